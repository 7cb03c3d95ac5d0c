/**
 * What every part of a board shares: the frame's props, the looks of the game's cards, what is lit and picked, and what
 * pressing a thing does. A board lays its table once (`layTable`); its parts ask for it (`useTabletop`).
 */
import { createContext } from "svelte";
import type { AskInfo, CardInfo, OptionInfo } from "../protocol";
import { light, touching, type BoardProps, type Face, type Shown, type Thing } from "./board";
import { openMenu } from "./menu.svelte";
import { numbersOf, Picking } from "./picking";
import { t } from "../words/words";
import { said } from "../words/games.svelte";

/** What a game tells the kit about its cards. */
export interface Looks {
  Face: Face;
  /** A card in one breath, for those who hear it. */
  say?: (info: CardInfo, card: Shown) => string;
  /** What a card is called when one asks about it ("Spyglass 4"). */
  call?: (card: Shown) => string;
  /** Whether an option is never chosen by a mere press of its thing: it stands in a menu, even if it is alone. */
  careful?: (option: OptionInfo) => boolean;
  /** How cards are picked for options about several, where equal ones stand in for each other. */
  picking?: (ask: AskInfo | null) => Picking;
}

interface Picks {
  ask: number;
  cards: readonly Shown[];
}
const NONE: Picks = { ask: -1, cards: [] };

/** Whether there is no mouse to rest on a card: it must be read in another way. */
const byFinger = (): boolean => globalThis.matchMedia?.("(hover: none)").matches ?? false;

/** Whether the words of a card can be read where it lies. */
const isReadable = (anchor: Element): boolean =>
  (anchor.querySelector("[data-printed]")?.getClientRects().length ?? 0) > 0;

export class Tabletop {
  readonly #props: () => BoardProps;
  readonly looks: Looks;
  // Picks belong to a question: with the next one they are gone.
  #picks = $state.raw(NONE);
  #touched = $state.raw<{ ask: number; card: Shown; verb: string } | null>(null);

  constructor(props: () => BoardProps, looks: Looks) {
    this.#props = props;
    this.looks = looks;
  }

