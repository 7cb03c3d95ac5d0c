/** Attacks that could be made, as the view previews them. */
import type { ClashView, View } from "./types";

/** Which side is ahead, as it stands: "even" costs nobody anything. */
export function verdict({ attack, defence }: ClashView): "attack" | "defence" | "even" {
  if (attack.total === defence.total) return "even";
  return attack.total > defence.total ? "attack" : "defence";
}

/** The attacks from a land, those that look best first. */
export function clashesFrom(seen: View, land: number): ClashView[] {
  const margin = ({ attack, defence }: ClashView): number => attack.total - defence.total;
  return seen.clashes.filter(({ by }) => by === land).sort((a, b) => margin(b) - margin(a));
}

/** What it would mean, in a sentence. */
export function outlook(clash: ClashView, edition: number): string {
  const margin = Math.abs(clash.attack.total - clash.defence.total);
  const found = verdict(clash);
  if (found === "even") return "Even: nobody would win.";
  if (found === "defence") return `You would lose by ${margin}, and 100 morale with it.`;
  const cost = edition === 1 ? "a card falls" : "they lose a card and 100 morale";
  return `You would win by ${margin}: ${cost}.`;
}

/** Rounds in which nobody attacks, and the morale above which one may. */
const PEACE = 2;
const GATE = 800;

/** Why whoever has the turn cannot attack anybody now, in a word or two and in a sentence; null if that is not so. */
export function whyNoAttacks({ round, gate, seats, turn }: View): { short: string; why: string } | null {
  if (round <= PEACE)
    return { short: `from round ${PEACE + 1}`, why: `no attacks before round ${PEACE + 1}` };
  const morale = seats[turn]?.morale ?? 0;
  if (gate && morale <= GATE)
    return { short: `above ${GATE}`, why: `attacks need more than ${GATE} morale, not ${morale}` };
  return null;
}
