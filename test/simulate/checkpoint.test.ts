import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Checkpoint } from '../../src/simulate/checkpoint.node.js';
import { CheckpointError, simulateOnThreads } from '../../src/simulate/index.node.js';
import type { FileSystem } from '../../src/simulate/replace-file.node.js';
import { digest } from '../../src/simulate/run-identity.node.js';
import { folderOf, namedPipe } from '../cli/temporary-folder.js';
import { callsOf, failingFiles, soundFiles } from './failing-files.js';
import { duel, member } from './sample-simulation.js';

function openAndClose(path: string): string {
  writeFileSync(path, '');
  return path;
}

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
      `${path}: is the checkpoint of another run (Locust LCT-1V against Locust LCT-1V, 10 games, seed 1, open:10x10, standard); name another file, or delete this one to start over`,
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
        /: is damaged or not a checkpoint; name another file/,
      );
      expect(readFileSync(path, 'utf8')).toBe(damaged);
    }
  });

  it('is refused when it does not add up, though its sum is right', async () => {
    const { path, text } = await written();
    const forged = String(text.split('\n')[0]).replace('"done":[[0,10]]', '"done":[[0,9]]');
    writeFileSync(path, `${forged}\n${digest(forged)}\n`);
    await expect(simulateOnThreads(setup, options(path))).rejects.toThrow('its numbers do not add up');
  });

  it('is refused when another version of the program wrote it', async () => {
    const { path, text } = await written();
    const older = String(text.split('\n')[0]).replace(/"program":"[^"]*"/, '"program":"0.0.1"');
    writeFileSync(path, `${older}\n${digest(older)}\n`);
    await expect(simulateOnThreads(setup, options(path))).rejects.toThrow('was written by TarComp 0.0.1');
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
    const checkpoint = new Checkpoint(path, identity);
    expect([...checkpoint.harvest('x', 0, 25).missing(10)]).toEqual([
      [0, 10],
      [10, 20],
      [20, 25],
    ]);
    checkpoint.close();
  });

  it('is refused where there is a device, a pipe or far too much to read', async () => {
    const folder = folderOf({});
    truncateSync(openAndClose(join(folder, 'huge')), 300_000_000);
    const refused = async (path: string, words: string) =>
      await expect(simulateOnThreads(setup, options(path))).rejects.toThrow(`${path}: ${words}`);
    await refused('/dev/zero', 'is a device or a pipe, not a file; name another file');
    await refused(namedPipe(), 'is a device or a pipe, not a file; name another file');
    await refused(join(folder, 'huge'), 'is too large for a checkpoint');
    expect(readdirSync(folder)).toEqual(['huge']);
  });
});

describe('a run that is done', () => {
  it('keeps its result where the checkpoint cannot be written any more, and says so', async () => {
    const folder = folderOf({ 'inner/.keep': '' });
    const path = join(folder, 'inner/run.checkpoint');
    for (const checkpointPause of [0, 1_000_000]) {
      mkdirSync(join(folder, 'inner'), { recursive: true });
      const problems: string[] = [];
      const result = await simulateOnThreads(setup, {
        ...options(path),
        checkpointPause,
        onProgress: (played) => {
          if (played === 0) rmSync(join(folder, 'inner'), { recursive: true });
        },
        onUnsaved: ({ message }) => problems.push(message),
      });
      expect(result).toEqual(await simulateOnThreads(setup, { threads: 1 }));
      expect(problems).toEqual([
        `${path}: cannot be written: there is no such folder (ENOENT); name another file`,
      ]);
    }
  });
});

