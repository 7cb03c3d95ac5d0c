/** How wide cards of a hand are, so that what they say finds room without making all of them higher. */

/** What a letter and a line take where text is as small as it may be, and what is no text on a card, in pixels. */
const LETTER = 7.2;
const LINE = 13.2;
const AROUND = { width: 16, height: 80 };
/** The height of a card to its width, and the gap between two. */
const TALL = 1.5;
const GAP = 6;
/** How much of a card without many words must be seen where cards lie over each other. */
const SEEN = 0.65;

/** The width at which so many letters have room on a card that is as high as usual ones. */
function wanted(letters: number, usual: number): number {
  const lines = Math.max(1, Math.floor((usual * TALL - AROUND.height) / LINE));
  return Math.max(usual, Math.ceil(letters / lines) * LETTER + AROUND.width);
}

/** How much wider than usual each card is; where there is not room for all they want, all get the same part of it. */
export function widthsOf(letters: readonly number[], usual: number, room: number): number[] {
  const wishes = letters.map((each) => wanted(each, usual) - usual);
  const more = wishes.reduce((sum, each) => sum + each, 0);
  const least = wishes.reduce((sum, each) => sum + usual * (each > 0 ? 1 : SEEN) + GAP, 0);
  const left = room - least;
  const part = more > 0 ? Math.max(0, Math.min(1, left / more)) : 0;
  return wishes.map((wish) => 1 + (wish * part) / usual);
}
