/** Addresses and the pages that they mean. */

export type Page =
  | { at: "home" }
  | { at: "new"; game: string | null; options: Record<string, string> }
  | { at: "table"; id: string }
  | { at: "replay"; id: string; moment: number }
  | { at: "rules"; game: string }
  | { at: "leaderboard"; game: string }
  | { at: "profile" }
  | { at: "decks"; game: string; deck: string | null }
  | { at: "mail"; token: string }
  | { at: "credits" }
  | { at: "nowhere" };

/** The page that an address means. */
export function read(path: string, query = ""): Page {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second] = parts;
  if (first === undefined) return { at: "home" };
  if (parts.length === 1 && first === "new") {
    const { game = null, ...options } = Object.fromEntries(new URLSearchParams(query));
    return { at: "new", game, options };
  }
  if (parts.length === 1 && first === "profile") return { at: "profile" };
  if (parts.length === 1 && first === "credits") return { at: "credits" };
  if (parts.length === 2 && second !== undefined) {
    if (first === "table") return { at: "table", id: second };
    if (first === "replay") return { at: "replay", id: second, moment: moment(query) };
    if (first === "leaderboard") return { at: "leaderboard", game: second };
    if (first === "mail") return { at: "mail", token: second };
    if (first === "rules") return { at: "rules", game: second };
    if (first === "decks") return { at: "decks", game: second, deck: new URLSearchParams(query).get("deck") };
  }
  return { at: "nowhere" };
}

/** The moment of a game that an address asks for, in answers; its beginning if it asks for none. */
function moment(query: string): number {
  const asked = new URLSearchParams(query).get("at") ?? "";
  return /^\d{1,7}$/.test(asked) ? Number(asked) : 0;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign: no page has it, and "nowhere" is a better answer than a crash
  }
}
