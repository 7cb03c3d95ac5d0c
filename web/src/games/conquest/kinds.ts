/** The kinds of cards: an emblem, a colour and a word for each; characters have the emblem of what they were. */
import type { Component } from "svelte";
import Activist from "~icons/game-icons/megaphone";
import Artist from "~icons/game-icons/palette";
import Assassin from "~icons/game-icons/hooded-assassin";
import Athlete from "~icons/game-icons/run";
import Author from "~icons/game-icons/quill-ink";
import Conqueror from "~icons/game-icons/laurel-crown";
import Economist from "~icons/game-icons/coins";
import Entertainer from "~icons/game-icons/drama-masks";
import Entrepreneur from "~icons/game-icons/factory";
import Explorer from "~icons/game-icons/compass";
import Inventor from "~icons/game-icons/light-bulb";
import Law from "~icons/game-icons/police-badge";
import Leader from "~icons/game-icons/crown";
import Mathematician from "~icons/game-icons/abacus";
import Musician from "~icons/game-icons/lyre";
import Outlaw from "~icons/game-icons/bandit";
import Philosopher from "~icons/game-icons/think";
import Politician from "~icons/game-icons/congress";
import Scientist from "~icons/game-icons/erlenmeyer";
import Spiritual from "~icons/game-icons/prayer";
import Spy from "~icons/game-icons/spy";
import Warrior from "~icons/game-icons/sword-brandish";
import Land from "~icons/game-icons/world";
import Army from "~icons/game-icons/rally-the-troops";
import Vessel from "~icons/game-icons/galleon";
import Event from "~icons/game-icons/comet-spark";
import Technology from "~icons/game-icons/gear-hammer";
import Document from "~icons/game-icons/scroll-unfurled";
import Knowledge from "~icons/game-icons/open-book";
import Location from "~icons/game-icons/castle";
import Organisation from "~icons/game-icons/three-friends";
import Relic from "~icons/game-icons/holy-grail";

interface Kind {
  emblem: Component;
  colour: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  land: { emblem: Land, colour: "var(--cq-land)" },
  character: { emblem: Leader, colour: "var(--cq-character)" },
  army: { emblem: Army, colour: "var(--cq-army)" },
  vessel: { emblem: Vessel, colour: "var(--cq-vessel)" },
  event: { emblem: Event, colour: "var(--cq-event)" },
  technology: { emblem: Technology, colour: "var(--cq-idea)" },
  document: { emblem: Document, colour: "var(--cq-idea)" },
  knowledge: { emblem: Knowledge, colour: "var(--cq-idea)" },
  location: { emblem: Location, colour: "var(--cq-place)" },
  organisation: { emblem: Organisation, colour: "var(--cq-place)" },
  relic: { emblem: Relic, colour: "var(--cq-relic)" },
};

const TRADES: Readonly<Record<string, Component>> = {
  activist: Activist,
  artist: Artist,
  assassin: Assassin,
  athlete: Athlete,
  author: Author,
  conqueror: Conqueror,
  economist: Economist,
  entertainer: Entertainer,
  entrepreneur: Entrepreneur,
  explorer: Explorer,
  inventor: Inventor,
  "law officer": Law,
  leader: Leader,
  mathematician: Mathematician,
  musician: Musician,
  outlaw: Outlaw,
  philosopher: Philosopher,
  politician: Politician,
  scientist: Scientist,
  "spiritual leader": Spiritual,
  spy: Spy,
  warrior: Warrior,
};

const UNKNOWN: Kind = { emblem: Land, colour: "var(--cq-place)" };

export function kindOf(kind: string, subtype = ""): Kind {
  const found = KINDS[kind] ?? UNKNOWN;
  return { ...found, emblem: TRADES[subtype] ?? found.emblem };
}
