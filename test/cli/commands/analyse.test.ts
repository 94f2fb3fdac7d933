import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tarcomp } from '../run-in-process.js';
import { folderOf } from '../temporary-folder.js';

const QUICK = '--map open:12x12 --turns 3 --games 1 --threads 1'.split(' ');
const COMMAND = ['battle', '--red', 'Locust LCT-1V', '--blue', 'Wasp WSP-1A', ...QUICK];

/** The replay of a short duel. */
async function duel(): Promise<string> {
  const replay = `${folderOf({})}/duel.json`;
  await tarcomp(...COMMAND, '--replay', replay);
  return replay;
}

describe('tarcomp analyse', () => {
  it('reads what "tarcomp battle --replay" writes, and prints a line for each turn', async () => {
    const replay = await duel();
    const { turns } = (JSON.parse(readFileSync(replay, 'utf8')) as { result: { turns: number } }).result;
    const { code, out } = await tarcomp('analyse', replay, '--games', '3');
    expect(code).toBe(0);
    expect(out).toContain(`${turns} turns, 3 games played on from each, seed 1.`);
    expect(out).toMatch(/^start /m);
    for (let turn = 1; turn <= turns; turn += 1) expect(out).toMatch(new RegExp(`^${turn} `, 'm'));
  });

  it('prints one JSON object, the same for the same seed', async () => {
    const replay = await duel();
    const once = await tarcomp('analyse', replay, '--games', '3', '--json');
    expect(JSON.parse(once.out)).toMatchObject({ schema: 1, games: 3, seed: 1 });
    expect((await tarcomp('analyse', replay, '--games', '3', '--json')).out).toBe(once.out);
  });

  it.each([
    ['odd.json', 'format'],
    ['text.json', 'not JSON'],
    ['missing.json', 'missing.json'],
  ])('refuses %s with a clear word', async (file, word) => {
    const folder = folderOf({ 'odd.json': '{"format":"tarcomp-battle","version":2}', 'text.json': 'hello' });
    const { code, err, out } = await tarcomp('analyse', `${folder}/${file}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(word);
  });

  it('is not to overwrite another file of the same command', async () => {
    const both = `${folderOf({})}/both.json`;
    const { code, err } = await tarcomp(...COMMAND, '--replay', both, '--log', both);
    expect(code).toBe(1);
    expect(err).toContain('--replay');
    expect(existsSync(both)).toBe(false);
  });
});
