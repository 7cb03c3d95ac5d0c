/** The first game of Alliances: what lies where, told at the moment when it matters. */
import type { GuideStep } from "../../table/guide";
import { look, type Phase } from "./standing";

const asked =
  (...questions: string[]): NonNullable<GuideStep["when"]> =>
  (_view, ask) =>
    ask !== null && questions.includes(ask.what);

const during =
  (...phases: Phase[]): NonNullable<GuideStep["when"]> =>
  (view) =>
    phases.includes(look(view).phase);

export const guide: GuideStep[] = [
  {
    target: '[data-zone="map"]',
    title: "The world",
    text: "Twenty countries. Your alliance wants to hold more of them than its rival. Notched tokens with a G are gold, ringed ones with an S are silver; land without a token is neutral.",
    rules: ["AL-007", "AL-012", "AG-30", "AL-039"],
  },
  {
    target: '[data-zone="map"] .country:nth-child(8) .defence',
    title: "Three defences",
    text: "Every country defends itself against military, economic and political power. To take it, you must be stronger than the number of the suit that you win with.",
    rules: ["AL-011", "AL-059", "AL-060"],
  },
  {
    target: '[data-zone="hand"]',
    title: "Your hand",
    text: "Power cards go from 1 to 12 in three suits; the pictures are special actions. Rest on a card, press it long, or focus it and press I to read it.",
    rules: ["AL-004", "AG-01", "AL-006"],
  },
  {
    target: '[data-zone="players"]',
    title: "Who plays with whom",
    text: "Four players sit like their corners on the map: your ally is diagonally across. Here you see whose turn it is, how many cards everybody holds, and the cards that were played.",
    rules: ["AL-013", "AG-03", "AG-05"],
    when: (view) => look(view).players === 4,
  },
  {
    target: '[data-zone="bids"]',
    title: "A bid is a promise",
    text: "Say how many countries your alliance will hold at the end, and which suit will beat the others. Whoever bids highest starts, and their alliance must keep the promise. Passing is no shame: the alliance that was outbid defends.",
    rules: ["AL-019", "AL-023", "AL-032", "AL-033", "AL-035"],
    when: asked("bid"),
  },
  {
    target: '[data-zone="bids"]',
    title: "The dominant suit",
    text: "Name the suit that you are strong in: any card of it beats all cards of the other suits.",
    rules: ["AL-058"],
    when: asked("dominant", "declare"),
  },
  {
    target: '[data-zone="pairs"]',
    title: "Rise to Power",
    text: "The Empire lays four cards aside in two pairs and gets two of the highest cards of each Rebel for them. Being alone against two needs a strong hand.",
    rules: ["AL-111", "AL-113", "AL-114", "AL-105"],
    when: during("yielding", "tribute"),
  },
  {
    target: '[data-guide="ribbon"]',
    title: "How the world stands",
    text: "Gold holds the left end of this bar, silver the right one. The red line is the goal of the Aggressor.",
    rules: ["AL-035"],
    when: during("conflicts"),
  },
  {
    target: '[data-zone="map"]',
    title: "Choose the target",
    text: "You start this conflict. The lit countries can be fought for: neutral land beside your own, and only when there is none, land of the rival. Touch a dim one to hear why not.",
    rules: ["AL-038", "AL-039", "AL-040", "AL-042", "AL-043"],
    when: asked("target"),
  },
  {
    target: '[data-zone="hand"]',
    title: "Follow the suit",
    text: "The first card says which suit leads. If you have that suit you must play it, or any special action card. The highest card of the leading suit wins, unless somebody plays the dominant suit.",
    rules: ["AL-046", "AL-048", "AL-049", "AL-050", "AL-057", "AL-058"],
    when: (view, ask) => ask?.what === "play" && look(view).leading !== null,
  },
  {
    target: '[data-zone="players"]',
    title: "Did it fall?",
    text: "The strongest card wins the conflict, but the country falls only if that power is higher than its defence. Whoever takes it starts the next conflict.",
    rules: ["AL-060", "AL-061", "AL-067"],
    when: (view) => look(view).phase === "conflicts" && look(view).conflict > 1,
  },
  {
    target: null,
    title: "Enjoy the game",
    text: "H asks for a hint, U takes an answer back, R opens the rules, L the log. Nothing can go wrong: only what is allowed is lit.",
    rules: [],
    when: (view) => look(view).phase === "conflicts" && look(view).conflict > 2,
  },
];
