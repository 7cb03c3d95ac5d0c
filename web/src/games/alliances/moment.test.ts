import { expect, it } from "vitest";
import { moment } from "./moment";
import { player, table } from "./sample";
import type { View } from "./types";

const before = table({
  target: "a3",
  seats: [player(0, { played: { card: 1, name: "9P" } }), player(1, { hand: [{ card: 2, name: "11P" }] })],
}) as unknown as Record<string, unknown>;
const played = { event: "played", seat: 1, card: 2, face: "11P" };
const captured = { event: "captured", seat: 1, place: "a3", country: "Country C", of: "gold" };
const campaign = {
  event: "campaign",
  side: "silver",
  rule: "AL-071",
  reason: "silver holds eleven",
  wins: [1, 1],
};
const name = (seat: number): string => ["Ann", "Ben"][seat] ?? "";
const dealt = { event: "dealt" };

it("shows the map as the campaign decided it, with the last conflict over", () => {
  const found = moment(before, [played, captured, campaign, dealt], name);
  const view = found?.then?.view as unknown as View;
  expect(found?.then?.events).toBe(3);
  expect(found?.title).toBe("Silver wins the campaign");
  expect(found?.lines).toEqual(["silver holds eleven", "Campaigns won: gold 1, silver 1"]);
  expect(view.map.find(({ place }) => place === "a3")).toMatchObject({ owner: "silver", tokens: "gs" });
  expect(view.sides.map(({ countries }) => countries)).toEqual([4, 1]);
  expect(view.target).toBeNull();
  expect(view.seats.every((seat) => seat.played === null && seat.hand.length === 0)).toBe(true);
});

it("is none where no campaign ends", () => {
  expect(moment(before, [played, captured], name)).toBeNull();
});

it("tells what three players did as Empire and Rebels", () => {
  const rebel = { event: "rebel scored", seat: 1, won: 1, total: 4 };
  const empire = { event: "empire scored", seat: 0, countries: 9, tricks: [5, 1, 2] };
  const found = moment(before, [captured, campaign, rebel, empire], name);
  expect(found?.lines).toEqual([
    "silver holds eleven",
    "Ben: 1 conflict as a Rebel",
    "Ann: 9 countries as Empire",
  ]);
});
