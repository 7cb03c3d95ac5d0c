/** The first game: steps that point at the real table. A game gives its own in games/<name>/guide.ts as `guide`. */
import type { AskInfo } from "../protocol";

export interface GuideStep {
  /** What to point at, or null for a word in the middle of the table. */
  target: string | null;
  title: string;
  text: string;
  /** The rules that it tells; a test holds it to the rulebook. Only a word about the table itself tells none. */
  rules: string[];
  /** When the step makes sense; it waits until then. Without it, at once. */
  when?: (view: Record<string, unknown>, ask: AskInfo | null) => boolean;
}

/** The first step from a number on that makes sense now, or -1; steps that wait do not hold up later ones. */
export function nextStep(
  steps: readonly GuideStep[],
  done: ReadonlySet<number>,
  view: Record<string, unknown>,
  ask: AskInfo | null,
): number {
  return steps.findIndex((step, number) => !done.has(number) && (step.when?.(view, ask) ?? true));
}

const keyOf = (game: string): string => `parlour.guide.${game}`;

/** Whether this person has seen (or dismissed) a game's guide. */
export function wasGuided(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null;
  } catch {
    return true; // a browser that remembers nothing would show it at every game
  }
}

export function rememberGuided(game: string): void {
  try {
    localStorage.setItem(keyOf(game), "seen");
  } catch {
    // Then it is shown again.
  }
}
