/**
 * Packs the map files that the rules read for the browser: only what is drawn, each point as a step from the one before
 * in whole numbers. A unit of the packed drawing is half a unit of the file, which nobody sees.
 */
import { readFile } from "node:fs/promises";

const MAP = /\/cards\/maps\/\w+\.json$/;
const FINER = 2;

const scaled = (number) => Math.round(number * FINER);

/** A path of the file, "M1.2,3.4 5.6,7.8Z", in steps: "M2 7l9 9Z". Neighbours share points, so borders stay closed. */
export function inSteps(path) {
  return path.replace(/M([^MZ]*)/g, (_, points) => {
    const [first, ...rest] = points
      .trim()
      .split(/\s+/)
      .map((point) => point.split(",").map((each) => scaled(each)));
    let [x, y] = first;
    const steps = rest.map(([toX, toY]) => {
      const step = `${toX - x} ${toY - y}`;
      [x, y] = [toX, toY];
      return step;
    });
    return `M${first.join(" ")}l${steps.filter((step) => step !== "0 0").join(" ")}`.replaceAll(" -", "-");
  });
}

const shape = ({ name, label, path }) => ({ name, label: label.map(scaled), path: inSteps(path) });

/** The drawing of a map. */
export function packed({ width, height, territories, seas, arrows, waste, today }) {
  return {
    width: scaled(width),
    height: scaled(height),
    territories: territories.map(shape),
    seas: seas.map((sea) => ({ ...shape(sea), difficulty: sea.difficulty })),
    arrows: arrows.map(({ line }) => ({ line: line.map(scaled) })),
    waste: inSteps(waste),
    today: inSteps(today),
  };
}

export const maps = () => ({
  name: "packed-maps",
  enforce: "pre",
  async load(id) {
    if (!MAP.test(id)) return null;
    return JSON.stringify(packed(JSON.parse(await readFile(id, "utf8"))));
  },
});
