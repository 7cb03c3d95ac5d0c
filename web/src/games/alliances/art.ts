/** Which picture stands for which suit and which special action. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Swords from "~icons/game-icons/crossed-swords";
import Coins from "~icons/game-icons/two-coins";
import Capitol from "~icons/game-icons/capitol";
import Rally from "~icons/game-icons/rally-the-troops";
import Team from "~icons/game-icons/team-upgrade";
import Spy from "~icons/game-icons/spy";
import Shield from "~icons/game-icons/checked-shield";
import Receive from "~icons/game-icons/receive-money";
import Shop from "~icons/game-icons/shop";
import Ship from "~icons/game-icons/cargo-ship";
import TopHat from "~icons/game-icons/top-hat";
import Rotation from "~icons/game-icons/clockwise-rotation";
import Dove from "~icons/game-icons/peace-dove";
import Chains from "~icons/game-icons/crossed-chains";
import Hands from "~icons/game-icons/shaking-hands";
import type { Suit } from "./standing";

type Picture = Component<SVGAttributes<SVGSVGElement>>;

export const EMBLEMS: Record<Suit, Picture> = { M: Swords, E: Coins, P: Capitol };

const PICTURES: Record<string, Picture> = {
  "Reserve Forces": Rally,
  Reinforcement: Team,
  "Covert Operation": Spy,
  "Defensive Pact": Shield,
  Bribe: Receive,
  "Free Market": Shop,
  "Global Trading": Ship,
  Monopoly: TopHat,
  Spin: Rotation,
  "Peace Treaty": Dove,
  Embargo: Chains,
  "Dual Allegiance": Hands,
};

/** The picture of a special action; a card that has none shows its suit. */
export function pictureOf(name: string, suit: Suit): Picture {
  return PICTURES[name] ?? EMBLEMS[suit];
}
