/** A deck that is being built: its cards, what the game says of them, and where it is kept until it is finished. */
import { api, words } from "../../lib/api";
import type { DeckBox, DeckVerdict } from "../../protocol";

const keyOf = (game: string): string => `parlour.deck.${game}`;

/** A deck as the server reads it, one card a line. */
export const asText = (cards: readonly string[]): string => cards.map((name) => `+ ${name}`).join("\n");

export class Building {
  cards = $state.raw<string[]>([]);
  verdict = $state.raw<DeckVerdict | null>(null);
  boxes = $state.raw<DeckBox[]>([]);
  /** What could not be done, as sentences. */
  problems = $state.raw<string[]>([]);
  #asked = 0;

  constructor(readonly game: string) {}

  has(name: string): boolean {
    return this.cards.includes(name);
  }

  /** Whether it may be played: the rules object to nothing. */
  readonly ready = $derived.by(() => this.verdict !== null && this.verdict.objections.length === 0);

  /** Fetch the decks in boxes, and begin with a deck of a link, or with the one that was left here last time. */
  async begin(linked: string | null): Promise<void> {
    try {
      this.boxes = (await api.decks(this.game)).decks;
    } catch (error) {
      this.problems = [words(error)];
      return;
    }
    const kept = linked ?? this.#kept();
    if (kept) await this.read(kept);
    else await this.judge();
  }

  /** Take the deck that a text describes; if there is something wrong with the text, the deck stays as it was. */
  async read(text: string): Promise<boolean> {
    const found = await this.#ask(text);
    if (!found) return false;
    this.problems = found.problems;
    if (found.problems.length > 0) return false;
    this.cards = found.cards;
    this.verdict = found;
    this.#keep();
    return true;
  }

  /** Put a card in, or take it out. */
  toggle(name: string): void {
    this.cards = this.has(name) ? this.cards.filter((each) => each !== name) : [...this.cards, name];
    this.#keep();
    void this.judge();
  }

  /** Put all cards of a box in that are not there yet. */
  add(box: DeckBox): void {
    this.cards = [...this.cards, ...box.cards.filter((name) => !this.has(name))];
    this.#keep();
    void this.judge();
  }

  clear(): void {
    this.cards = [];
    this.#keep();
    void this.judge();
  }

  /** Hear what the game says of the deck as it is now. */
  async judge(): Promise<void> {
    const found = await this.#ask(asText(this.cards));
    if (found) this.verdict = found;
  }

  /** Only the latest question counts: who clicks fast hears of the last deck. */
  async #ask(text: string): Promise<DeckVerdict | null> {
    const asked = ++this.#asked;
    try {
      const found = await api.judgeDeck(this.game, text);
      return asked === this.#asked ? found : null;
    } catch (error) {
      this.problems = [words(error)];
      return null;
    }
  }

  #keep(): void {
    try {
      localStorage.setItem(keyOf(this.game), asText(this.cards));
    } catch {
      // Then it is not there next time.
    }
  }

  #kept(): string | null {
    try {
      return localStorage.getItem(keyOf(this.game));
    } catch {
      return null;
    }
  }
}
