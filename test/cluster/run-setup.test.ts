import { describe, expect, it } from 'vitest';
import { checkTrial, makeSetup, RefusedRunError, readSetup } from '../../src/cluster/run-setup.node.js';
import { readResult, type ShardOrder, writeResult } from '../../src/cluster/shard-result.js';
import { shardGames } from '../../src/cluster/shard-size.js';
import { readReport, WorkerRoll, writeReport } from '../../src/cluster/worker-report.js';
import { type GameRow, gameRow } from '../../src/simulate/games-in-order.js';
import { type Job, playJob, simulationOf } from '../../src/simulate/index.js';
import { describeJob } from '../../src/simulate/packed-job.js';
import { digest } from '../../src/simulate/run-identity.node.js';
import { member, quickDuel } from '../simulate/sample-simulation.js';

const job: Job = [simulationOf(quickDuel({ games: 40 }))];
const setup = makeSetup(job, true);

describe('A run in a queue', () => {
  it('is read as it was sent', () => {
    const read = readSetup(setup.run, setup.text);
    expect(describeJob(read.job) === describeJob(job)).toBe(true);
    expect(read).toMatchObject({ run: setup.run, recorded: true });
    expect(() => checkTrial(read, playJob(read.job, 0, 3))).not.toThrow();
  });

  it('has a name that depends on everything in it', () => {
    const names = [
      setup,
      makeSetup(job, false),
      makeSetup([simulationOf(quickDuel({ games: 41 }))], true),
      makeSetup([simulationOf(quickDuel({ games: 40, seed: 2 }))], true),
      makeSetup([simulationOf(quickDuel({ games: 40, red: [member('commando-com-2d')] }))], true),
    ].map(({ run }) => run);
    expect(new Set(names).size).toBe(names.length);
    expect(makeSetup(job, true).run).toBe(setup.run);
  });

  const refusal = (run: string, text: string): string => {
    try {
      readSetup(run, text);
    } catch (error) {
      if (error instanceof RefusedRunError) return error.message;
      throw error;
    }
    throw new Error('it was read');
  };
  const changed = (from: string | RegExp, to: string): string => {
    const text = setup.text.replace(from, to);
    expect(text === setup.text).toBe(false);
    return text;
  };

  it('is refused where somebody changed it', () => {
    expect(refusal(setup.run, changed('"seed":1', '"seed":2'))).toBe(
      'its description was changed on the way',
    );
  });

  it('is refused where it comes from another version, or is something else', () => {
    const forged = (text: string) => refusal(digest(text), text);
    expect(forged(changed(/"program":"[^"]*"/, '"program":"9.9.9"'))).toMatch(
      /^it was sent by TarComp 9.9.9, and this is/,
    );
    expect(forged(changed(/"digest":"[0-9a-f]{16}"/, '"digest":"0123456789abcdef"'))).toContain(
      'builds another Locust',
    );
    expect(forged('{}')).toBe('its description is not one of a run');
    expect(forged('no JSON')).toBe('its description is not JSON');
    expect(forged(changed('"recorded":true', '"recorded":1'))).toBe('its description is not one of a run');
  });

  it('is refused if its first games end differently', () => {
    expect(() => checkTrial(setup, playJob(job, 20, 23))).toThrow(
      /^its first games end differently here, on Node/,
    );
  });

  it('is cut into shards of some seconds, by the job alone', () => {
    const of = (units: number, games: number) => {
      const force = Array.from({ length: units }, () => member('locust-lct-1v'));
      return shardGames([simulationOf(quickDuel({ red: force, blue: force, games }))]);
    };
    expect(of(1, 1_000_000)).toBe(4000);
    expect(of(4, 1_000_000)).toBe(250);
    expect(of(12, 1_000_000)).toBe(28);
    expect(of(1, 1000)).toBe(16);
    expect(of(1, 3)).toBe(1);
  });
});

describe('The result of a shard', () => {
  const order: ShardOrder = { run: setup.run, from: 10, to: 20 };
  const rows: GameRow[] = [];
  const tally = playJob(job, 10, 20, (battle) => rows.push(gameRow(battle)));
  const text = writeResult(order, { tally, rows });
  const read = (other: string, recorded = true) => readResult(other, order.run, [10, 20], job, recorded);

  it('is read as it was written', () => {
    expect(read(text)).toEqual({ tally, rows });
    const bare = writeResult(order, { tally, rows: undefined });
    expect(read(bare, false)).toEqual({ tally, rows: undefined });
    expect(read(bare, true)).toBeUndefined();
    expect(read(text, false)).toBeUndefined();
  });

  it.each<[string, (content: Record<string, unknown>) => object]>([
    ['of another run', () => ({ run: '0'.repeat(64) })],
    ['of other games', () => ({ from: 11 })],
    ['with another number of games', () => ({ tally: playJob(job, 10, 19) })],
    ['of two battles', () => ({ tally: playJob([job[0], job[0]], 10, 20) })],
    [
      'with a count below zero',
      ({ tally: was }) => ({ tally: JSON.parse(JSON.stringify(was).replace('"kills":0', '"kills":-1')) }),
    ],
    ['with a field more', () => ({ more: 1 })],
    ['with too few rows', () => ({ rows: rows.slice(1) })],
    ['with an outcome that is none', () => ({ rows: rows.map(([, ...rest]) => [7, ...rest]) })],
    [
      'with outcomes that the tally does not count',
      () => ({
        rows: rows.map(([, ...rest]) => [3, ...rest]).map((row, place) => (place === 0 ? [0, 1] : row)),
      }),
    ],
    ['with a survivor that is nobody', () => ({ rows: rows.map(([outcome, turns]) => [outcome, turns, 2]) })],
    ['with a survivor twice', () => ({ rows: rows.map(([outcome, turns]) => [outcome, turns, 1, 1]) })],
  ])('is passed over: %s', (_, change) => {
    const content = JSON.parse(text) as Record<string, unknown>;
    expect(read(JSON.stringify({ ...content, ...change(content) }))).toBeUndefined();
  });

  it('is passed over where it is no JSON', () => {
    for (const other of ['', 'x', '[]', 'null', '7']) expect(read(other)).toBeUndefined();
  });
});

describe('What workers report', () => {
  const report = (beat: number, ...shards: [number, number][]) =>
    writeReport({ beat, threads: 2, slots: 2, shards });

  it('is read with its limits', () => {
    expect(readReport(report(1, [0, 10]))).toEqual({ beat: 1, threads: 2, slots: 2, shards: [[0, 10]] });
    for (const text of ['', '{}', report(1, [-1, 10]), report(1, [0, 1e9]), report(1).replace('2', '2.5')]) {
      expect(readReport(text)).toBeUndefined();
    }
  });

  it('counts games of shards that are not counted, each once, and workers that give signs of life', () => {
    const roll = new WorkerRoll();
    roll.take(
      new Map([
        ['a', report(1, [0, 10], [40, 3])],
        ['b', report(7, [0, 4])],
        ['c', 'rubbish'],
      ]),
      0,
    );
    expect(roll.workers).toBe(2);
    expect(roll.slots).toBe(4);
    expect(roll.played(() => false)).toBe(13);
    expect(roll.played((from) => from === 40)).toBe(10);
    roll.take(
      new Map([
        ['a', report(2, [0, 12])],
        ['b', report(7, [0, 4])],
      ]),
      9000,
    );
    expect(roll.workers).toBe(2);
    roll.take(
      new Map([
        ['a', report(3, [0, 12])],
        ['b', report(7, [0, 4])],
      ]),
      12_000,
    );
    expect(roll.workers).toBe(1);
    roll.take(new Map([['b', report(7, [0, 4])]]), 13_000);
    expect(roll.workers).toBe(0);
  });
});
