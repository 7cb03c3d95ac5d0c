/** The 27 animalfolk: each has a colour, an emblem and letters of its own, so that colour never stands alone. */
import Badger from "~icons/game-icons/badger";
import Beaver from "~icons/game-icons/beaver";
import Bat from "~icons/game-icons/evil-bat";
import Chameleon from "~icons/game-icons/chameleon-glyph";
import Crocodile from "~icons/game-icons/croc-jaws";
import Devil from "~icons/game-icons/bear-face";
import Feline from "~icons/game-icons/feline";
import Fox from "~icons/game-icons/fox-head";
import Gecko from "~icons/game-icons/gecko";
import Gull from "~icons/game-icons/seagull";
import Kangaroo from "~icons/game-icons/kangaroo";
import Lizard from "~icons/game-icons/reptile-tail";
import Monkey from "~icons/game-icons/monkey";
import Owl from "~icons/game-icons/owl";
import Panda from "~icons/game-icons/panda";
import Pangolin from "~icons/game-icons/pangolin";
import Parrot from "~icons/game-icons/parrot-head";
import Penguin from "~icons/game-icons/penguin";
import Platypus from "~icons/game-icons/duck";
import Porcupine from "~icons/game-icons/porcupine";
import Rat from "~icons/game-icons/rat";
import Rabbit from "~icons/game-icons/rabbit-head";
import Raccoon from "~icons/game-icons/raccoon-head";
import Raven from "~icons/game-icons/raven";
import Sloth from "~icons/game-icons/sloth";
import Squirrel from "~icons/game-icons/squirrel";
import Turtle from "~icons/game-icons/turtle";
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

export interface Folk {
  /** Dark enough for white words on it, and for itself on a card's paper. */
  colour: string;
  emblem: Icon;
  letters: string;
}

const folk = (letters: string, colour: string, emblem: Icon): Folk => ({ letters, colour, emblem });

/** By the short name of the set, as the view writes it. */
export const FOLKS: Readonly<Record<string, Folk>> = {
  Macaws: folk("Mac", "#b8251d", Parrot),
  Pandas: folk("Pan", "#2f3a45", Panda),
  Raccoons: folk("Rac", "#56616f", Raccoon),
  Squirrels: folk("Squ", "#944a14", Squirrel),
  Ocelots: folk("Oce", "#96600a", Feline),
  Chameleons: folk("Cha", "#3a761b", Chameleon),
  Platypuses: folk("Pla", "#6b4a2f", Platypus),
  Sloths: folk("Slo", "#686f22", Sloth),
  Crocodiles: folk("Cro", "#1d6543", Crocodile),
  Foxes: folk("Fox", "#bb4a0e", Fox),
  Polecats: folk("Pol", "#7d3b5e", Badger),
  Owls: folk("Owl", "#3d5a99", Owl),
  Beavers: folk("Bea", "#743818", Beaver),
  "Desert Monitors": folk("Mon", "#86660e", Lizard),
  Lemurs: folk("Lem", "#8a2f6b", Monkey),
  Magpies: folk("Mag", "#126661", Raven),
  Echidnas: folk("Ech", "#5b3f8c", Porcupine),
  Hares: folk("Har", "#1f6a92", Rabbit),
  "Tree-kangaroos": folk("Kan", "#a33b55", Kangaroo),
  Penguins: folk("Pen", "#1c3f6e", Penguin),
  Tuataras: folk("Tua", "#4a6636", Gecko),
  Turtles: folk("Tur", "#0d6f52", Turtle),
  "Tasmanian Devils": folk("Tas", "#8c1530", Devil),
  Pangolins: folk("Png", "#665637", Pangolin),
  Gulls: folk("Gul", "#386584", Gull),
  Mongooses: folk("Mgo", "#a8432b", Rat),
  Bats: folk("Bat", "#472a6e", Bat),
};

/** The owners of traps and specialty cards by seat: a colour and a shape. */
export const OWNERS = [
  { name: "Crimson", colour: "#a3262a", shape: "●" },
  { name: "Azure", colour: "#1f5c96", shape: "■" },
  { name: "Amber", colour: "#855600", shape: "▲" },
  { name: "Jade", colour: "#1b6c50", shape: "◆" },
] as const;

/** The short name of a set by the name that the view gives its deck ("desert_monitors"). */
export function setOf(deck: string): string {
  const slug = (set: string): string => set.toLowerCase().replace(/[ -]/g, "_");
  return Object.keys(FOLKS).find((set) => slug(set) === deck) ?? deck;
}
