/** The portraits of the characters: the tool of each one's trade. */
import AlarmClock from "~icons/game-icons/alarm-clock";
import Architect from "~icons/game-icons/architect-mask";
import Book from "~icons/game-icons/book-pile";
import Broom from "~icons/game-icons/broom";
import Cartwheel from "~icons/game-icons/cartwheel";
import Coins from "~icons/game-icons/coins-pile";
import Compass from "~icons/game-icons/compass";
import Crate from "~icons/game-icons/wooden-crate";
import Dice from "~icons/game-icons/rolling-dices";
import Drama from "~icons/game-icons/duality-mask";
import Gate from "~icons/game-icons/medieval-gate";
import Hammer from "~icons/game-icons/claw-hammer";
import Hand from "~icons/game-icons/receive-money";
import Keys from "~icons/game-icons/house-keys";
import Lantern from "~icons/game-icons/old-lantern";
import Lens from "~icons/game-icons/magnifying-glass";
import Letter from "~icons/game-icons/scroll-unfurled";
import Notebook from "~icons/game-icons/notebook";
import Person from "~icons/game-icons/cowled";
import Quill from "~icons/game-icons/quill-ink";
import Recycle from "~icons/game-icons/basket";
import Robber from "~icons/game-icons/domino-mask";
import Runner from "~icons/game-icons/run";
import Shop from "~icons/game-icons/shop";
import Spyglass from "~icons/game-icons/spyglass";
import Sunrise from "~icons/game-icons/sunrise";
import Train from "~icons/game-icons/steam-locomotive";
import Trap from "~icons/game-icons/wolf-trap";
import Trowel from "~icons/game-icons/trowel";
import Wand from "~icons/game-icons/top-hat";
import Wings from "~icons/game-icons/acrobatic";
import Window from "~icons/game-icons/umbrella";
import type { Icon } from "./folks";

const PORTRAITS: Readonly<Record<string, Icon>> = {
  "Street Vendor": Shop,
  "Toll Keeper": Gate,
  "Early Riser": Sunrise,
  "Bargain Hunter": Lens,
  "Rag Picker": Recycle,
  "Window Dresser": Window,
  "Errand Runner": Letter,
  "Lucky Punter": Dice,
  "Guild Mason": Trowel,
  "Light Traveller": Compass,
  Housekeeper: Broom,
  "Savings Banker": Coins,
  "Night Porter": Keys,
  Carter: Cartwheel,
  Auctioneer: Hammer,
  "Stage Magician": Wand,
  "Teller of Tales": Book,
  Borrower: Hand,
  Stargazer: Spyglass,
  Foreman: AlarmClock,
  Daredevil: Wings,
  Trapper: Trap,
  "Relay Runner": Runner,
  "Railway Baron": Train,
  Forger: Quill,
  "Obsessive Collector": Notebook,
  Lamplighter: Lantern,
  Smuggler: Robber,
  "Rival Twins": Drama,
  Architect: Architect,
  Quartermaster: Crate,
};

/** The picture of a character by its title. */
export const portraitOf = (title: string): Icon => PORTRAITS[title] ?? Person;

/** How hard a character is to play, as a colour that white words can stand on. */
export const castColour = (colour: string): string | undefined =>
  colour ? `var(--cast-${colour})` : undefined;
