import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '../../../bench/worth/report/make-tables.js';
import { worthPage } from '../../../bench/worth/report/page.js';
import { writeTables } from '../../../bench/worth/report/write-tables.js';
import { FULL } from '../../../bench/worth/run/form.js';
import { KeptPart, KeptPartError } from '../../../bench/worth/run/kept-part.js';
import { estimateOf } from '../../../bench/worth/run/measure.js';
import {
  askedIn,
  measuredIn,
  methodOf,
  PARTS,
  type Part,
  type Run,
  runPart,
} from '../../../bench/worth/run/parts.js';
import { progressOf } from '../../../bench/worth/run/progress.js';
import type { Estimate } from '../../../bench/worth/statistics/estimate.js';
import { zOf } from '../../../bench/worth/statistics/normal.js';
import { syntheticEngine, TRUE_SLOPE } from './synthetic-engine.js';
import { TINY } from './tiny-form.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarcomp-worth-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const engine = syntheticEngine();
const runIn = (more: Partial<Run> = {}): Run => ({
  form: TINY,
  seed: 7,
  folder,
  version: 'test',
  commit: 'abc',
  ...more,
});
const runAll = async (run: Run, parts: readonly Part[] = PARTS): Promise<void> => {
  for (const part of parts) await runPart(run, part, engine, () => {});
};
const linesOf = (part: string, of = folder): readonly string[] =>
  readFileSync(join(of, `${part}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .sort();

describe('what is measured', () => {
  it('is all 36 abilities and 31 quirks in `standard`, and those that act in `total-warfare`', () => {
    const asked = askedIn('abilities', engine, FULL);
    const count = (kind: string, ruleset: string) =>
      asked.filter((subject) => subject.kind === kind && subject.ruleset === ruleset).length;
    expect(count('ability', 'standard')).toBe(36);
    expect(count('quirk', 'standard')).toBe(31);
    expect(asked.some(({ id, ruleset }) => id === 'evasive' && ruleset === 'total-warfare')).toBe(false);
    expect(asked.some(({ id, ruleset }) => id === 'sniper' && ruleset === 'total-warfare')).toBe(true);
  });

  it('is every pair of skills from 0 to 8', () => {
    expect(askedIn('skills', engine, FULL).filter(({ kind }) => kind === 'skill')).toHaveLength(81);
  });

  it('is at least 300 units and a million games of the prediction', () => {
    const { units, rounds, seeds } = FULL.prediction;
    expect(units).toBe(1);
    // 320 units, each pairing from both edges in three landscapes.
    expect((320 / 2) * rounds * seeds * 2 * 3).toBeGreaterThanOrEqual(1_000_000);
  });
});

describe('a whole run', () => {
  it('finds the truth of made-up games, and its tables are of their schema', async () => {
    await runAll(runIn());
    const tables = await tablesOf(runIn(), engine);
    const schema = JSON.parse(
      readFileSync(resolve(import.meta.dirname, '../../../docs/schemas/worth.schema.json'), 'utf8'),
    );
    const check = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true }).compile(schema);
    for (const table of Object.values(tables)) {
      check(JSON.parse(JSON.stringify(table)));
      expect(check.errors ?? []).toEqual([]);
    }
    // Made-up games do not know abilities.
    for (const { points, measurable } of tables.abilities.rows) {
      expect(points.value).toBe(0);
      expect(measurable).toBe(false);
    }
    expect(tables.skills.curve.armor.low).toBeLessThan(TRUE_SLOPE);
    expect(tables.skills.curve.armor.high).toBeGreaterThan(TRUE_SLOPE);
    expect(tables.units.slope).toBeCloseTo(TRUE_SLOPE, 0);
    expect(tables.units.correlation.pearson.value).toBeGreaterThan(0.9);
    const { constant, battleValue, oracle } = tables.units.brier;
    expect(constant).toBe(0.25);
    expect(battleValue).toBeLessThan(constant);
    expect(battleValue - oracle).toBeLessThan(0.01);
    const page = worthPage(tables);
    for (const words of [
      '# What is it worth?',
      'Bots play, not people',
      'commit abc',
      'changed the result of no game',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('finds what abilities bring, and what Battle Value brings as much', async () => {
    // Of all that is measured, this one makes its unit worth a quarter more.
    const strong = syntheticEngine({ abilityFactor: (ability) => (ability === 'sniper' ? 1.25 : 1) });
    const form = { ...TINY, oneIn: 1, pairs: 0.5 };
    for (const part of PARTS) await runPart(runIn({ form }), part, strong, () => {});
    const { abilities } = await tablesOf(runIn({ form }), strong);
    for (const row of abilities.rows) {
      expect(row.measurable, `${row.id} in ${row.ruleset}`).toBe(row.id === 'sniper');
      if (row.id !== 'sniper') continue;
      expect(row.battleValue.low).toBeLessThan(25);
      expect(row.battleValue.high).toBeGreaterThan(25);
    }
    expect(worthPage({ ...(await tablesOf(runIn({ form }), strong)) })).toContain(
      '1 of 67 abilities and quirks help',
    );
  });

  it('differs from one with another seed by no more than the errors of both, in 90 of 100 figures or more', async () => {
    // Each ability brings something else, from harm to help.
    const ids = engine.abilities.map(({ id }) => id);
    const varied = syntheticEngine({
      abilityFactor: (ability) => 1 + (ids.findIndex((id) => ability.startsWith(id)) - 12) / 60,
    });
    const form = { ...TINY, oneIn: 1, pairs: 0.1 };
    const estimates: Estimate[][] = [];
    for (const seed of [7, 8]) {
      const run = runIn({ form, seed, folder: join(folder, String(seed)) });
      for (const part of ['skills', 'abilities'] as const) await runPart(run, part, varied, () => {});
      const measured = (['skills', 'abilities'] as const).flatMap(
        (part) => measuredIn(run, part, varied).measured,
      );
      estimates.push(
        measured
          .filter(({ subject: { kind } }) => kind !== 'quirk')
          .map(({ rounds }) => estimateOf(rounds, zOf(0.95))),
      );
    }
    const [one = [], other = []] = estimates;
    const figures = one.map((estimate, place) => [estimate, other[place] as Estimate] as const);
    // What brings nothing is 0 in both: that would be too easy.
    const unlike = figures.filter(([first, second]) => first.value !== 0 || second.value !== 0);
    expect(unlike.length).toBeGreaterThanOrEqual(100);
    const near = unlike.filter(
      ([first, second]) =>
        Math.abs(first.value - second.value) < 1.96 * Math.hypot(first.error, second.error),
    );
    expect(near.length / unlike.length).toBeGreaterThanOrEqual(0.9);
  });

  it('can be shared out, and the folder of all shares is the run', async () => {
    const shared = join(folder, 'shared');
    for (const number of [1, 2, 3]) await runAll(runIn({ folder: shared, share: { number, of: 3 } }));
    await runAll(runIn());
    const tables = async (run: Run) => JSON.stringify(await tablesOf(run, engine));
    expect(await tables(runIn({ folder: shared }))).toBe(await tables(runIn()));
    const files = readdirSync(shared).filter((name) => name.startsWith('skills'));
    expect(files.sort()).toEqual(['skills-1-of-3.jsonl', 'skills-2-of-3.jsonl', 'skills-3-of-3.jsonl']);
    // One who plays all of it finds nothing left to do.
    await runAll(runIn({ folder: shared }));
    expect(linesOf('skills', shared)).toHaveLength(1);
  });

  it('is not complete without one of its shares', async () => {
    for (const number of [1, 3]) await runAll(runIn({ share: { number, of: 3 } }));
    await expect(tablesOf(runIn(), engine)).rejects.toThrow('is not complete');
  });

  it('stops with what is narrow enough, and plays no more when it is asked again', async () => {
    await runAll(runIn(), ['abilities']);
    const before = linesOf('abilities');
    // Pairs that never differ are narrow after the least rounds.
    const [first] = measuredIn(runIn(), 'abilities', engine).measured;
    expect(first?.rounds).toHaveLength(TINY.rounds.abilities.least);
    await runAll(runIn(), ['abilities']);
    expect(linesOf('abilities')).toEqual(before);
  });

  it('writes from the full form alone', async () => {
    await runAll(runIn());
    const tables = await tablesOf(runIn(), engine);
    expect(() => writeTables(folder, TINY, tables)).toThrow('nothing is written from it');
    expect(existsSync(join(folder, 'docs'))).toBe(false);
    for (const path of writeTables(folder, { ...TINY, name: 'full' }, tables))
      expect(existsSync(join(folder, path))).toBe(true);
  });
});

describe('a run that is killed', () => {
  it('goes on with kill -9 behind it, and ends with the same results', async () => {
    const whole = mkdtempSync(join(tmpdir(), 'tarcomp-worth-'));
    const killed = mkdtempSync(join(tmpdir(), 'tarcomp-worth-'));
    try {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, 'measuring-child.ts'), killed, '5'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let steps = 0;
      child.stdout.on('data', (dots: Buffer) => {
        steps += dots.length;
        if (steps >= 8) child.kill('SIGKILL');
      });
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
      // A line that was being written.
      appendFileSync(join(killed, 'skills.jsonl'), '{"key":"skill 0/0 stan');
      expect(() => measuredIn(runIn({ folder: killed }), 'skills', engine)).toThrow('is not complete');
      await runAll(runIn({ folder: killed }));
      await runAll(runIn({ folder: whole }));
      for (const part of PARTS) expect(linesOf(part, killed)).toEqual(linesOf(part, whole));
    } finally {
      for (const each of [whole, killed]) rmSync(each, { recursive: true });
    }
  });
});

describe('results that cannot be used', () => {
  const refusal = async (run: Run): Promise<unknown> =>
    runPart(run, 'skills', engine, () => {}).then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['another version', { version: 'other' }, 'is of version test, and this run of other'],
    ['another seed', { seed: 8 }, 'is of seed 7, and this run of 8'],
    [
      'another method',
      { form: { ...TINY, pairs: 0.3 } },
      `is of method ${methodOf(TINY)}, and this run of ${methodOf({ ...TINY, pairs: 0.3 })}`,
    ],
  ])('of %s are refused with a word', async (_, more, words) => {
    await runAll(runIn(), ['skills']);
    const error = await refusal(runIn(more));
    expect(error).toBeInstanceOf(KeptPartError);
    expect(String(error)).toContain(words);
    expect(() => measuredIn(runIn(more), 'skills', engine)).toThrow(words);
  });

  it('because a part is missing or not complete make no table', async () => {
    await expect(tablesOf(runIn(), engine)).rejects.toThrow('is missing: run it with --part abilities');
    await runAll(runIn(), ['abilities', 'skills']);
    await expect(tablesOf(runIn(), engine)).rejects.toThrow('is missing: run it with --part prediction');
    await runAll(runIn(), ['prediction']);
    const path = join(folder, 'prediction.jsonl');
    writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 9).join('\n')}\n`);
    await expect(tablesOf(runIn(), engine)).rejects.toThrow(
      /is not complete: \d+ of \d+ pairings are missing/,
    );
  });

  it('because they are damaged name the line', async () => {
    await runAll(runIn(), ['skills']);
    const path = join(folder, 'skills.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    lines[2] = (lines[2] ?? '').slice(0, 20);
    writeFileSync(path, lines.join('\n'));
    expect(String(await refusal(runIn()))).toContain('is damaged in line 3');
    writeFileSync(path, 'something else\n');
    expect(String(await refusal(runIn()))).toContain('is damaged in line 1');
    writeFileSync(path, '{"format":"other"}\n');
    expect(String(await refusal(runIn()))).toContain('holds no results of a run');
  });

  it('because another process adds to them are left alone', async () => {
    const head = { part: 'skills', commit: '', version: 'test', method: methodOf(TINY), seed: 7 };
    const kept = new KeptPart(join(folder, 'skills.jsonl'), head);
    expect(await refusal(runIn())).toBeInstanceOf(KeptPartError);
    kept.close();
    expect(await refusal(runIn())).toBeUndefined();
  });
});

describe('the progress of a run', () => {
  it('counts what this run has played for its speed, and tells what is left', () => {
    let now = 0;
    const lines: string[] = [];
    const step = progressOf(
      'skills',
      (line) => lines.push(line),
      () => now,
    );
    now = 1000;
    step({ share: 0.5, games: 100 });
    now = 60_000;
    step({ share: 0.6, games: 500 });
    expect(lines).toEqual(['skills: 60.0 %, 600 games, 10 a second, about 4 min left']);
  });
});
