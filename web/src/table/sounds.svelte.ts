/** What a table sounds like, for those who want sounds; everything is on the screen as well. */
import { play } from "../lib/sound";
import { endingOf } from "./headline";
import type { Table } from "./table.svelte";

/** Play a cue whenever something happens at the table. Call it while a component is being set up. */
export function hearTable(at: () => Table): void {
  let talk = at().chat.length;
  $effect(() => {
    const { news, ask, view } = at();
    if (news.length === 0) return;
    play(endingOf(view) ? "over" : ask ? "turn" : "card");
  });
  $effect(() => {
    const said = at().chat.length;
    if (said > talk) play("chat");
    talk = said;
  });
  $effect(() => {
    if (at().notice?.rule) play("refused");
  });
}
