import { describe, expect, it } from "vitest";
import alliances from "../../../src/parlour/languages/de/alliances.json";
import dale from "../../../src/parlour/languages/de/dale.json";
import games from "../../../src/parlour/languages/de/games.json";
import { guide as allianceGuide } from "../games/alliances/guide";
import { guide as daleGuide } from "../games/dale/guide";
import { Catalogue } from "./catalogue";
import { said, saidLine } from "./games.svelte";

const german = new Catalogue({ ...games, ...alliances });
const market = new Catalogue({ ...games, ...dale });

describe("a catalogue", () => {
  it.each([
    ["P2's Bribe is worth 7 economics.", "Bestechung von P2 zählt 7 Wirtschaft."],
    ["You are passed 3M, Spin.", "Du bekommst 3M, Kehrtwende."],
    ["a3 Castoria", "a3 Castoria"],
    ["pass", "passen"],
    ["P2 dances.", "P2 dances."],
  ])("says %j as %j", (english, other) => {
    expect(german.say(english)).toBe(other);
  });

  it("says lists and slots within slots", () => {
    expect(market.say("pay with Junk 1 + Crimson Itching Powder 2 + 1 gold")).toBe(
      "mit Plunder 1 + Juckpulver (Purpur) 2 + 1 Gold zahlen",
    );
    expect(market.say("P1 and P3 built stack 8")).toBe("P1 und P3 haben Stapel 8 gebaut");
  });

  it("leaves marks of players and cards where the sentence wants them", () => {
    expect(german.say("\ue100's \ue200 is discarded.")).toBe("\ue200 von \ue100 wird abgelegt.");
  });
});

describe("the guides", () => {
  it.each([
    ["Alliances", allianceGuide, german],
    ["Dale", daleGuide, market],
  ])("of %s are in the catalogue", (_name, guide, catalogue) => {
    const words = guide.flatMap(({ title, text }) => [title, text]);
    expect(words.filter((each) => catalogue.find(each) === null)).toEqual([]);
  });
});

describe("the words of a game", () => {
  it("are English for an English reader", () => {
    expect(said("pass")).toBe("pass");
    expect(saidLine([{ seat: 0 }, " plays ", { card: "Spin" }, "."])).toEqual([
      { seat: 0 },
      " plays ",
      { card: "Spin" },
      ".",
    ]);
  });
});
