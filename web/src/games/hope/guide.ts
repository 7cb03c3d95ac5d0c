/** The first game of Dealers in Hope: what lies where, told at the moment when it matters. */
import type { GuideStep } from "../../table/guide";
import { groupOf, look } from "./look";
import type { View } from "./types";

type When = NonNullable<GuideStep["when"]>;

/** A moment of the game in which somebody in this seat is asked something. */
const asked =
  (question: string, when: (seen: View) => boolean = () => true): When =>
  (view, ask) =>
    ask?.what === question && when(look(view));

export const guide: GuideStep[] = [
  {
    target: '[data-zone="mats"]',
    title: "Choose a people or a city",
    text: "Everybody takes a faction and a start city, one now and the other in the second round. A mat says what its people can do, and what they score for in winter. Lit cities can be chosen on the map.",
    rules: ["DH-037", "DH-038", "DH-104"],
    when: asked("draft"),
  },
  {
    target: '[data-zone="map"]',
    title: "A drowned continent",
    text: "Land in your colour, pattern and letter is yours; the crown marks a capital, which nobody can attack. The number on any other territory is its defence: interior and natives together while nobody controls it. At the end every territory is a point.",
    rules: ["DH-162", "DH-148", "DG-55"],
    when: (view) => look(view).phase === "choosing",
  },
  {
    target: '[data-zone="actions"]',
    title: "One action a turn",
    text: "Put a cube on a free space: reorganize your deck, train cards into it, or assault a territory. The wide space at the bottom of a column always has room. The crown uses your leader cube, once in each era, even where a space is taken.",
    rules: ["DH-077", "DH-084", "DH-085", "DH-082", "DH-083"],
    when: asked("action"),
  },
  {
    target: '[data-zone="hand"]',
    title: "A card gives one strength",
    text: "Play a card for its attack, its defence or its support, and then its ability is carried out. Played cards go to your discard pile at the end of the turn, and you draw up to your hand size.",
    rules: ["DH-089", "DH-090", "DH-097", "DH-098"],
    when: asked("act"),
  },
  {
    target: '[data-zone="supply"]',
    title: "Train your people",
    text: "Support pays for cards, which go to your discard pile. Level 2 needs a card of its profession in your play area, a master needs level 2 there. Train as many cards as the action says: each one more or fewer costs a point.",
    rules: ["DH-124", "DH-127", "DH-131", "DH-137"],
    when: asked("act", (seen) => groupOf(seen) === "train"),
  },
  {
    target: '[data-zone="map"]',
    title: "Where you can go",
    text: "Footprints show what a neighbouring territory costs, anchors what one over the sea costs; every sea on the way adds its number. Play cards until your attack is enough, then touch what is lit. Territories of natives 2 and 3 bring spoils.",
    rules: ["DH-146", "DH-159", "DH-149", "DH-151"],
    when: asked("act", (seen) => groupOf(seen) === "assault"),
  },
  {
    target: '[data-zone="duel"]',
    title: "A battle",
    text: "The attacker plays cards, then the defender, then the attacker once more. Whoever attacks must reach the defence each time. A territory taken from a player brings 2 points.",
    rules: ["DH-170", "DH-172", "DH-177", "DH-174"],
    when: (view) => look(view).battle !== null,
  },
  {
    target: '[data-zone="winter"]',
    title: "Winter",
    text: "The year ends when everybody has passed in a row. Every faction scores what its mat says, discard piles are shuffled under the draw piles, and the start player token moves on.",
    rules: ["DH-102", "DH-104", "DH-106", "DH-108"],
    when: (view) => look(view).phase === "winter",
  },
  {
    target: null,
    title: "Enjoy the game",
    text: "Push the map with a finger or the mouse, and bring it closer with two fingers, the wheel or + and −. H asks for a hint, U takes an answer back, R opens the rules. Only what is allowed is lit.",
    rules: [],
    when: (view) => look(view).year > 1,
  },
];
