// How fast is one build beside another, on a machine whose speed swings? Usage: npm run bench:alternate -- DIST DIST
// [--only <row>]… [--pairs N] [--turns N]
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './measure/measure.js';
import { referenceIsThere } from './measure/reference-units.js';
import { isTime, type Row, TIME_UNITS } from './measure/row.js';
import type { Turn } from './one-turn.js';
import { inWords } from './report/figures.js';
import { ROWS } from './rows/rows.js';

const USUAL_ROWS = ['to-hit', 'to-hit-number', 'to-hit-prepared', 'unit-files', 'battle-value'];
const TURN_SECONDS = 0.1;
/** Seconds of warm-up, which are not counted. */
const WARM_UP_SECONDS = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: USUAL_ROWS },
    pairs: { type: 'string', default: '5' },
    turns: { type: 'string', default: '30' },
  },
});
const [before, after] = positionals;
const [pairs, turns] = [Number(values.pairs), Number(values.turns)];
if (before === undefined || after === undefined || !(pairs > 0) || !(turns > 0)) {
  console.error(
    'expected two folders with a built package: DIST DIST [--only <row>]… [--pairs N] [--turns N]',
  );
  process.exit(2);
}
for (const name of values.only) {
  const row = ROWS.find((candidate) => candidate.name === name);
  if (row === undefined) throw new RangeError(`there is no row "${name}"`);
  if (row.needsReference && !referenceIsThere)
    console.log(`${name}: skipped, ../shared/data/units is absent`);
  else console.log(await comparisonOf(row, before, after));
}

/** One line: the time of each build, and the speed of the second relative to the first. */
async function comparisonOf(row: Row, first: string, second: string): Promise<string> {
  const played: PairOfProcesses[] = [];
  for (let pair = 0; pair < pairs; pair += 1) played.push(await inTurn(row, first, second));
  const speeds = played.map(({ speed }) => speed).sort((one, other) => one - other);
  const [least = 0, most = 0] = [speeds[0], speeds.at(-1)];
  const figure = (seconds: number) =>
    inWords(isTime(row) ? seconds * (TIME_UNITS[row.unit] ?? 1) : 1 / seconds);
  const costs = [median(played.map(({ old }) => old)), median(played.map(({ now }) => now))].map(figure);
  const range = `${(100 * least).toFixed(0)} to ${(100 * most).toFixed(0)} %`;
  const words = played.every(({ same }) => same) ? '' : ', with other results';
  return `${row.name.padEnd(16)} ${costs.join(' and ')} ${row.unit}: ${(100 * median(speeds)).toFixed(1)} % (${range})${words}`;
}

interface PairOfProcesses {
  /** Seconds per item. */
  readonly old: number;
  readonly now: number;
  readonly speed: number;
  readonly same: boolean;
}

/** Two processes that run side by side and take turns, so that both see the same load on the machine. */
async function inTurn(row: Row, first: string, second: string): Promise<PairOfProcesses> {
  const [one, other] = [await started(row, first), await started(row, second)];
  for (const child of [one, other]) {
    for (let spent = 0; spent < WARM_UP_SECONDS; ) spent += (await turnOf(child)).total;
  }
  const old: Turn[] = [];
  const now: Turn[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    old.push(await turnOf(one));
    now.push(await turnOf(other));
  }
  for (const child of [one, other]) child.disconnect();
  return {
    old: median(old.map(({ seconds }) => seconds)),
    now: median(now.map(({ seconds }) => seconds)),
    speed: median(old.map(({ seconds }, turn) => seconds / (now[turn] as Turn).seconds)),
    same: old[0]?.checksum === now[0]?.checksum,
  };
}

async function started({ name }: Row, dist: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('one-turn.ts', import.meta.url)), [name, String(TURN_SECONDS)], {
    env: { ...process.env, TARCOMP_DIST: dist },
  });
  child.on('exit', (code) => {
    if (code !== 0) process.exit(1);
  });
  await once(child, 'message');
  return child;
}

async function turnOf(child: ChildProcess): Promise<Turn> {
  child.send('turn');
  const [turn] = (await once(child, 'message')) as [Turn];
  return turn;
}
