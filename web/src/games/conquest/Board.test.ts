import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../kit/board";
import type { AskInfo, OptionInfo } from "../../protocol";
import Board from "./Board.svelte";
import { latestBattle } from "./battles";
import { clashesFrom, outlook, verdict } from "./clashes";
import { symbolWords } from "./faces";
import { crowded, landsOn, trayOf } from "./lights";
import { CARDS, inPlay, land as landOf, VIEW } from "./sample";
import type { InPlayView, View } from "./types";

afterEach(cleanup);

const option = (words: string, card?: number): OptionInfo =>
  ({ option: words, words, touches: card === undefined ? {} : { card } }) as OptionInfo;

const ask = (what: string, ...options: OptionInfo[]): AskInfo =>
  ({ ask: 1, what, prompt: what, options, rule: "" }) as unknown as AskInfo;

function show(question: AskInfo | null, view: View = VIEW, more: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view: view as unknown as Record<string, unknown>,
    ask: question,
    seat: 0,
    seats: [
      { kind: "person", name: "Ann" },
      { kind: "bot", name: "Bea" },
    ] as BoardProps["seats"],
    seatFields: new Set(),
    cards: CARDS,
    log: [],
    finals: new Set(),
    hinted: null,
    choose: vi.fn(),
    why: vi.fn(),
    zoom: vi.fn(),
    ...more,
  };
  return { props, ...render(Board, props) };
}

const land = (name: RegExp) => within(screen.getByLabelText("The world")).getByRole("button", { name });

describe("the board of Conquest", () => {
  it("lays lands on their continents, one's own last", () => {
    show(null);
    const europe = screen.getByRole("group", { name: "Europe" });
    const names = within(europe)
      .getAllByRole("button")
      .map((each) => each.getAttribute("data-name"));
    expect(names).toEqual(["France", "Pedro II", "Germany", "Janissaries"]);
    expect(screen.getAllByRole("group", { name: /America|Europe|Africa|Asia|Pacific/ })).toHaveLength(6);
  });

  it("marks 800 and the goal on every morale track", () => {
    show(null);
    const tracks = screen.getAllByRole("meter", { name: "Morale" });
    expect(tracks.map((each) => each.getAttribute("aria-valuenow"))).toEqual(["-100", "900"]);
    for (const track of tracks) expect(track.textContent).toMatch(/800.*3000/);
  });

  it("says whose deck a captured card is from", () => {
    show(null);
    expect(land(/Pedro II.*from the deck of Ann/)).toBeTruthy();
  });

  it("shows both totals and their parts before an attack is made", async () => {
    const { props } = show(ask("turn", option("attack from Germany", 1), option("end the turn")));
    await fireEvent.click(land(/^Germany.*can attack/));
    expect(props.choose).not.toHaveBeenCalled();
    const dialog = await screen.findByRole("dialog", { name: "Attack from Germany" });
    expect(dialog.textContent).toContain("+3000 Janissaries");
    expect(dialog.textContent).toContain("You would win by 2700");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Attack France of Bea" }));
    expect(props.choose).toHaveBeenCalledWith("attack from Germany");
  });

  it("answers the question for the land with the one that was chosen", async () => {
    const { props, rerender } = show(ask("turn", option("attack from Germany", 1)));
    await fireEvent.click(land(/^Germany/));
    await fireEvent.click(await screen.findByRole("button", { name: "Attack France of Bea" }));
    await rerender({ ask: ask("victim", option("France", 11), option("India", 13)) });
    expect(props.choose).toHaveBeenLastCalledWith("France");
  });

  it("lets an interrupt pass by a single key, and no other question", async () => {
    const { props, rerender } = show(ask("interrupt", option("pass"), option("Cai Lun", 20)));
    await fireEvent.keyDown(window, { key: "p" });
    expect(props.choose).toHaveBeenCalledWith("pass");
    await rerender({ ask: ask("use it", option("yes"), option("no")) });
    await fireEvent.keyDown(window, { key: "p" });
    expect(props.choose).toHaveBeenCalledTimes(1);
  });

  it("says why a card that can only be discarded is not played", async () => {
    const { props } = show(ask("turn", option("discard Cai Lun", 20)));
    const card = within(screen.getByLabelText("Your hand")).getByRole("button");
    expect(card.className).toContain("quiet");
    await fireEvent.click(card);
    expect(props.why).toHaveBeenCalledWith("play Cai Lun");
  });

  it("offers a finger, which reads first, to ask why a card is not played", async () => {
    vi.stubGlobal("matchMedia", (media: string) => ({ matches: media === "(hover: none)" }));
    const { props } = show(ask("turn", option("discard Cai Lun", 20)));
    await fireEvent.click(within(screen.getByLabelText("Your hand")).getByRole("button"));
    expect(props.why).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Why not play it?" }));
    expect(props.why).toHaveBeenCalledWith("play Cai Lun");
    vi.unstubAllGlobals();
  });

  it("does not ask why where the card can be played", async () => {
    const { props } = show(ask("turn", option("play Cai Lun", 20), option("discard Cai Lun", 20)));
    await fireEvent.click(within(screen.getByLabelText("Your hand")).getByRole("button"));
    expect(props.why).not.toHaveBeenCalled();
  });

  it("says why there are no attacks now, instead of how many are left", () => {
    const bar = () => screen.getByLabelText("The turn").textContent;
    const { unmount } = show(null, { ...VIEW, round: 2 });
    expect(bar()).toContain("no attacks before round 3");
    unmount();
    const poor = { ...VIEW, seats: VIEW.seats.map((each) => ({ ...each, morale: 800 })) } as View;
    const { unmount: gone } = show(null, poor);
    expect(bar()).toContain("attacks need more than 800 morale, not 800");
    gone();
    show(null);
    expect(bar()).toMatch(/2\s*attacks left/);
  });

  it("tells whoever is out of the game that they are", () => {
    const { unmount } = show(null);
    expect(screen.queryByText(/You are out of the game/)).toBeNull();
    unmount();
    show(null, { ...VIEW, out: [0] });
    screen.getByText(/You are out of the game/);
    expect(screen.queryByLabelText("Your hand")).toBeNull();
  });

  it("never throws a card away by a mere press", async () => {
    const { props } = show(ask("turn", option("discard Cai Lun", 20), option("dismiss Janissaries", 2)));
    const hand = screen.getByLabelText("Your hand");
    await fireEvent.click(within(hand).getByRole("button"));
    await fireEvent.click(land(/^Janissaries/));
    expect(props.choose).not.toHaveBeenCalled();
  });

  it("tells what is pending, with the totals of a battle", () => {
    const view = {
      ...VIEW,
      battle: VIEW.clashes[0] ?? null,
      pending: [{ kind: "attack", who: 0, card: 1, name: "Germany", text: null }],
    };
    show(ask("interrupt", option("pass")), view as View);
    const bar = screen.getByLabelText("The turn");
    expect(bar.textContent).toContain("Ann attacks France of Bea");
    expect(bar.textContent).toContain("3000 : 300");
  });

  it("lays out what can be chosen from piles", () => {
    show(ask("target", option("Pedro II", 90)));
    expect(screen.getByText("Your discard pile")).toBeTruthy();
  });
});

