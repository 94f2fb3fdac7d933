import { library, nodeLibrary } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { forcesOf } from '../measure/forces.js';
import { type Row, timed } from '../measure/row.js';

const SIDE = 32;
const MAPS = 10;
const TURNS_ON_EACH = 20;

const oneThread = (name: string, size: number, what: string, games: number, asked: number): Row => ({
  name,
  what: `${what}, one thread`,
  unit: 'games/s',
  asked,
  pace: { warmUp: 3, seconds: 7 },
  prepare: async () => {
    const { playGames, simulationOf } = await library();
    const simulation = simulationOf(await forcesOf(size));
    return timed(
      games,
      () => playGames(simulation, 0, games),
      (tally) => digestOf(JSON.stringify(tally)),
    );
  },
});

const allThreads = (name: string, size: number, what: string, games: number): Row => ({
  name,
  what: `${what}, all threads and their start`,
  unit: 'games/s',
  pace: { warmUp: 0, seconds: 6, fewestRounds: 3 },
  prepare: async () => {
    const { simulateOnThreads } = await nodeLibrary();
    const setup = { ...(await forcesOf(size)), games };
    return timed(
      games,
      () => simulateOnThreads(setup),
      (result) => digestOf(JSON.stringify(result)),
    );
  },
});

const DUEL = 'Marauder MAD-3R against Warhammer WHM-6R';
const LANCES = "four 'Mechs against four";

export const battleRows: readonly Row[] = [
  {
    name: 'turn',
    what: "one turn of two 'Mechs, 8 hexes apart",
    unit: 'turns/s',
    pace: { warmUp: 3, seconds: 3 },
    prepare: async () => {
      const { generateMap, playGames, simulationOf } = await library();
      const { red, blue } = await forcesOf(1);
      const simulations = Array.from({ length: MAPS }, (_, seed) =>
        simulationOf({
          red: red.map((unit) => ({ ...unit, at: [SIDE / 2, SIDE / 2 + 4] })),
          blue: blue.map((unit) => ({ ...unit, at: [SIDE / 2, SIDE / 2 - 4] })),
          map: generateMap({ landscape: 'light-woods', width: SIDE, height: SIDE, seed }),
          turnLimit: 1,
        }),
      );
      return timed(
        MAPS * TURNS_ON_EACH,
        () => simulations.map((simulation) => playGames(simulation, 0, TURNS_ON_EACH)),
        (tallies) => digestOf(JSON.stringify(tallies)),
      );
    },
  },
  oneThread('1v1', 1, DUEL, 200, 300),
  oneThread('4v4', 4, LANCES, 30, 30),
  allThreads('1v1-threads', 1, DUEL, 1200),
  allThreads('4v4-threads', 4, LANCES, 100),
];
