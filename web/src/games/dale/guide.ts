/** The first game of Dale: what lies where, told at the moment when it matters. */
import type { AskInfo } from "../../protocol";
import type { GuideStep } from "../../table/guide";
import type { View } from "./types";

const look = (view: Record<string, unknown>): View => view as unknown as View;

const asked =
  (...questions: string[]): NonNullable<GuideStep["when"]> =>
  (_view, ask) =>
    ask !== null && questions.includes(ask.what);

/** Whether an option is about a thing of this kind ("slot", or a pile by name). */
const offers = (ask: AskInfo | null, key: string, value?: string): boolean =>
  ask?.options.some(({ touches }) => key in touches && (value === undefined || touches[key] === value)) ??
  false;

/** The first turn has begun: nobody chooses a character any more. */
const begun: NonNullable<GuideStep["when"]> = (view) => look(view).turns > 0;

export const guide: GuideStep[] = [
  {
    target: '[data-zone="tray"]',
    title: "Your character",
    text: "Whom you choose stays with you for the whole game, with an ability or an effect of its own. Green ones are the easiest to play.",
    rules: ["DM-067", "DM-115", "DM-124"],
    when: asked("choose character"),
  },
  {
    target: '[data-zone="stall"]',
    title: "Your stall wins the game",
    text: "Build stacks here, one after the other. The first must total 1, the second 2, and so on. Whoever completes the last stack first wins.",
    rules: ["DM-008", "DM-175", "DM-176"],
    when: begun,
  },
  {
    target: '[data-zone="stall"] .next',
    title: "The next stack",
    text: "The number in this frame is what your next stack must total. All its cards must be of one set. A card in a stack has left your deck for good.",
    rules: ["DM-175", "DM-178", "DM-177"],
    when: begun,
  },
  {
    target: '[data-zone="hand"]',
    title: "Your hand",
    text: "The coin is a card's value: it pays with it, and it counts in a stack. The emblem is its set. Junk pays one, and can be in no stack unless a card allows it. Rest on a card, press it long, or press I to read it.",
    rules: ["DM-055", "DM-143", "DM-065"],
    when: begun,
  },
  {
    target: '[data-zone="market"] .slots',
    title: "The market",
    text: "Here you buy better cards. On the right they are cheapest; each slot to the left costs one more. Under every card stands its price, and how it comes about.",
    rules: ["DM-141", "DM-139"],
    when: begun,
  },
  {
    target: '[data-zone="status"]',
    title: "One action",
    text: "In your turn you do one thing: buy a card, play a technique, build a stack, or discard what you do not want. What you can do is lit. Press something dim, and the table says why not.",
    rules: ["DM-131"],
    when: asked("act"),
  },
  {
    target: '[data-zone="market"] .lit',
    title: "Buying",
    text: "Press a lit card to buy it. It comes into your hand. What you pay goes to your discard pile, and comes back to you when your deck is shuffled.",
    rules: ["DM-153", "DM-152", "DM-163"],
    when: (_view, ask) => ask?.what === "act" && offers(ask, "slot"),
  },
  {
    target: '[data-zone="hand"] .lit',
    title: "Techniques",
    text: "Press a lit card of your hand to play it. A plus on it is a bonus: it costs no action, and your turn goes on.",
    rules: ["DM-155", "DM-167"],
    when: (view, ask) =>
      ask?.what === "act" &&
      (look(view).seats[look(view).turn]?.hand.some(({ card }) =>
        ask.options.some(({ touches }) => touches["card"] === card),
      ) ??
        false),
  },
  {
    target: '[data-zone="status"]',
    title: "Paying",
    text: "Press the cards of your hand that you want to pay with, and then the button that names them. There is no change: a card that is not needed cannot be added.",
    rules: ["DM-142", "DM-145", "DM-146"],
    when: asked("pay", "spend"),
  },
  {
    target: '[data-zone="stall"] .next',
    title: "You can build",
    text: "Your hand holds cards for the next stack. Press the frame, then pick the cards. Good cards are missed in your deck afterwards: building at the right time is the heart of the game.",
    rules: ["DM-178", "DM-179", "DM-177"],
    when: (_view, ask) => offers(ask, "pile", "stall"),
  },
  {
    target: '[data-zone="own"]',
    title: "Deck and discard pile",
    text: "At the end of your turn your hand is filled to five from your deck. When the deck is empty, the discard pile is shuffled. Press a pile to look through it.",
    rules: ["DM-132", "DM-189", "DM-190", "DM-163", "DM-136"],
    when: (view) => look(view).turns > 1,
  },
  {
    target: '[data-zone="rivals"]',
    title: "The others",
    text: "Hand, deck, discard pile and stall of everybody. Press a player to see all that lies open. Some cards meddle with others: keep an eye on who is about to finish.",
    rules: ["DM-072", "DM-136", "DM-181"],
    when: (view) => look(view).turns > 1,
  },
  {
    target: '[data-zone="schedule"]',
    title: "In front of you",
    text: "Cards that stay until they are finished, or wait for something, and your character with its abilities, lie here.",
    rules: ["DM-158", "DM-067"],
    when: (_view, ask) => ask !== null && document.querySelector('[data-zone="schedule"]') !== null,
  },
];
