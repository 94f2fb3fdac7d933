import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  compareOnThreads,
  FailedRunError,
  findFairestOnThreads,
  StoppedError,
  simulateOnThreads,
} from '../../src/edge/simulate.node.js';
import {
  compareBattles,
  findFairest,
  playJob,
  type SimulationSetup,
  simulate,
} from '../../src/simulate/index.js';
import { mapOf } from '../battle/map-of.js';
import { folderOf } from '../cli/temporary-folder.js';
import { type BuiltPrograms, buildPrograms } from './built-worker.js';
import { duel, member, quickDuel } from './sample-simulation.js';

let programs: BuiltPrograms;
beforeAll(async () => {
  programs = await buildPrograms();
}, 60_000);

/** Further threads start after the first block. */
const headStart = 0;
const long: SimulationSetup = duel({ games: 45, turnLimit: 8 });
/** What one thread makes of it. */
let alone: string;
beforeAll(() => {
  alone = JSON.stringify(simulate(long));
}, 60_000);

describe('a run on several threads', () => {
  it('gives the same bytes as on one', { timeout: 60_000 }, async () => {
    const { worker } = programs;
    for (const threads of [1, 2, 4]) {
      expect(JSON.stringify(await simulateOnThreads(long, { threads, worker, headStart }))).toBe(alone);
    }
  });

  it('leaves its threads to the next run', { timeout: 60_000 }, async () => {
    const { worker } = programs;
    await simulateOnThreads(quickDuel({ games: 45 }), { threads: 3, worker, headStart });
    let started = 0;
    const count = () => {
      started += 1;
    };
    process.on('worker', count);
    await simulateOnThreads(quickDuel({ games: 45, seed: 2 }), { threads: 2, worker, headStart });
    process.off('worker', count);
    expect(started).toBe(0);
  });

  it('plays on a map of its own there too', { timeout: 60_000 }, async () => {
    const map = mapOf({ '3,3': { terrain: ['heavy_woods'], foliageHeight: 2 }, '5,5': { level: 2 } }, 9, 9);
    const setup = { ...long, map };
    expect(
      JSON.stringify(await simulateOnThreads(setup, { threads: 2, worker: programs.worker, headStart })),
    ).toBe(JSON.stringify(simulate(setup)));
  });

  it('compares and searches as one thread does', { timeout: 60_000 }, async () => {
    const before = duel({ games: 20, turnLimit: 8 });
    const after = duel({ games: 20, turnLimit: 8, blue: [member('commando-com-2d')] });
    const options = { threads: 2, worker: programs.worker, headStart };
    expect(await compareOnThreads(before, after, options)).toEqual(compareBattles(before, after));
    const candidates = [
      { name: 'before', setup: before },
      { name: 'after', setup: after },
    ];
    const play = (...[job, from, to]: Parameters<typeof playJob>) => Promise.resolve(playJob(job, from, to));
    expect(await findFairestOnThreads(candidates, options)).toEqual(await findFairest(candidates, play));
  });

  it('ends with the mistake of a thread that cannot start', async () => {
    const options = { threads: 2, worker: 'file:///nowhere/worker.mjs', headStart };
    await expect(simulateOnThreads(long, options)).rejects.toThrow(
      /^a thread failed: .*; none of the 45 games is kept, because there was no checkpoint$/,
    );
  });

  it('says which games are kept when a thread fails, and goes on from them', async () => {
    const checkpoint = join(folderOf({}), 'run.checkpoint');
    const failed = await simulateOnThreads(long, {
      threads: 2,
      worker: 'file:///nowhere/worker.mjs',
      headStart,
      checkpoint,
    }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailedRunError);
    expect(String(failed)).toMatch(
      /a thread failed: .*; \d+ of 45 games are kept in .*run\.checkpoint, and the same run continues from them$/,
    );
    const played: number[] = [];
    const resumed = await simulateOnThreads(long, {
      threads: 1,
      checkpoint,
      onProgress: (now) => played.push(now),
    });
    expect(played[0]).toBe(Number(/(\d+) of 45/.exec(String(failed))?.[1]));
    expect(JSON.stringify(resumed)).toBe(alone);
  });

  it('refuses an impossible number of them', async () => {
    await expect(simulateOnThreads(long, { threads: 0 })).rejects.toThrow('threads is 0');
  });
});