describe('a checkpoint behind a link', () => {
  it('is read where it is locked, though the link is turned meanwhile', () => {
    const folder = folderOf({ other: 'no checkpoint' });
    const identity = { fingerprint: 'a', summary: 'nothing', program: '1' };
    const [place, link] = [join(folder, 'place'), join(folder, 'link')];
    new Checkpoint(place, identity).close();
    symlinkSync(place, link);
    const files = {
      ...fs,
      openSync: (...args: Parameters<typeof fs.openSync>) => {
        rmSync(link);
        symlinkSync(join(folder, 'other'), link);
        return fs.openSync(...args);
      },
    } as FileSystem;
    new Checkpoint(link, identity, { files }).close();
    expect(readFileSync(join(folder, 'other'), 'utf8')).toBe('no checkpoint');
  });

  it('is named by the link in messages', () => {
    const folder = folderOf({ other: 'no checkpoint' });
    symlinkSync(join(folder, 'other'), join(folder, 'link'));
    const identity = { fingerprint: 'a', summary: 'nothing', program: '1' };
    expect(() => new Checkpoint(join(folder, 'link'), identity)).toThrow(
      `${join(folder, 'link')}: is damaged`,
    );
  });
});

describe('a disk that fails under a checkpoint', () => {
  const identity = { fingerprint: 'a', summary: 'nothing', program: '1' };
  const tally = { tallies: [{ games: 10, outcomes: [10], turns: [10], units: [] }], pairs: [] };

  /** Opens it, finishes a block and saves that. */
  function playOn(path: string, files?: FileSystem): void {
    const checkpoint = new Checkpoint(path, identity, files && { files });
    try {
      checkpoint.harvest('x', 0, 30).add(10, 20, tally);
      checkpoint.save();
    } finally {
      checkpoint.close();
    }
  }

  /** With one block that was finished before. */
  function begun(folder: string): string {
    const path = join(folder, 'run.checkpoint');
    const checkpoint = new Checkpoint(path, identity, { files: soundFiles() });
    checkpoint.harvest('x', 0, 30).add(20, 30, tally);
    checkpoint.save();
    checkpoint.close();
    return path;
  }

  /** As another process finds it later. */
  function missingIn(path: string): readonly number[] {
    rmSync(`${path}.lock`, { force: true });
    const checkpoint = new Checkpoint(path, identity, { files: soundFiles() });
    const missing = [...checkpoint.harvest('x', 0, 30).missing(10)].map(([from]) => from / 10);
    checkpoint.close();
    return missing;
  }

  const calls = callsOf((files) => {
    const folder = mkdtempSync(join(tmpdir(), 'tarcomp-calls-'));
    playOn(begun(folder), files);
    rmSync(folder, { recursive: true });
  });

  it('is tried at every call, the lock included', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => call === 'writeSync')).toHaveLength(2);
  });

  for (const fault of ['ENOSPC', 'EIO', 'short write', 'no write'] as const) {
    for (const once of [true, false]) {
      it(`never costs a game that was kept: ${fault} ${once ? 'at one call' : 'from a call on'}`, () => {
        for (const number of calls.keys()) {
          const path = begun(folderOf({}));
          let problem: unknown;
          try {
            playOn(path, failingFiles(number, fault, once));
          } catch (error) {
            problem = error;
          }
          if (problem !== undefined) expect(problem).toBeInstanceOf(CheckpointError);
          if (problem === undefined) expect(missingIn(path)).toEqual([0]);
          else expect([[0], [0, 1]]).toContainEqual(missingIn(path));
          if (once && calls[number] !== 'unlinkSync') {
            expect(readdirSync(join(path, '..'))).toEqual(['run.checkpoint']);
          }
        }
      });
    }
  }

  it('is reported with what to do, and with the games that the file still holds', () => {
    const path = begun(folderOf({}));
    const write = calls.lastIndexOf('writeSync');
    expect(() => playOn(path, failingFiles(write, 'ENOSPC', true))).toThrow(
      `${path}: cannot be written: the disk is full (ENOSPC); it still holds 10 games, and the same run continues from them`,
    );
    const several = begun(folderOf({}));
    const resumed = new Checkpoint(several, identity);
    expect(resumed.kept).toBe(10);
    resumed.harvest('y', 0, 10).add(0, 10, tally);
    resumed.save();
    expect(resumed.kept).toBe(20);
    resumed.close();
    const fresh = join(folderOf({}), 'run.checkpoint');
    expect(() => playOn(fresh, failingFiles(0, 'EIO', false))).toThrow(
      `${fresh}: cannot be written: the disk reports an error (EIO); name another file`,
    );
    expect(existsSync(fresh)).toBe(false);
  });
});
