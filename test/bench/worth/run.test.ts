import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '../../../bench/worth/report/make-tables.js';
import { worthPage } from '../../../bench/worth/report/page.js';
import { writeTables } from '../../../bench/worth/report/write-tables.js';
import { FULL } from '../../../bench/worth/run/form.js';
import { KeptPart, KeptPartError } from '../../../bench/worth/run/kept-part.js';
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
      'no measurable effect',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
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
