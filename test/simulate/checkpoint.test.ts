import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Checkpoint, digest } from '../../src/simulate/checkpoint.node.js';
import { CheckpointError, simulateOnThreads } from '../../src/simulate/index.node.js';
import { folderOf } from '../cli/temporary-folder.js';
import { duel, member } from './sample-simulation.js';

const setup = duel({ games: 10 });
const options = (checkpoint: string) => ({ threads: 1, checkpoint });

async function written(): Promise<{ readonly path: string; readonly text: string }> {
  const path = join(folderOf({}), 'run.checkpoint');
  await simulateOnThreads(setup, options(path));
  return { path, text: readFileSync(path, 'utf8') };
}

describe('a checkpoint', () => {
  it.each([
    ['another seed', { seed: 2 }],
    ['more games', { games: 20 }],
    ['another pilot', { red: [member('locust-lct-1v', { gunnery: 3 })] }],
    ['another unit', { blue: [member('commando-com-2d')] }],
    ['another map', { map: { landscape: 'open', width: 11, height: 10 } as const }],
    ['other rules', { ruleset: 'total-warfare' as const }],
    ['other bots', { bots: ['random', 'random'] as const }],
    ['another limit of turns', { turnLimit: 50 }],
  ])('is refused by a run with %s', async (_, change) => {
    const { path, text } = await written();
    const run = simulateOnThreads(duel({ games: 10, ...change }), options(path));
    await expect(run).rejects.toThrow(
      `${path}: the checkpoint of another run (Locust LCT-1V against Locust LCT-1V, 10 games, seed 1, open:10x10, standard); name another file, or delete this one to begin anew`,
    );
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('is refused when a part of it is missing or changed, and left as it is', async () => {
    const { path, text } = await written();
    const halves = [
      text.slice(0, text.length / 2),
      '',
      'no checkpoint',
      text.replace('"games":10', '"games":11'),
    ];
    for (const damaged of halves) {
      writeFileSync(path, damaged);
      await expect(simulateOnThreads(setup, options(path))).rejects.toThrow(
        /: a damaged checkpoint, or none at all; name another file/,
      );
      expect(readFileSync(path, 'utf8')).toBe(damaged);
    }
  });

  it('is refused when it does not add up, though its sum is right', async () => {
    const { path, text } = await written();
    const forged = String(text.split('\n')[0]).replace('"merged":1', '"merged":7');
    writeFileSync(path, `${forged}\n${digest(forged)}\n`);
    await expect(simulateOnThreads(setup, options(path))).rejects.toThrow('does not add up');
  });

  it('is refused when another version of the program wrote it', async () => {
    const { path, text } = await written();
    const older = String(text.split('\n')[0]).replace(/"program":"[^"]*"/, '"program":"0.0.1"');
    writeFileSync(path, `${older}\n${digest(older)}\n`);
    await expect(simulateOnThreads(setup, options(path))).rejects.toThrow('written by TarComp 0.0.1');
  });

  it('that cannot be written stops a run before it begins', async () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'taken'));
    for (const path of [join(folder, 'taken'), join(folder, 'missing/run.checkpoint')]) {
      await expect(simulateOnThreads(setup, options(path))).rejects.toThrow(CheckpointError);
    }
  });

  it('leaves nothing beside it', async () => {
    const { path } = await written();
    expect(readdirSync(join(path, '..'))).toEqual(['run.checkpoint']);
  });

  it('is empty for a part of the run that was not begun', () => {
    const path = join(folderOf({}), 'run.checkpoint');
    const identity = { fingerprint: 'a', summary: 'nothing', program: '1' };
    expect(new Checkpoint(path, identity).harvest('x', 0, 25).missing()).toEqual([0, 1, 2]);
  });
});
