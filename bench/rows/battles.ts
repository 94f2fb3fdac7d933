import { availableParallelism } from 'node:os';
import { library, nodeLibrary } from '../measure/built.js';
import { digestOf } from '../measure/checksum.js';
import { forcesOf } from '../measure/forces.js';
import { type Round, type Row, timed } from '../measure/row.js';

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

/** A new thread plays slowly until its code is compiled, so that part of a run is not counted. */
const COLD_SHARE = 1 / 3;
/** The same number of games everywhere; with more threads, too few would be left for each. */
const MOST_THREADS = 4;

const allThreads = (name: string, size: number, what: string, games: number): Row => ({
  name,
  what: `${what}, all threads up to ${MOST_THREADS}, once they are warm`,
  unit: 'games/s',
  pace: { warmUp: 0, seconds: 6, fewestRounds: 2 },
  prepare: async () => {
    const { simulateOnThreads } = await nodeLibrary();
    const setup = { ...(await forcesOf(size)), games };
    const round = async (): Promise<Round> => {
      let warm:
        | { readonly played: number; readonly time: number; readonly processor: NodeJS.CpuUsage }
        | undefined;
      const result = await simulateOnThreads(setup, {
        threads: Math.min(MOST_THREADS, availableParallelism()),
        onProgress: (played) => {
          if (played < games * COLD_SHARE) return;
          warm ??= { played, time: performance.now(), processor: process.cpuUsage() };
        },
      });
      if (warm === undefined || warm.played > games / 2)
        throw new Error('too few games were left to be counted');
      // As if all games had been played at the speed of the counted ones.
      const scale = games / (games - warm.played) / 1000;
      const { user, system } = process.cpuUsage(warm.processor);
      return {
        seconds: (performance.now() - warm.time) * scale,
        processorSeconds: ((user + system) / 1000) * scale,
        checksum: digestOf(JSON.stringify(result)),
      };
    };
    return { things: games, round };
  },
});

const COPIES = 1000;

/** A position in which bots have begun to do damage. */
async function lancesInContact() {
  const { createBattle, generateMap, makeBot } = await library();
  const battle = createBattle({
    ...(await forcesOf(4)),
    map: generateMap({ landscape: 'light-woods', width: SIDE, height: SIDE, seed: 1 }),
    bots: [makeBot('sensible', 1), makeBot('sensible', 2)],
    seed: 1,
  });
  while (battle.turn < 3 || battle.phase !== 'weapons') battle.step();
  return battle;
}

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
  {
    name: 'copy',
    what: `a copy of a battle of ${LANCES}, in its third turn`,
    unit: 'µs',
    asked: 20,
    pace: { warmUp: 1, seconds: 2 },
    prepare: async () => {
      const battle = await lancesInContact();
      return timed(COPIES, () => {
        let turns = 0;
        for (let copy = 0; copy < COPIES; copy += 1) turns += battle.copy().turn;
        return turns;
      });
    },
  },
  {
    name: 'return',
    what: 'the way back to such a copy',
    unit: 'µs',
    asked: 20,
    pace: { warmUp: 1, seconds: 2 },
    prepare: async () => {
      const battle = await lancesInContact();
      const place = battle.copy();
      battle.run();
      return timed(COPIES, () => {
        for (let time = 0; time < COPIES; time += 1) battle.returnTo(place);
        return battle.turn;
      });
    },
  },
  oneThread('1v1', 1, DUEL, 200, 300),
  oneThread('4v4', 4, LANCES, 30, 30),
  allThreads('1v1-threads', 1, DUEL, 1200),
  allThreads('4v4-threads', 4, LANCES, 200),
];
