/** Finding and marking words in a rulebook. */
import type { RuleInfo } from "../../protocol";

export interface Chapter {
  heading: string;
  rules: RuleInfo[];
}

/** A piece of a text; `hit` where it is what was looked for, `strong` where the rulebook stresses it. */
export interface Piece {
  text: string;
  hit: boolean;
  kind: "plain" | "strong" | "code" | "rule";
}

/** The words of a query: all of them must be found. */
export function terms(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The rules in which every term occurs (in id, words or heading), under their headings, in the book's order. */
export function chapters(rules: RuleInfo[], query = ""): Chapter[] {
  const wanted = terms(query);
  const found: Chapter[] = [];
  for (const rule of rules) {
    const text = `${rule.rule} ${rule.words} ${rule.heading}`.toLowerCase();
    if (!wanted.every((term) => text.includes(term))) continue;
    const last = found.at(-1);
    if (last?.heading === rule.heading) last.rules.push(rule);
    else found.push({ heading: rule.heading, rules: [rule] });
  }
  return found;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{1,3}\d?-\d{2,3})\b/g;

/** The words of a rule in pieces: stressed words, notation, other rules to jump to, and what was looked for. */
export function pieces(words: string, query = ""): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of words.matchAll(MARKS)) {
    found.push(...hits(words.slice(from, match.index), "plain", query));
    const [whole, bold, slanted, code, rule] = match;
    const kind = rule ? "rule" : code ? "code" : "strong";
    found.push(...hits(bold ?? slanted ?? code ?? rule ?? whole, kind, kind === "rule" ? "" : query));
    from = match.index + whole.length;
  }
  return [...found, ...hits(words.slice(from), "plain", query)];
}

function hits(text: string, kind: Piece["kind"], query: string): Piece[] {
  if (!text) return [];
  const wanted = terms(query).map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text, hit: false, kind }];
  // With a group in the pattern, every second part is a hit.
  const parts = text.split(new RegExp(`(${wanted.join("|")})`, "gi"));
  return parts.map((part, at) => ({ text: part, hit: at % 2 === 1, kind })).filter((piece) => piece.text);
}
