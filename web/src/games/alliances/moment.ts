/** The end of a campaign as a moment: the last conflict stays, and the map as it was decided. */
import type { Moment } from "../registry";
import { said } from "../../words/games.svelte";
import { t, tn } from "../../words/words";
import type { GameEvent, View } from "./types";

/** The table at the end of a campaign, if one ended in these events; `before` is the table before them. */
export function moment(
  before: Record<string, unknown>,
  told: readonly object[],
  name: (seat: number) => string,
): Moment | null {
  const events = told as readonly GameEvent[];
  const end = events.findIndex(({ event }) => event === "campaign");
  const campaign = events[end];
  if (campaign?.event !== "campaign") return null;
  const view = { ...decided(before as unknown as View, events.slice(0, end)), waiting: [] };
  return {
    then: { view, events: end + 1 },
    title: campaign.side === "gold" ? t("Gold wins the campaign") : t("Silver wins the campaign"),
    lines: [said(campaign.reason), ...score(campaign.wins, events.slice(end), name)],
  };
}

/** How it stands now: campaigns won by the sides, or, where everybody is the Empire once, what each did in their role. */
function score(
  [gold = 0, silver = 0]: number[],
  events: readonly GameEvent[],
  name: (seat: number) => string,
): string[] {
  const roles = events.flatMap((each) => {
    if (each.event === "empire scored")
      return [
        tn(each.countries, "{name}: {count} country as Empire", "{name}: {count} countries as Empire", {
          name: name(each.seat),
        }),
      ];
    if (each.event === "rebel scored")
      return [
        tn(each.won, "{name}: {count} conflict as a Rebel", "{name}: {count} conflicts as a Rebel", {
          name: name(each.seat),
        }),
      ];
    return [];
  });
  return roles.length > 0 ? roles : [t("Campaigns won: gold {gold}, silver {silver}", { gold, silver })];
}

/** The table after the last conflict: its cards lie there as those of a conflict that is over. */
function decided(view: View, events: readonly GameEvent[]): View {
  const fallen = events.filter((each) => each.event === "captured");
  const gone = events.filter((each) => each.event === "played").map(({ card }) => card);
  const seats = view.seats.map((player) => {
    const hand = player.hand.filter(({ card }) => !gone.includes(card));
    return { ...player, hand, played: null, power: null };
  });
  const map = view.map.map((place) => {
    const taken = fallen.find((each) => each.place === place.place);
    const owner = taken ? (view.seats[taken.seat]?.side ?? null) : null;
    return owner ? { ...place, owner, tokens: place.tokens + owner.charAt(0) } : place;
  });
  const sides = view.sides.map((side) => ({
    ...side,
    countries: map.filter(({ owner }) => owner === side.name).length,
  }));
  return { ...view, seats, map, sides, target: null };
}
