import { expect, it } from "vitest";
import { moment } from "./moment";

const name = (seat: number): string => ["Ann", "Ben", "Cleo"][seat] ?? "";
const scored = (seat: number, points: number, why: string) => ({ event: "scored", seat, points, why });

it("tells what a winter brings to everybody, and nothing that was scored for something else", () => {
  const events = [
    scored(0, 2, "a prize"),
    { event: "winter" },
    scored(0, 3, "winter"),
    scored(2, 1, "winter"),
  ];
  expect(moment({}, events, name)).toEqual({ title: "Winter comes", lines: ["Ann: +3", "Cleo: +1"] });
  expect(moment({}, [...events, { event: "late era" }], name)?.title).toBe("Winter ends the early era");
});

it("passes over a winter without points, and tells the late era where it begins later", () => {
  expect(moment({}, [{ event: "winter" }], name)).toBeNull();
  expect(moment({}, [{ event: "late era" }], name)).toEqual({ title: "The late era begins", lines: [] });
  expect(moment({}, [scored(1, -1, "cards not dismissed")], name)).toBeNull();
});
