// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Step } from "../protocol";
import { EMPTY, fold, since, type Journal } from "./journal";

const step = (seq: number, undone = 0): Step => ({
  seq,
  seat: 0,
  lines: undone ? [] : [[`line ${seq}`]],
  undone,
});
const message = (...steps: Step[]) => ({ seq: steps.at(-1)?.seq ?? 0, steps });
const told = (journal: Journal | null) => journal?.entries.flatMap((entry) => entry.lines).map(String);

describe("the journal", () => {
  it("adds the lines of answers in order", () => {
    const journal = fold(EMPTY, message(step(1), step(2)));
    expect(told(journal)).toEqual(["line 1", "line 2"]);
    expect(journal?.seen).toBe(2);
  });

  it("is the same log in whatever portions the steps come", () => {
    const steps = [step(1), step(2), step(3, 1), step(4), step(5, 2), step(6)];
    const whole = fold(EMPTY, message(...steps));
    let piecemeal: Journal | null = EMPTY;
    for (const each of steps) piecemeal = piecemeal && fold(piecemeal, message(each));
    expect(piecemeal).toEqual(whole);
    expect(told(whole)).toEqual(["line 6"]);
  });

  it("takes back the last answers that stand, past earlier remarks", () => {
    const journal = fold(EMPTY, message(step(1), step(2), step(3), step(4, 1), step(5, 1)));
    expect(told(journal)).toEqual(["line 1"]);
    expect(journal?.entries.at(-1)).toMatchObject({ at: 1, answer: false });
  });

  it("counts the answers that stand, for the replay", () => {
    const journal = fold(EMPTY, message(step(1), step(2), step(3, 1), step(4)));
    expect(journal?.entries.map((entry) => entry.at)).toEqual([1, 1, 2]);
  });

  it("skips what it has seen", () => {
    const journal = fold(EMPTY, message(step(1), step(2)));
    expect(journal && told(fold(journal, message(step(2), step(3))))).toEqual(["line 1", "line 2", "line 3"]);
  });

  it("notices a gap", () => {
    const journal = fold(EMPTY, message(step(1), step(2))) as Journal;
    expect(fold(journal, message(step(4)))).toBeNull();
    expect(fold(journal, { seq: 5, steps: [step(3)] })).toBeNull();
    expect(fold(journal, { seq: 4, steps: [] })).toBeNull();
    expect(fold(journal, { seq: 2, steps: [] })).toEqual(journal);
  });

  it("begins afresh when the steps begin with number 1", () => {
    const journal = fold(EMPTY, message(step(1), step(2))) as Journal;
    const again = fold(journal, message({ ...step(1), lines: [["other"]] }, step(2), step(3)));
    expect(told(again)).toEqual(["other", "line 2", "line 3"]);
  });

  it("never takes back what was told at the start", () => {
    const journal = fold(EMPTY, message({ ...step(1), seat: null }, step(2), step(3, 1), step(4))) as Journal;
    expect(told(journal)).toEqual(["line 1", "line 4"]);
    expect(journal.entries.map((entry) => entry.at)).toEqual([0, 0, 1]);
  });

  it("tells what was missed", () => {
    const journal = fold(EMPTY, message(step(1), step(2), step(3))) as Journal;
    expect(since(journal, 1).map(String)).toEqual(["line 2", "line 3"]);
  });
});
