import { expect, test } from "vitest";
import { CONTINUED, FORETELLABLE, remarks } from "./chance";

test("a table of today needs no remark", () => {
  expect(remarks({ came_from: null, chance: "keyed" })).toEqual([]);
});

test("a continued table says that its cards are known", () => {
  expect(remarks({ came_from: "other", chance: "keyed" })).toEqual([CONTINUED]);
});

test("a table from before keyed chance says so while it is played", () => {
  expect(remarks({ came_from: null, chance: "fast" })).toEqual([FORETELLABLE]);
});
