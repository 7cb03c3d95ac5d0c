/** What a face shows, read from the facts of a printed card. */
import type { CardInfo } from "../../protocol";
import { OWNERS } from "./folks";
import type { HeldView } from "./types";

export interface Face {
  kind: "animalfolk" | "junk" | "trap" | "specialty" | "character";
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

const KINDS: readonly string[] = ["animalfolk", "junk", "trap", "specialty", "character"];
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The face of a printed card, or null for the back of a card that is not known. */
export function faceOf(info: CardInfo | undefined): Face | null {
  if (!info) return null;
  const facts = info.facts as Record<string, unknown>;
  const kind = text(facts["kind"]);
  const type = facts["type"];
  const abilities = Array.isArray(facts["abilities"]) ? facts["abilities"].map(text) : [];
  const setup = text(facts["setup"]);
  const owner = OWNERS.findIndex((name) => name === facts["owner"]);
  return {
    kind: KINDS.includes(kind) ? (kind as Face["kind"]) : "animalfolk",
    title: owner < 0 ? info.name : info.name.slice(text(facts["owner"]).length + 1),
    value: kind === "character" ? null : number(facts["value"]),
    set: text(facts["set"]) || null,
    owner: owner < 0 ? null : owner,
    type: type === "technique" || type === "passive" ? type : null,
    bonus: facts["bonus"] === true,
    reusable: facts["reusable"] === true,
    text: [info.text, ...abilities, setup && `Set-up: ${setup}`].filter(Boolean).join(" "),
    alert: text(facts["alert"]),
    trade: text(facts["title"]),
    colour: text(facts["colour"]),
  };
}

/** A card of the table in one breath, with what it is worth and counts as now. */
export function say(info: CardInfo, card: Partial<HeldView>): string {
  const face = faceOf(info);
  const changes = [
    typeof card.worth === "number" && card.worth !== card.value ? `worth ${card.worth} now` : "",
    card.as ? `counts as ${card.as}` : "",
  ];
  return [face ? spoken(face) : info.name, ...changes].filter(Boolean).join(", ");
}

/** A face in one breath, for those who hear it. */
export function spoken(face: Face): string {
  const owner = OWNERS[face.owner ?? -1];
  const kind =
    face.kind === "animalfolk" ? (face.type ?? "") : face.kind === "character" ? face.trade : face.kind;
  const marks = [face.bonus ? "bonus action" : "", face.reusable ? "reusable" : ""];
  const value = face.value === null ? "" : `value ${face.value}`;
  const name = owner ? `${owner} ${face.title}` : face.title;
  return [name, value, face.set ?? "", kind === "junk" ? "" : kind, ...marks].filter(Boolean).join(", ");
}