describe("what the board reads from the view", () => {
  const NAMES = (seat: number) => ["Ann", "Bea"][seat] ?? "";

  it("lays out cards in small lands of others", () => {
    const question = ask("target", option("Pedro II", 12));
    expect(trayOf(VIEW, question, 0, { compact: new Set(), tiny: false }, NAMES)).toEqual([]);
    const [group] = trayOf(VIEW, question, 0, { compact: new Set(["Europe"]), tiny: false }, NAMES);
    expect(group?.where).toBe("Bea: France");
    expect(group?.cards.map(({ card }) => card)).toEqual([12]);
  });

  it("draws lands of others whole wherever a continent has room for them", () => {
    const desk = { width: 966, height: 316, rows: 1, tight: false, text: 1 };
    const full = (card: number, name: string, guards: number): InPlayView[] => [
      landOf(card, name, "Europe"),
      ...Array.from({ length: guards }, (_, n) => inPlay(card + 1 + n, "Cai Lun")),
    ];
    const with4 = (guards: number): View => {
      const rivals = [1, 2, 3].map((seat) => ({
        ...VIEW.seats[1],
        seat,
        lands: [full(seat * 20, "France", guards)],
      }));
      return { ...VIEW, players: 4, seats: [VIEW.seats[0], ...rivals] } as unknown as View;
    };
    expect([...crowded(VIEW, 0, desk)]).toEqual([]);
    expect([...crowded(with4(1), 0, desk)]).toEqual([]);
    expect([...crowded(with4(3), 0, desk)]).toEqual(["Europe"]);
    expect([...crowded(with4(3), 0, { ...desk, height: 700 })]).toEqual([]);
    expect([...crowded(VIEW, 0, { ...desk, tight: true })]).toEqual(["Europe", "Asia"]);
    expect([...crowded(VIEW, 0, { ...desk, text: 2.3 })]).toEqual(["Europe"]);
  });

  it("groups lands by continent and side", () => {
    expect(landsOn(VIEW, "Asia", 0).others.map(({ land: { name } }) => name)).toEqual(["India"]);
    expect(landsOn(VIEW, "Asia", 1).own.map(({ land: { name } }) => name)).toEqual(["India"]);
  });

  it("says what an attack would come to", () => {
    const [clash] = VIEW.clashes;
    if (!clash) throw new Error("the sample has an attack");
    expect(clashesFrom(VIEW, 1)).toEqual([clash]);
    expect(clashesFrom(VIEW, 2)).toEqual([]);
    expect(verdict(clash)).toBe("attack");
    const even = { ...clash, defence: clash.attack };
    expect(outlook(even, 2)).toBe("Even: nobody would win.");
    const lost = { ...clash, attack: { total: 100, parts: [] } };
    expect(outlook(lost, 2)).toBe("You would lose by 200, and 100 morale with it.");
    expect(outlook(clash, 1)).toContain("a card falls");
  });

  it("finds the latest battle with who attacked", () => {
    const entry = (seq: number, ...events: object[]) => ({
      seq,
      seat: 0,
      lines: [],
      events,
      at: seq,
      answer: true,
    });
    const log = [
      entry(1, { event: "attacked", seat: 0, of: 1, to: "France", from: "from Germany" }),
      entry(2, { event: "battle", to: "France", attack: 3000, defence: 300, winner: 0 }),
    ] as unknown as BoardProps["log"];
    expect(latestBattle(log)).toMatchObject({
      from: "Germany",
      to: "France",
      winner: 0,
      attack: 3000,
    });
    expect(latestBattle([])).toBeNull();
  });

  it("says symbols in words", () => {
    expect(symbolWords("H2 C∞")).toBe("held for later, twice; always");
    expect(symbolWords("I1")).toBe("when played, once");
  });
});
