/** What a face shows, read from the facts of a printed card. */
import type { CardInfo } from "../../protocol";
import type { Facts, InPlayView } from "./types";

const BLANK: Facts = { kind: "", subtype: "", title: "", dates: "", traits: [], symbols: "", deck: "" };

/** The facts of a printed card; of a name without one, as a replay of another version may have it, as far as they go. */
export function factsOf(info: CardInfo | undefined): Facts {
  return { ...BLANK, ...(info?.facts as Partial<Facts> | undefined) };
}

/** Attack and defence, of those cards that fight. */
export function strengthOf(facts: Facts): [number, number] | null {
  const fights = facts.kind === "character" || facts.kind === "army";
  return fights ? [facts.attack ?? 0, facts.defence ?? 0] : null;
}

/** What a card is, in a word or two. */
export const kindWords = (facts: Facts): string =>
  facts.kind === "land" ? `land of ${facts.continent ?? "the world"}` : facts.subtype || facts.kind;

/** A card of the table in one breath, with what became of it. */
export function say(info: CardInfo, card: Partial<InPlayView>): string {
  const facts = factsOf(info);
  const strength = strengthOf(facts);
  const left = card.left ?? null;
  return [
    info.name,
    kindWords(facts),
    strength ? `attack ${strength[0]}, defence ${strength[1]}` : "",
    left === null ? "" : left === 0 ? "used up" : `${left} left`,
    card.silenced ? "silenced" : "",
  ]
    .filter(Boolean)
    .join(", ");
}

const WHEN: Readonly<Record<string, string>> = { I: "when played", H: "held for later", C: "always" };

/** The symbols of a card in words: "H2" is "held for later, twice". */
export function symbolWords(symbols: string): string {
  return symbols
    .split(" ")
    .filter(Boolean)
    .map((each) => {
      const often = each.slice(1);
      const times =
        often === "∞" ? "" : often === "1" ? ", once" : often === "2" ? ", twice" : `, ${often} times`;
      return `${WHEN[each.charAt(0)] ?? each}${each.startsWith("C") ? "" : times}`;
    })
    .join("; ");
}