  readonly picking = $derived.by(() => this.looks.picking?.(this.board.ask) ?? new Picking(this.board.ask));
  /** The cards picked towards an option about several. */
  readonly picked = $derived.by(() => numbersOf(this.#current));
  /** The options that the picked cards make, or the only one that completes them. */
  readonly offers = $derived.by(() => this.picking.offers(this.picked));

  /** The card that was touched and is read before it is used. */
  readonly reading = $derived.by(() =>
    this.#touched?.ask === this.board.ask?.ask ? (this.#touched?.card ?? null) : null,
  );

  get board(): BoardProps {
    return this.#props();
  }

  /** Whether somebody in this seat is asked something: only then does it matter what is lit. */
  get asking(): boolean {
    return this.board.ask !== null;
  }

  get #current(): readonly Shown[] {
    return this.#picks.ask === this.board.ask?.ask ? this.#picks.cards : NONE.cards;
  }

  /** The name of who sits there. */
  name(seat: number): string {
    return this.board.seats[seat]?.name || `P${seat + 1}`;
  }

  isBot(seat: number): boolean {
    return this.board.seats[seat]?.kind === "bot";
  }

  /** What is printed on a card; undefined for one that is not known. */
  info(name: string | null): CardInfo | undefined {
    if (name === null) return undefined;
    return this.board.cards.get(name) ?? { name, text: "", facts: {}, rules: [] };
  }

  /** What a card is called when one asks about it. */
  call(card: Shown): string {
    return this.looks.call?.(card) ?? card.name ?? "a hidden card";
  }

  /** A card in one breath, for those who hear it. */
  say(card: Shown): string {
    const info = this.info(card.name);
    return info ? (this.looks.say?.(info, card) ?? said(info.name)) : t("a hidden card");
  }

  /** A thing other than a card: `thing("place", "b2", "Ossaly")`. */
  thing(key: string, value: unknown, name: string, asked = this.asking): Thing {
    return { name, options: touching(this.board.ask, key, value), asked };
  }

  /** The options of pressing a card: its own, those of an equal one that stands for it, or those of its slot. */
  using({ card, slot = null }: Shown): OptionInfo[] {
    const own = touching(this.board.ask, "card", this.picking.offered(card));
    return own.length > 0 || slot === null ? own : touching(this.board.ask, "slot", slot);
  }

  /** Whether a card can be chosen or picked now. */
  isLit(card: Shown): boolean {
    return this.using(card).length > 0 || this.picking.pickable(this.picked, card.card);
  }

  /** Whether the hint is among these options, or about a card. */
  isHinted(about: Shown | OptionInfo[]): boolean {
    const options = Array.isArray(about)
      ? about
      : [...this.using(about), ...touching(this.board.ask, "cards", about.card)];
    return options.some(({ option }) => option === this.board.hinted);
  }

  /** Whether every way to use a thing is a point of no return. */
  isFinal(options: OptionInfo[]): boolean {
    return options.length > 0 && options.every(({ option }) => this.board.finals.has(option));
  }

  /** Whether a thing is left with options to be careful with: it can be used, but hardly as one wants. */
  isQuiet(options: OptionInfo[]): boolean {
    const { careful } = this.looks;
    return careful !== undefined && options.length > 0 && options.every(careful);
  }

  /** The classes of a thing: lit where it can be chosen, dim where the question is about its kind but not about it. */
  shine({ options, asked }: Thing): { lit: boolean; dim: boolean; hinted: boolean } {
    const lit = options.length > 0;
    return { lit, dim: asked && !lit, hinted: this.isHinted(options) };
  }

  /** What a button of a thing needs to be used by eye, ear, mouse and keyboard, beside its classes. */
  offer(thing: Thing) {
    return {
      ...light(thing),
      onclick: (event: MouseEvent & { currentTarget: Element }) => this.use(thing, event.currentTarget),
    };
  }

  /**
   * Use a thing: the only option that touches it is chosen, several (or one to be careful with) open a menu beside it,
   * a dim thing says why not, and one that no question is about is shown large.
   */
  use({ name, options, asked }: Thing, anchor: Element): void {
    const [only, ...more] = options;
    if (only) {
      if (more.length === 0 && !this.looks.careful?.(only)) this.board.choose(only.option);
      else openMenu(anchor, options);
    } else if (asked) this.board.why(name);
    else this.board.zoom(name);
  }

  /**
   * Use a card: choose it, pick it, or hear why not; read it while nothing is asked. `verb` says what one tries: where
   * only options to be careful with are left of a card, one hears why that is none of them.
   */
  press(card: Shown, anchor: Element, verb = ""): void {
    const options = this.using(card);
    if (options.length > 0 && this.#mustRead(card, anchor)) {
      this.#touched = { ask: this.board.ask?.ask ?? -1, card, verb };
      return;
    }
    this.#touched = null;
    if (options.length === 0 && this.picking.combos.length > 0) this.#pick(card);
    else if (this.asking) {
      const name = `${verb} ${this.call(card)}`.trim();
      if (verb && this.isQuiet(options)) this.board.why(name);
      this.use({ name, options, asked: true }, anchor);
    } else if (card.name) this.board.zoom(card.name);
  }

  /** Whether a card is to be read first: a finger touched it, and its words have no room on it. */
  #mustRead(card: Shown, anchor: Element): boolean {
    const again = this.reading?.card === card.card;
    return !again && byFinger() && Boolean(this.info(card.name)?.text) && !isReadable(anchor);
  }

  /** Pick a card or let it go. What is picked is answered by a button with its words: a payment is seldom taken back. */
  #pick(card: Shown): void {
    const { ask, why } = this.board;
    if (!ask) return;
    const next = this.picking.next(this.picked, card.card);
    if (!next) why(`${ask.what} with ${this.call(card)}`);
    else {
      const others = this.#current.filter((each) => each.card !== card.card);
      this.#picks = { ask: ask.ask, cards: [...others, card].filter((each) => next.has(each.card)) };
    }
  }

  /** Answer with the picked cards, in the order in which they were picked. */
  choosePicked(option: OptionInfo): void {
    const picked = this.#current.map(({ card }) => card);
    this.board.choose(option.option, this.picking.order(option, picked));
  }

  /** Let go of all that is picked, and of what is read. */
  putBack(): void {
    this.#picks = NONE;
    this.#touched = null;
  }

  /** Ask why the card that is read cannot be used as one wants. */
  whyNotThis(): void {
    const touched = this.#touched;
    if (touched) this.board.why(`${touched.verb} ${this.call(touched.card)}`.trim());
  }

  /** Ask why the picked cards make no option. */
  whyNotThese(): void {
    const { ask, why } = this.board;
    const named = this.#current.map((card) => this.call(card));
    why(`${ask?.what} with ${named.join(" + ")}`);
  }

  /** Esc lets go of what is picked before it takes anything back. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || (this.picked.size === 0 && !this.reading)) return;
    event.preventDefault();
    this.putBack();
  };
}

const [useTabletop, setTabletop] = createContext<Tabletop>();
export { useTabletop };

/** Lay the table of a board: `layTable(() => props, { Face })`, where a component begins. */
export function layTable(props: () => BoardProps, looks: Looks): Tabletop {
  return setTabletop(new Tabletop(props, looks));
}
