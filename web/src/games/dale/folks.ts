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

const folk = (letters: string, emblem: Icon): Folk => ({
  letters,
  colour: `var(--folk-${letters.toLowerCase()})`,
  emblem,
});

/** By the short name of the set, as the view writes it. */
export const FOLKS: Readonly<Record<string, Folk>> = {
  Macaws: folk("Mac", Parrot),
  Pandas: folk("Pan", Panda),
  Raccoons: folk("Rac", Raccoon),
  Squirrels: folk("Squ", Squirrel),
  Ocelots: folk("Oce", Feline),
  Chameleons: folk("Cha", Chameleon),
  Platypuses: folk("Pla", Platypus),
  Sloths: folk("Slo", Sloth),
  Crocodiles: folk("Cro", Crocodile),
  Foxes: folk("Fox", Fox),
  Polecats: folk("Pol", Badger),
  Owls: folk("Owl", Owl),
  Beavers: folk("Bea", Beaver),
  "Desert Monitors": folk("Mon", Lizard),
  Lemurs: folk("Lem", Monkey),
  Magpies: folk("Mag", Raven),
  Echidnas: folk("Ech", Porcupine),
  Hares: folk("Har", Rabbit),
  "Tree-kangaroos": folk("Kan", Kangaroo),
  Penguins: folk("Pen", Penguin),
  Tuataras: folk("Tua", Gecko),
  Turtles: folk("Tur", Turtle),
  "Tasmanian Devils": folk("Tas", Devil),
  Pangolins: folk("Png", Pangolin),
  Gulls: folk("Gul", Gull),
  Mongooses: folk("Mgo", Rat),
  Bats: folk("Bat", Bat),
};

/** The owners of traps and specialty cards by seat, in the colour of the seat. */
export const OWNERS = ["Crimson", "Azure", "Amber", "Jade"] as const;

/** The short name of a set by the name that the view gives its deck ("desert_monitors"). */
export function setOf(deck: string): string {
  const slug = (set: string): string => set.toLowerCase().replace(/[ -]/g, "_");
  return Object.keys(FOLKS).find((set) => slug(set) === deck) ?? deck;
}
