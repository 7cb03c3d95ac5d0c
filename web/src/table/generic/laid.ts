/** The shape of a table as the game declares it: which parts of the view lie where, and what each thing shows. */
import type { AreaInfo, CardInfo, LayoutInfo } from "../../protocol";
import { titled } from "../../lib/wording";
import { readPart, shapeOf, type Part, type Say, type Shape, type TileShape } from "../shape";
import { follow, isDict, rootsOf, Writer, type Dict } from "./lines";

/** The entries by which options touch things; the first that a thing has is what it is touched by. */
const HANDLES = ["place", "slot", "pile", "seat", "card"];

const isCard = (item: unknown): item is Dict => isDict(item) && "card" in item && "name" in item;

export function laidOut(
  view: Dict,
  layout: LayoutInfo,
  cards: ReadonlyMap<string, CardInfo>,
  say: Say,
  piles: ReadonlySet<string>,
): Shape {
  const writer = new Writer(layout, view, cards, say);
  const all = shapeOf(view, say, piles);
  const areas = layout.areas.filter(
    ({ during }) => during.length === 0 || during.includes(String(view["phase"])),
  );
  const shared = areas.flatMap((area) => laidArea(area, view, writer, say, piles));
  const lies = (part: Part): boolean => part.kind === "stacks" || part.kind === "cards" || Boolean(part.pile);
  const left = all.shared.filter((part) => lies(part) && !covered(layout.areas, part.key));
  return {
    shared: [...told("status", [...layout.status, ...layout.head], view, writer, []), ...shared, ...left],
    seats: all.seats.map(({ seat, parts }) => {
      const item = withShares(follow(view, `seats.${seat}`), layout, view);
      const fronts = layout.fronts.flatMap((area) => laidArea(area, item, writer, say, piles));
      const rest = parts.filter((part) => lies(part) && !covered(layout.fronts, part.key));
      const drawn = [...rest.map(({ key }) => key), layout.hand];
      return { seat, parts: [...told("seat", layout.seat, item, writer, drawn), ...rest, ...fronts] };
    }),
  };
}

const covered = (areas: readonly AreaInfo[], key: string): boolean =>
  areas.some(({ path }) => path === key || path.startsWith(`${key}.`));

function withShares(seat: unknown, layout: LayoutInfo, view: Dict): Dict {
  const item = isDict(seat) ? seat : {};
  const shares = Object.entries(layout.shares).map(([name, [list = "", entry = ""]]) => [
    name,
    follow(view[list], String(item[entry])),
  ]);
  return { ...item, ...(Object.fromEntries(shares) as Dict) };
}

/** Lines about a thing as facts, without those about what lies there to be seen. */
function told(
  key: string,
  lines: readonly string[],
  item: Dict,
  writer: Writer,
  drawn: readonly string[],
): Part[] {
  return lines.flatMap((line, number): Part[] => {
    const roots = rootsOf(line);
    const text =
      roots.length > 0 && roots.every((root) => drawn.includes(root)) ? "" : writer.write(line, item);
    return text ? [{ kind: "fact", key: `${key} ${number}`, title: "", text, value: null }] : [];
  });
}

function laidArea(area: AreaInfo, owner: Dict, writer: Writer, say: Say, piles: ReadonlySet<string>): Part[] {
  const found = follow(owner, area.path);
  const key = area.path;
  const title = writer.write(area.head, owner) || titled(area.path.split(".").at(-1) ?? "");
  if (isCard(found)) return noted({ ...(readPart(key, [found], say) as Part), title }, [found], area, writer);
  if (!Array.isArray(found) || found.length === 0) return [];
  const items = (area.order < 0 ? found.toReversed() : found) as unknown[];
  const of = (kind: Part | null): Part[] => (kind ? noted({ ...kind, title }, items, area, writer) : []);
  if (items.every((item) => item === null || isCard(item)) && area.lies === "row")
    return of(readPart(key, items, say, new Set()));
  if (items.every(Array.isArray))
    return of(readPart(key, items, say, area.lies === "piles" ? new Set([key]) : piles));
  const tiles = items.filter(isDict).map((item) => tile(item, area, owner, writer));
  return [{ kind: "tiles", key, title, columns: area.lies === "grid" ? area.columns : null, tiles }];
}

function tile(item: Dict, area: AreaInfo, owner: Dict, writer: Writer): TileShape {
  const handle = HANDLES.find((name) => typeof item[name] === "string" || typeof item[name] === "number");
  const lines = area.lines.map((line) => writer.write(line, item)).filter(Boolean);
  const marked = area.marked !== "" && handle !== undefined && owner[area.marked] === item[handle];
  return {
    at: handle === undefined ? null : { key: handle, value: item[handle] as string | number },
    name: writer.write(area.thing, item),
    card: typeof item["name"] === "string" ? item["name"] : null,
    lines,
    marked,
  };
}

/** Cards with what the area says of each; of a stack, of its first card. */
function noted(part: Part, items: readonly unknown[], area: AreaInfo, writer: Writer): Part[] {
  const note = (item: unknown): [string, string][] =>
    isDict(item)
      ? area.lines.map((line): [string, string] => ["", writer.write(line, item)]).filter(([, text]) => text)
      : [];
  const write = <Noted extends { notes: [string, string][] } | null>(card: Noted, item: unknown): Noted =>
    card && { ...card, notes: [...note(item), ...card.notes] };
  if (part.kind === "cards")
    return [{ ...part, cards: part.cards.map((card, at) => write(card, items[at])) }];
  if (part.kind !== "stacks") return [part];
  const full = items.filter((stack) => Array.isArray(stack) && stack.length > 0) as unknown[][];
  const stacks = part.stacks.map((stack, at) =>
    stack.map((card, place) => (place ? card : write(card, full[at]?.[0]))),
  );
  return [{ ...part, stacks }];
}
