/** The three strengths of cards: always a sign, a colour and a letter. */
import type { Component } from "svelte";
import Attack from "~icons/lucide/sword";
import Defence from "~icons/lucide/shield";
import Support from "~icons/lucide/hand-helping";
import type { CardInfo } from "../../protocol";

export type Strength = "attack" | "defence" | "support";

export const SIGNS: Record<Strength, Component> = { attack: Attack, defence: Defence, support: Support };
export const STRENGTHS = ["attack", "defence", "support"] as const;

export const numberOf = (info: CardInfo | undefined, fact: string): number => {
  const value = info?.facts[fact];
  return typeof value === "number" ? value : 0;
};

/** A card in one breath. */
export function sayCard(info: CardInfo): string {
  const strengths = STRENGTHS.filter((each) => numberOf(info, each) > 0).map(
    (each) => `${each} ${numberOf(info, each)}`,
  );
  return [info.name, ...strengths].join(", ");
}
