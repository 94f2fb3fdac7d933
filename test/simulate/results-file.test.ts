import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedOf } from '../../src/dice/index.js';
import { GameTable } from '../../src/simulate/games.js';
import { GamesInOrder } from '../../src/simulate/games-in-order.js';
import { Harvest } from '../../src/simulate/harvest.js';
import { type SimulationSetup, simulate, simulationOf } from '../../src/simulate/index.js';
import {
  compareOnThreads,
  ResultsFileError,
  StoppedError,
  simulateOnThreads,
  type ThreadOptions,
} from '../../src/simulate/index.node.js';
import { folderOf } from '../cli/temporary-folder.js';
import { type BuiltPrograms, buildPrograms } from './built-worker.js';
import { member, quickDuel } from './sample-simulation.js';

let programs: BuiltPrograms;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

const short: SimulationSetup = quickDuel({ games: 45, turnLimit: 4 });

interface Line {
  readonly index: number;
  readonly battle?: string;
  readonly seed: number;
  readonly outcome: string;
  readonly turns: number;
  readonly survivors: readonly string[];
}
const linesOf = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function recorded(options: ThreadOptions = {}): Promise<string> {
  const results = join(folderOf({}), 'results.ndjson');
  await simulateOnThreads(short, { threads: 1, results, ...options });
  return readFileSync(results, 'utf8');
}

describe('The results of games', () => {
  it('tell of each game in order: its seed, how it came out, its turns, and who is left', async () => {
    const results = join(folderOf({}), 'results.ndjson');
    const setup = quickDuel({
      games: 12,
      red: [member('locust-lct-1v'), member('commando-com-2d')],
      turnLimit: 6,
    });
    const summary = await simulateOnThreads(setup, { threads: 1, results });
    const lines = linesOf(results);
    const table = new GameTable(simulationOf(setup));
    expect(lines).toEqual(
      Array.from({ length: 12 }, (_, index) => {
        const battle = table.play(index);
        const { winner } = battle;
        return {
          index,
          seed: seedOf(1, index),
          outcome: winner === undefined ? 'undecided' : winner === null ? 'draw' : ['red', 'blue'][winner],
          turns: battle.turn,
          survivors: battle.units.filter(({ lost }) => lost === undefined).map(({ id }) => id),
        };
      }),
    );
    expect(lines.filter(({ outcome }) => outcome === 'red')).toHaveLength(summary.wins.red);
    expect(summary).toEqual(simulate(setup));
  });

  it('tell of both battles of a comparison, game by game', async () => {
    const results = join(folderOf({}), 'results.ndjson');
    const before = quickDuel({ games: 11, turnLimit: 4 });
    const after = quickDuel({ games: 11, turnLimit: 4, blue: [member('commando-com-2d')] });
    const { difference } = await compareOnThreads(before, after, { threads: 1, results });
    const lines = linesOf(results);
    expect(lines.map(({ index, battle }) => `${index} ${battle}`)).toEqual(
      Array.from({ length: 11 }, (_, index) => [`${index} before`, `${index} after`]).flat(),
    );
    const won = (index: number, battle: string): boolean =>
      lines.some((line) => line.index === index && line.battle === battle && line.outcome === 'red');
    const gained = [...Array(11).keys()].filter((game) => won(game, 'after') && !won(game, 'before'));
    expect(gained).toHaveLength(difference.red.gained);
  });

  it('are the same bytes on any number of threads', async () => {
    const alone = await recorded();
    const { worker } = programs;
    for (const threads of [2, 4]) expect(await recorded({ threads, worker, headStart: 0 })).toBe(alone);
  });

  it('are the same bytes when a run is stopped and goes on from its checkpoint', async () => {
    const alone = await recorded();
    const folder = folderOf({});
    const files = { checkpoint: join(folder, 'run.checkpoint'), results: join(folder, 'results.ndjson') };
    for (const threads of [1, 2]) {
      const stop = new AbortController();
      let first: number | undefined;
      const stopped = simulateOnThreads(short, {
        ...files,
        threads,
        worker: programs.worker,
        headStart: 0,
        signal: stop.signal,
        onProgress: (played) => {
          first ??= played;
          if (played >= first + 10) stop.abort();
        },
      });
      await expect(stopped).rejects.toThrow(StoppedError);
      // What a process that is killed has written since.
      writeFileSync(files.results, '{"index":44,"seed"', { flag: 'a' });
    }
    await simulateOnThreads(short, { ...files, threads: 1 });
    expect(readFileSync(files.results, 'utf8')).toBe(alone);
    // Nothing is left to play.
    await simulateOnThreads(short, { ...files, threads: 1 });
    expect(readFileSync(files.results, 'utf8')).toBe(alone);
  });

  it('are refused where the file lacks games that the checkpoint holds', async () => {
    const folder = folderOf({});
    const files = { checkpoint: join(folder, 'run.checkpoint'), results: join(folder, 'results.ndjson') };
    await simulateOnThreads(short, { ...files, threads: 1 });
    const whole = readFileSync(files.results, 'utf8');
    const again = () => simulateOnThreads(short, { ...files, threads: 1 });
    truncateSync(files.results, whole.length - 20);
    await expect(again()).rejects.toThrow('does not hold the games of the checkpoint');
    writeFileSync(files.results, whole.replace('"index":44', '"index":43'));
    await expect(again()).rejects.toThrow(ResultsFileError);
    const without = join(folder, 'without.checkpoint');
    await simulateOnThreads(short, { checkpoint: without, threads: 1 });
    const fresh = join(folder, 'fresh.ndjson');
    await expect(
      simulateOnThreads(short, { checkpoint: without, results: fresh, threads: 1 }),
    ).rejects.toThrow('the checkpoint holds games that were played without it');
    expect(existsSync(fresh)).toBe(false);
  });

  it('stop a run before it begins where they cannot be written', async () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'taken'));
    for (const results of [join(folder, 'taken'), join(folder, 'missing/results.ndjson'), '/dev/null']) {
      const played: number[] = [];
      const run = simulateOnThreads(short, { threads: 1, results, onProgress: (now) => played.push(now) });
      await expect(run).rejects.toThrow(ResultsFileError);
      expect(played).toEqual([]);
    }
  });
});

describe('Parts of a run that come before their turn', () => {
  it('wait until all games before them are recorded', () => {
    const harvest = new Harvest(0, 30);
    const written: number[] = [];
    const inOrder = new GamesInOrder(harvest, { write: (from) => written.push(from) });
    const tally = { tallies: [], pairs: [] };
    inOrder.add([20, 30], tally, []);
    inOrder.add([10, 20], tally, []);
    expect({ written, held: inOrder.held, played: harvest.played }).toEqual({
      written: [],
      held: 2,
      played: 0,
    });
    inOrder.add([0, 10], tally, []);
    inOrder.add([10, 20], tally, []);
    expect({ written, held: inOrder.held, played: harvest.played }).toEqual({
      written: [0, 10, 20],
      held: 0,
      played: 30,
    });
  });
});
