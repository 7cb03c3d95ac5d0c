import { describe, expect, it } from "vitest";
import type { SettingInfo } from "../../protocol";
import {
  aboutChoice,
  changed,
  clockWish,
  control,
  fit,
  fitting,
  joined,
  reseat,
  saidClock,
  saidOptions,
  toggled,
  wishedFor,
  type Seat,
} from "./wish";

const setting = (name: string, usual: unknown, choices: unknown[], free = false): SettingInfo => ({
  name,
  text: "",
  default: usual,
  choices,
  free,
});
const seat = (kind: Seat["kind"]): Seat => ({ kind, level: "level3" });
const kinds = (seats: Seat[]) => seats.map((each) => each.kind);

describe("settings", () => {
  it("take from an address what they know", () => {
    const settings = [setting("players", 2, [2, 3]), setting("deck1", "tesla", ["tesla"], true)];
    const wished = { players: "3", deck1: "boudica", deck9: "salem", turns: "4" };
    expect(wishedFor(settings, wished)).toEqual({ players: 3, deck1: "boudica" });
    expect(wishedFor(settings, { players: "7" })).toEqual({});
  });

  it("know their control", () => {
    expect(control(setting("teams", false, [false, true]))).toBe("switch");
    expect(control(setting("players", 2, [2, 3]))).toBe("choice");
    expect(control(setting("decks", "random", ["random"], true))).toBe("text");
  });

  it("are sent where they differ from what is usual", () => {
    const settings = [setting("players", 4, [2, 4]), setting("drafting", false, [false, true])];
    expect(changed(settings, { players: 2, drafting: false, of: "another game" })).toEqual({ players: 2 });
  });
});

describe("the options of a table", () => {
  it("are told without what is off", () => {
    const options = { decks: "random", drafting: true, meeting: false, players: 4, traps: "none", turns: 0 };
    expect(saidOptions(options)).toEqual(["Players: 4", "Decks: random", "Drafting"]);
  });
});

describe("seats", () => {
  it("come and go with the number of players", () => {
    const three = fit([], 3);
    expect(kinds(three)).toEqual(["me", "open", "open"]);
    expect(kinds(fit([seat("open"), seat("me"), seat("bot")], 2))).toEqual(["open", "me"]);
  });

  it("are one for the host", () => {
    expect(kinds(reseat([seat("me"), seat("open"), seat("bot")], 2, "me"))).toEqual(["open", "open", "me"]);
    expect(kinds(reseat([seat("me"), seat("open")], 1, "bot"))).toEqual(["me", "bot"]);
  });
});

describe("clocks", () => {
  it("are sent in seconds or days", () => {
    expect(clockWish("off", 12)).toEqual({ kind: "off", amount: 0 });
    expect(clockWish("game", 30)).toEqual({ kind: "game", amount: 1800 });
    expect(clockWish("days", 0)).toEqual({ kind: "days", amount: 1 });
  });

  it("are said in words", () => {
    expect(saidClock({})).toBe("none");
    expect(saidClock({ kind: "game", amount: 1800 })).toBe("30 minutes for the whole game");
    expect(saidClock({ kind: "days", amount: 1 })).toBe("1 day for each move");
  });
});

describe("options that do not go together", () => {
  it("are as usual again when the number of players changes", async () => {
    const check = async ({ players, campaigns }: Record<string, unknown>) => players !== 3 || campaigns !== 1;
    const kept = await fitting({ campaigns: 1, meeting: true, players: 3 }, "players", check);
    expect(kept).toEqual({ players: 3, meeting: true });
  });
});

describe("the text of a setting", () => {
  const text = "the professions. first_light: For a first game: simple.; storm: For those who know.";

  it("is that of the choice where it explains each", () => {
    const choices = ["chance", "first_light", "storm"];
    expect(aboutChoice(text, choices, "first_light")).toBe("For a first game: simple.");
    expect(aboutChoice(text, choices, "storm")).toBe("For those who know.");
    expect(aboutChoice(text, choices, "chance")).toBe("the professions");
    expect(aboutChoice("how many play", [2, 3], 2)).toBe("how many play");
  });
});

describe("lists of names", () => {
  it("put decks together", () => {
    expect(joined("tesla", "renaissance")).toBe("tesla+renaissance");
    expect(joined("tesla+renaissance", "renaissance")).toBe("tesla");
  });

  it("gain and lose a word", () => {
    expect(toggled("random", "owls", ["random"])).toBe("owls");
    expect(toggled("owls, pandas", "owls", ["random"])).toBe("pandas");
    expect(toggled("owls", "pandas", ["random"])).toBe("owls,pandas");
    expect(toggled("owls", "owls", ["random"])).toBe("random");
    expect(toggled("owls,pandas", "none", ["none"])).toBe("none");
  });
});
