/** The first game of Historical Conquest: what lies where, told at the moment when it matters. */
import type { GuideStep } from "../../table/guide";
import type { View } from "./types";

const look = (view: Record<string, unknown>): View => view as unknown as View;

type When = NonNullable<GuideStep["when"]>;

const asked =
  (...questions: string[]): When =>
  (_view, ask) =>
    ask !== null && questions.includes(ask.what);

/** A moment of a game of one edition. */
const inEdition =
  (edition: number, when: When = () => true): When =>
  (view, ask) =>
    look(view).edition === edition && when(view, ask);

const offers =
  (words: RegExp): When =>
  (_view, ask) =>
    ask?.options.some((option) => words.test(option.words)) ?? false;

export const guide: GuideStep[] = [
  {
    target: '[data-zone="hand"]',
    title: "Choose where you begin",
    text: "Your civilization begins with one land of your choice. Others come into play later.",
    rules: ["HC1-008", "HC1-009"],
    when: asked("first land"),
  },
  {
    target: '[data-zone="world"]',
    title: "Six continents",
    text: "Every land lies on its continent: those of the others above, yours below. The cards in a land guard it. Whoever has no land left is out of the game.",
    rules: ["HC2-011", "HC2-013"],
    when: inEdition(2),
  },
  {
    target: '[data-zone="world"]',
    title: "Six continents",
    text: "Every land lies on its continent: those of the others above, yours below. Your lands on one continent share their guards: four characters and two armies at most.",
    rules: ["HC1-017", "HC1-018", "HC1-029"],
    when: inEdition(1),
  },
  {
    target: ".own .track",
    title: "Morale wins",
    text: "Whoever has 3000 morale wins. The mark at 800 matters before that: only with more than 800 you may attack. With -2000 you are out.",
    rules: ["HC2-112", "HC2-088", "HC2-111"],
    when: inEdition(2, (view) => look(view).aim === "morale" && look(view).gate && look(view).goal === 3000),
  },
  {
    target: ".own .track",
    title: "Morale wins",
    text: "You begin with 500 morale. Whoever has 3000 first wins.",
    rules: ["HC1-012", "HC1-014"],
    when: inEdition(1, (view) => look(view).aim === "morale" && look(view).goal === 3000),
  },
  {
    target: '[data-zone="hand"]',
    title: "Three cards a turn",
    text: "Play up to three cards. Characters and armies go into a land, everything else into your active area. To discard a card is one of the three as well.",
    rules: ["HC2-071", "HC2-072", "HC2-077", "HC2-079"],
    when: inEdition(2, asked("turn")),
  },
  {
    target: '[data-zone="hand"]',
    title: "Three cards a turn",
    text: "Play up to three cards. To discard one is one of the three as well. At the end of your turn your hand is filled to five.",
    rules: ["HC1-023", "HC1-025", "HC1-036"],
    when: inEdition(1, asked("turn")),
  },
  {
    target: '[data-zone="hand"] .card',
    title: "When a card acts",
    text: "I acts at once when it is played. H is held until you want it. C is always so. The number says how often. Rest on a card, press it long, or press I to read it with its history.",
    rules: ["HC2-043", "HC2-044", "HC2-045", "HC2-047"],
    when: inEdition(2, asked("turn")),
  },
  {
    target: '[data-zone="world"]',
    title: "Room in a land",
    text: "A land has room for four characters, or for three and one army. How much is free stands below your guards.",
    rules: ["HC2-020", "HC2-074"],
    when: inEdition(2, asked("where")),
  },
  {
    target: '[data-zone="status"]',
    title: "Discovering",
    text: "An explorer may discover a new land when it is played, and stands in it. What is not discovered at that moment cannot be discovered later by the same explorer.",
    rules: ["HC2-023", "HC2-024", "HC2-026"],
    when: inEdition(2, (view, ask) => ask?.what === "where" && offers(/discover/)(view, ask)),
  },
  {
    target: '[data-zone="status"]',
    title: "Where the turn is",
    text: "The round, and how many cards, attacks and moves are left. In rounds 1 and 2 nobody acts against anybody. What others do, and every battle, is told here.",
    rules: ["HC2-064", "HC2-071", "HC2-082", "HC2-096"],
    when: inEdition(2, (view) => look(view).turns > 1),
  },
  {
    target: '[data-zone="world"] .attack',
    title: "You can attack",
    text: "Press a land with crossed swords. Before you decide you see both totals, with everything that they are made of. You attack lands of the same continent, up to twice a turn, and after that you play no more cards.",
    rules: ["HC2-090", "HC2-091", "HC2-092", "HC2-096", "HG-102"],
    when: inEdition(2, offers(/^attack from/)),
  },
  {
    target: '[data-zone="world"] .attack',
    title: "You can attack",
    text: "Press a land with crossed swords. Before you decide you see both totals. Only more than the other side wins; the victor chooses a character of the other, and may attack once more.",
    rules: ["HC1-041", "HC1-050", "HC1-051", "HC1-052"],
    when: inEdition(1, offers(/^attack from/)),
  },
  {
    target: '[data-zone="status"]',
    title: "Interrupts",
    text: "You may answer what others do with a card that says Interrupt. What could answer is lit. Everybody who might have an answer is asked, so being asked tells nobody anything. P passes.",
    rules: ["HC2-052", "HG-103", "HG-119"],
    when: asked("interrupt"),
  },
  {
    target: '[data-zone="world"]',
    title: "A land to be claimed",
    text: "Your attack left nobody there. Send a card of the attacking land before your turn ends, or its owner keeps the land.",
    rules: ["HC2-098", "HC2-099"],
    when: inEdition(2, offers(/^claim /)),
  },
];
