import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const BATTLE = ['battle', '--red', 'Locust LCT-1V:3/4', '--blue', 'Locust LCT-1V'];
const COMPARE = ['compare', ...BATTLE.slice(1), '--change', 'red.skills=2/3'];
const SMALL = '--map open:10x10 --games 9 --turns 4 --bots stand-and-shoot --threads 1'.split(' ');

/** Plays all shards of a command and names their files. */
async function shardsOf(command: readonly string[], of: number): Promise<string[]> {
  const folder = folderOf({});
  const files: string[] = [];
  for (let number = 1; number <= of; number += 1) {
    const file = join(folder, `part-${number}.json`);
    const { code, out, err } = await tarcomp(...command, '--shard', `${number}/${of}`, '--out', file);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(
      /part-\d.json holds shard \d of \d, games? \d.*\. Put all shards together with "tarcomp merge"\.\n$/,
    );
    files.push(file);
  }
  return files;
}

describe('tarcomp merge', () => {
  it.each([
    ['battle', BATTLE],
    ['compare', COMPARE],
  ])('prints the bytes of the whole run, for people and as JSON: %s', async (_, command) => {
    const files = await shardsOf([...command, ...SMALL], 3);
    const whole = await tarcomp(...command, ...SMALL);
    const json = await tarcomp(...command, ...SMALL, '--json');
    expect(await tarcomp('merge', ...files)).toEqual(whole);
    expect(await tarcomp('merge', ...files.reverse(), '--json')).toEqual(json);
  });

  it('prints JSON unless told otherwise where the shards were played with --json', async () => {
    const files = await shardsOf([...BATTLE, ...SMALL, '--json'], 2);
    expect(await tarcomp('merge', ...files)).toEqual(await tarcomp(...BATTLE, ...SMALL, '--json'));
  });

  it('refuses gaps, overlaps, other runs and damaged files, and names the file', async () => {
    const [one = '', two = '', three = ''] = await shardsOf([...BATTLE, ...SMALL], 3);
    const [other = ''] = await shardsOf([...BATTLE, ...SMALL, '--seed', '7'], 3);
    const damaged = join(folderOf({}), 'damaged.json');
    writeFileSync(damaged, readFileSync(two, 'utf8').slice(0, 500));
    const refusals: [files: string[], words: string][] = [
      [[one, three], `${one}: the run has 9 games, and games 4 to 6 are missing; add shard 2 of 3\n`],
      [
        [one, two, two, three],
        `${two}: shard 2 of 3 holds games 4 to 6, which overlap with ${two}; leave one of them out\n`,
      ],
      [[one, two, other], `${other}: is a shard of another run than ${one}`],
      [[one, damaged, three], `${damaged}: is damaged or not a shard; play that shard again\n`],
      [['/nowhere/part.json'], '/nowhere/part.json: '],
      [[folderOf({})], ': is a folder, not a file\n'],
    ];
    for (const [files, words] of refusals) {
      const { code, out, err } = await tarcomp('merge', ...files);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toContain(words);
    }
  });
});

describe('--shard', () => {
  it.each([
    [['--shard', '1/2'], '--shard needs --out FILE'],
    [['--out', 'x.json'], '--out needs --shard I/N'],
    [['--shard', '3/2', '--out', 'x.json'], 'Expected a shard and how many there are, such as 2/8.'],
    [['--shard', '0/2', '--out', 'x.json'], 'Expected a shard'],
    [['--shard', 'all', '--out', 'x.json'], 'Expected a shard'],
    [['--shard', '1/10', '--out', 'x.json'], 'there are only 9 games, and each shard needs one'],
  ])('is wrong usage: %s', async (flags, words) => {
    const { code, out, err } = await tarcomp(...BATTLE, ...SMALL, ...flags);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });

  it('goes on from a checkpoint of the same shard, and no other', async () => {
    const folder = folderOf({});
    const [out, checkpoint] = [join(folder, 'part.json'), join(folder, 'checkpoint')];
    const play = (shard: string) =>
      tarcomp(...BATTLE, ...SMALL, '--shard', shard, '--out', out, '--checkpoint', checkpoint);
    await play('1/2');
    const first = readFileSync(out, 'utf8');
    expect((await play('1/2')).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(first);
    const { code, err } = await play('2/2');
    expect(code).toBe(1);
    expect(err).toMatch(/is the checkpoint of another run \(.*, of which games 1 to 4\)/);
  });

  it('says before it plays that a file cannot be written', async () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 'taken'));
    const { code, err } = await tarcomp(
      ...BATTLE,
      ...SMALL,
      '--shard',
      '1/2',
      '--out',
      join(folder, 'taken'),
    );
    expect({ code, err }).toEqual({
      code: 1,
      err: `${join(folder, 'taken')}: is a folder, not a file; name another file with --out\n`,
    });
  });
});

describe('--results', () => {
  it('of shards, one after the other, are those of the whole run', async () => {
    const folder = folderOf({});
    const file = (name: string) => join(folder, name);
    await tarcomp(...BATTLE, ...SMALL, '--results', file('whole.ndjson'));
    for (const number of ['1', '2']) {
      const { code } = await tarcomp(
        ...[...BATTLE, ...SMALL, '--shard', `${number}/2`, '--out', file(`part-${number}.json`)],
        ...['--results', file(`part-${number}.ndjson`)],
      );
      expect(code).toBe(0);
    }
    const parts = ['1', '2'].map((number) => readFileSync(file(`part-${number}.ndjson`), 'utf8'));
    expect(parts.join('')).toBe(readFileSync(file('whole.ndjson'), 'utf8'));
    expect(parts.join('').split('\n')).toHaveLength(10);
  });

  it('never go where something else is read or written', async () => {
    const same = join(folderOf({}), 'same');
    for (const flags of [
      ['--results', same, '--checkpoint', same],
      ['--results', same, '--log', same],
      ['--results', same, '--out', same, '--shard', '1/2'],
    ]) {
      const { code, err } = await tarcomp(...BATTLE, ...SMALL, ...flags);
      expect(code).toBe(1);
      expect(err).toContain('name the same file');
    }
  });
});