describe('a run that is stopped', () => {
  it('goes on from its checkpoint, on any number of threads, to the same bytes', {
    timeout: 60_000,
  }, async () => {
    const checkpoint = join(folderOf({}), 'run.checkpoint');
    const reached: number[] = [];
    for (const threads of [1, 2]) {
      const stop = new AbortController();
      let first: number | undefined;
      const stopped = simulateOnThreads(long, {
        threads,
        worker: programs.worker,
        headStart,
        checkpoint,
        signal: stop.signal,
        onProgress: (played) => {
          first ??= played;
          if (played >= first + 10) stop.abort();
        },
      });
      await expect(stopped).rejects.toThrow(StoppedError);
      reached.push(first ?? -1);
    }
    expect(reached[0]).toBe(0);
    expect(reached[1]).toBeGreaterThanOrEqual(10);
    const played: number[] = [];
    const resumed = await simulateOnThreads(long, {
      threads: 1,
      checkpoint,
      onProgress: (now) => played.push(now),
    });
    expect(played[0]).toBeGreaterThanOrEqual(20);
    expect(JSON.stringify(resumed)).toBe(alone);
    const again: number[] = [];
    await simulateOnThreads(long, { checkpoint, onProgress: (now) => again.push(now) });
    expect(again).toEqual([45]);
  });

  it('neither loses nor repeats a game, though it is killed again and again', {
    timeout: 90_000,
  }, async () => {
    const setup = duel({ games: 60 });
    const folder = folderOf({});
    const [setupFile, checkpoint, result] = ['setup', 'checkpoint', 'result'].map((name) =>
      join(folder, name),
    );
    writeFileSync(String(setupFile), serialize(setup));
    const begin = () =>
      spawn(process.execPath, [programs.child, ...[setupFile, checkpoint, result].map(String)]);
    let kills = 0;
    for (let round = 0; round < 4 && !existsSync(String(result)); round += 1) {
      const before = contentOf(String(checkpoint));
      const child = begin();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      while (contentOf(String(checkpoint)) === before && child.exitCode === null) await pause(5);
      await pause(round * 15);
      if (child.kill('SIGKILL')) kills += 1;
      await ended;
    }
    expect(kills).toBeGreaterThan(1);
    // What a write leaves that was cut off.
    writeFileSync(`${checkpoint}.0123456789ab.tmp`, '{"format":"tarcomp-che');
    if (!existsSync(String(result))) await new Promise((resolve) => begin().once('exit', resolve));
    expect(contentOf(String(result))).toBe(JSON.stringify(simulate(setup)));
    expect(readdirSync(folder).sort()).toEqual(['checkpoint', 'result', 'setup']);
  });
});

describe('two processes on one checkpoint', () => {
  it('never play at once: the second is refused and the first goes on', { timeout: 60_000 }, async () => {
    const setup = duel({ games: 400 });
    const folder = folderOf({});
    const files = ['setup', 'checkpoint', 'result'].map((name) => join(folder, name));
    const [setupFile = '', checkpoint = ''] = files;
    writeFileSync(setupFile, serialize(setup));
    const child = spawn(process.execPath, [programs.child, ...files]);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    while (!existsSync(checkpoint) && child.exitCode === null) await pause(5);
    const second = simulateOnThreads(setup, { threads: 1, checkpoint });
    await expect(second).rejects.toThrow(`${checkpoint}: is in use by process ${child.pid}`);
    expect(child.exitCode).toBe(null);
    child.kill('SIGKILL');
    await ended;
    const stop = new AbortController();
    stop.abort();
    const third = simulateOnThreads(setup, { threads: 1, checkpoint, signal: stop.signal });
    await expect(third).rejects.toThrow(StoppedError);
  });
});

const contentOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
