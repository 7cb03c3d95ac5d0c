/** The latest battle, as the log tells it. */
import type { Entry } from "../../table/journal";
import type { AttackedEvent, BattleEvent, GameEvent } from "./types";

export interface Fought {
  /** The step that told of it: a new battle appears anew. */
  seq: number;
  to: string;
  from: string;
  attack: number;
  defence: number;
  winner: number;
}

/** So many entries after a battle it is no news any more. */
const LASTING = 5;

/** The latest battle with the attack that led to it, or null where there was none of late. */
export function latestBattle(log: readonly Entry[]): Fought | null {
  for (const { seq, events } of log.slice(-LASTING).toReversed()) {
    const battle = (events as unknown as GameEvent[]).findLast((told) => told.event === "battle");
    if (battle) return fought(seq, battle as BattleEvent, attackOn((battle as BattleEvent).to, log));
  }
  return null;
}

function attackOn(land: string, log: readonly Entry[]): AttackedEvent | undefined {
  const told = log.slice(-40).flatMap(({ events }) => events as unknown as GameEvent[]);
  return told.findLast((event) => event.event === "attacked" && (event as AttackedEvent).to === land) as
    AttackedEvent | undefined;
}

function fought(seq: number, battle: BattleEvent, attack: AttackedEvent | undefined): Fought {
  return {
    seq,
    to: battle.to,
    from: attack?.from.replace(/^from /, "") ?? "",
    attack: battle.attack,
    defence: battle.defence,
    winner: battle.winner,
  };
}
