import { expect, it } from "vitest";
import { nextStep, rememberGuided, wasGuided, type GuideStep } from "./guide";

const steps: GuideStep[] = [
  { target: null, title: "Welcome", text: "…", rules: [] },
  { target: ".trick", title: "A trick", text: "…", rules: [], when: (view) => view["phase"] === "play" },
  { target: ".hand", title: "Your hand", text: "…", rules: [] },
];

it("shows the first step that makes sense now and was not shown", () => {
  expect(nextStep(steps, new Set(), {}, null)).toBe(0);
  expect(nextStep(steps, new Set([0]), { phase: "bid" }, null)).toBe(2);
  expect(nextStep(steps, new Set([0]), { phase: "play" }, null)).toBe(1);
  expect(nextStep(steps, new Set([0, 1, 2]), { phase: "play" }, null)).toBe(-1);
});

it("is remembered for each game", () => {
  rememberGuided("toy");
  expect([wasGuided("toy"), wasGuided("other")]).toEqual([true, false]);
});
