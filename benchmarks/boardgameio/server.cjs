// A game of cards for boardgame.io, about as large as a table of Alliances: four hands, a map, a trick, scores.
// Every move plays a card and tells all players; a player sees only his own hand. It never ends.
const { FlatFile, Server } = require("boardgame.io/server");

const SEATS = 4;
const HAND = 12;
const PLACES = 19;
const SUITS = ["military", "economics", "politics"];

function card(number) {
  return { card: number, name: `${SUITS[number % 3]} ${(number % 12) + 1}` };
}

function seat(number) {
  return {
    seat: number,
    side: number % 2 ? "silver" : "gold",
    hand: Array.from({ length: HAND }, (_, i) => card(number * HAND + i)),
    kept: [],
    passed: false,
    played: null,
    power: null,
    tricks: 0,
    score: 0,
  };
}

function place(number) {
  return {
    place: `place ${number}`,
    country: `Country number ${number}`,
    military: number % 9,
    economics: (number * 5) % 9,
    politics: (number * 7) % 9,
    owner: null,
    tokens: "",
  };
}

const table = {
  name: "table",
  setup: () => ({
    seats: Array.from({ length: SEATS }, (_, i) => seat(i)),
    map: Array.from({ length: PLACES }, (_, i) => place(i)),
    trick: [],
    log: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, index) => {
      const mine = G.seats[Number(playerID)];
      const [played] = mine.hand.splice(index, 1);
      mine.played = played;
      mine.power = { suit: played.name[0], value: played.card % 12 };
      mine.hand.push(played); // so that it can go on for ever
      G.trick = [...G.trick.slice(-3), played];
      G.log = [...G.log.slice(-3), `P${Number(playerID) + 1} plays ${played.name}`];
      G.map[played.card % PLACES].owner = mine.side;
      mine.tricks += 1;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((each) =>
      String(each.seat) === playerID ? each : { ...each, hand: each.hand.map((held) => ({ card: held.card, name: null })) },
    ),
  }),
};

// Matches are kept in memory, or in files where a folder is named.
const [port, folder] = process.argv.slice(2);
const kept = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
const server = Server({ games: [table], origins: ["http://127.0.0.1"], ...kept });
server.run(Number(port), () => console.log("open"));
