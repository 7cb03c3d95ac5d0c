/** What a face shows, read from the facts of a printed card. */
import type { CardInfo } from "../../protocol";
import { OWNERS } from "./folks";
import type { CardFacts, CharacterFacts, Facts, HeldView } from "./types";
import { t } from "../../words/words";
import { said } from "../../words/games.svelte";

export interface Face {
  kind: Facts["kind"];
  /** The name on the face: an owned card is drawn without its owner's colour, which it shows. */
  title: string;
  value: number | null;
  set: string | null;
  owner: number | null;
  type: "technique" | "passive" | null;
  bonus: boolean;
  reusable: boolean;
  text: string;
  alert: string;
  /** Of a character: its trade, and the colour that tells how hard it is to play. */
  trade: string;
  colour: string;
}

const BLANK = { value: null, set: null, owner: null, type: null, bonus: false, reusable: false, alert: "" };

/** The face of a printed card, or null for the back of a card that is not known. */
export function faceOf(info: CardInfo | undefined): Face | null {
  if (!info) return null;
  const facts = info.facts as unknown as Facts;
  return facts.kind === "character" ? characterFace(info, facts) : cardFace(info, facts);
}

function characterFace(info: CardInfo, { title, colour, abilities, setup }: CharacterFacts): Face {
  const text = [info.text, ...abilities].map(said);
  if (setup) text.push(t("Set-up: {setup}", { setup: said(setup) }));
  return {
    ...BLANK,
    kind: "character",
    title: info.name,
    text: text.filter(Boolean).join(" "),
    trade: title,
    colour,
  };
}

/** So many letters fit on a card as wide as the others; and no card gets more than so much of their width. */
const FEW = 170;
const WIDEST = 1.45;

/** How wide a card lies among others: wider where it says much, so that it is not much higher than they are. */
export function shareOf(info: CardInfo | undefined): number {
  const face = faceOf(info);
  return face ? Math.min(WIDEST, Math.max(1, said(face.text).length / FEW)) : 1;
}

/** A name without a printed card, as a replay of another version may have one, is shown as far as it goes. */
function cardFace(info: CardInfo, facts: Partial<CardFacts>): Face {
  const owner = OWNERS.findIndex((name) => name === facts.owner);
  return {
    kind: facts.kind ?? "animalfolk",
    title: owner < 0 ? info.name : info.name.slice((OWNERS[owner] ?? "").length + 1),
    value: facts.value ?? null,
    set: facts.set ?? null,
    owner: owner < 0 ? null : owner,
    type: facts.type ?? null,
    bonus: facts.bonus ?? false,
    reusable: facts.reusable ?? false,
    text: info.text,
    alert: facts.alert ?? "",
    trade: "",
    colour: "",
  };
}

/** A card of the table in one breath, with what it is worth and counts as now. */
export function say(info: CardInfo, card: Partial<HeldView>): string {
  const face = faceOf(info);
  const changes = [
    typeof card.worth === "number" && card.worth !== card.value
      ? t("worth {worth} now", { worth: card.worth })
      : "",
    card.as ? t("counts as {card}", { card: said(card.as) }) : "",
  ];
  return [face ? spoken(face) : said(info.name), ...changes].filter(Boolean).join(", ");
}

/** A face in one breath, for those who hear it. */
export function spoken(face: Face): string {
  const owner = OWNERS[face.owner ?? -1];
  const kind =
    face.kind === "animalfolk" ? (face.type ?? "") : face.kind === "character" ? face.trade : face.kind;
  const marks = [face.bonus ? t("bonus action") : "", face.reusable ? t("reusable") : ""];
  const value = face.value === null ? "" : t("value {value}", { value: face.value });
  const name = said(owner ? `${owner} ${face.title}` : face.title);
  return [name, value, said(face.set ?? ""), kind === "junk" ? "" : said(kind), ...marks]
    .filter(Boolean)
    .join(", ");
}
