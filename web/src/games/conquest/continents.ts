/** The six continents in the order of a map read from the left, each with a simple shape of our own in a box of 100. */

export interface Continent {
  name: string;
  short: string;
  colour: string;
  shape: string;
}

export const CONTINENTS: readonly Continent[] = [
  {
    name: "North America",
    short: "N. America",
    colour: "var(--cq-north-america)",
    shape:
      "M6 20 24 10l16 2 8-6 14 4 4 10 14-4 12 8-8 10-12 2-4 12-12 6 2 10-10-2-6 8 4 10 8 4 4 10-12-6-12-14-4-16-10-8-4-12-12-4z",
  },
  {
    name: "South America",
    short: "S. America",
    colour: "var(--cq-south-america)",
    shape: "M34 6 48 4l14 8 4 10 18 10-2 14-10 10-4 14-12 8-4 12-6 8-2-2 2-14-6-22-8-14-8-10 2-16z",
  },
  {
    name: "Europe",
    short: "Europe",
    colour: "var(--cq-europe)",
    shape:
      "M36 14 52 6l10 6-8 12 12 2 10-8 14 4 4 22-12 12-14 2-2 10-10 4 4 12-8 4-8-14-10 2-8 12-16 2-2-14 14-4 2-12-8-8 14-6 2-14z",
  },
  {
    name: "Africa",
    short: "Africa",
    colour: "var(--cq-africa)",
    shape: "M22 14 42 8l20 6 14 2 6 20 12 6-10 18-10 10-2 14-14 14-10-2-6-20-2-16-12-6-18-2-6-16 6-14z",
  },
  {
    name: "Asia",
    short: "Asia",
    colour: "var(--cq-asia)",
    shape:
      "M6 26 22 14l22-6 24 4 24 2-4 12-12 6 2 12-10 4-2 14-8 2-6 16-6-8-4-14-10 0-4 16-8-6-2-14-14 2-6-12 4-10z",
  },
  {
    name: "South Pacific",
    short: "S. Pacific",
    colour: "var(--cq-south-pacific)",
    shape:
      "M14 52 30 40l12 4 6-8 14 6 12 18-8 18-16 4-10-8-16 4-10-12zM82 74l6-6 4 8-8 12-4-2zM78 22a5 5 0 1 0 .1 0zM92 38a4 4 0 1 0 .1 0zM64 14a3.5 3.5 0 1 0 .1 0z",
  },
];

const BY_NAME = new Map(CONTINENTS.map((each) => [each.name, each]));

export const continentOf = (name: string): Continent | undefined => BY_NAME.get(name);
