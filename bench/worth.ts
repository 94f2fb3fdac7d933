// What abilities, quirks and skills are worth, and whether Battle Value predicts who wins: docs/worth-method.md.
// Usage: npm run worth -- [--part abilities|skills|prediction] [--seed 1] [--threads 2 | --queue redis://127.0.0.1:6379]
//   [--folder DIR] [--share 1/3] [--quick] [--write]
// Results are kept batch by batch: the same command goes on where it was broken off. Several processes or machines may each play a
// share; the folder of all their files is the run. With --queue, workers play (npx tarcomp worker --queue ADDRESS). --write makes docs/worth.md and public/data/worth from a run of the full form
// whose parts are all complete.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PASSWORD_VARIABLE, QueueError } from '../src/cluster/queue-address.node.js';
import { isBuilt } from './measure/built.js';
import { builtEngine, builtVersion, type PlayedBy } from './worth/built-engine.js';
import { tablesOf } from './worth/report/make-tables.js';
import { worthPage } from './worth/report/page.js';
import { writeTables } from './worth/report/write-tables.js';
import { FULL, QUICK } from './worth/run/form.js';
import { KeptPartError } from './worth/run/kept-part.js';
import { PARTS, type Part, type Run, runPart, type Share } from './worth/run/parts.js';
import { progressOf } from './worth/run/progress.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
    folder: { type: 'string' },
    share: { type: 'string' },
    queue: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

try {
  await main();
} catch (error) {
  if (!(error instanceof KeptPartError || error instanceof QueueError || error instanceof RangeError))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
// Threads that rest keep nothing alive, but one in the middle of a game would.
process.exit();

async function main(): Promise<void> {
  if (!isBuilt()) throw new RangeError('the package is not built: run npm run build first');
  const form = values.quick ? QUICK : FULL;
  if (values.write && values.quick)
    throw new RangeError('--quick is for tests: nothing is written from it; leave out --quick or --write');
  const run: Run = {
    form,
    seed: wholeNumber('seed', values.seed),
    folder: resolve(values.folder ?? `${root}/node_modules/.cache/tarcomp-worth/${form.name}`),
    version: builtVersion(),
    commit: commitOf(),
    ...(values.share !== undefined && { share: shareIn(values.share) }),
  };
  const { engine, close } = await builtEngine(playedBy());
  try {
    const started = Date.now();
    for (const part of partsAsked(values.part)) {
      await runPart(
        run,
        part,
        engine,
        progressOf(part, (line) => console.log(line)),
      );
      const { user, system } = process.cpuUsage();
      const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
      console.log(
        `${part}: complete, ${seconds(Date.now() - started)} s after the start, ${seconds((user + system) / 1000)} s of the processor`,
      );
    }
    if ((values.part ?? values.share) !== undefined && !values.write) return;
    const tables = await tablesOf(run, engine);
    if (!values.write) console.log(worthPage(tables));
    else for (const path of writeTables(root, form, tables)) console.log(`${path} is written`);
  } finally {
    await close();
  }
}

function partsAsked(part: string | undefined): readonly Part[] {
  if (part === undefined) return PARTS;
  const found = PARTS.find((each) => each === part);
  if (found === undefined) throw new RangeError(`part is "${part}": expected ${PARTS.join(', ')}`);
  return [found];
}

function playedBy(): PlayedBy {
  const { threads, queue } = values;
  if (threads !== undefined && queue !== undefined)
    throw new RangeError('the workers of a queue have threads of their own: leave out --threads or --queue');
  if (queue === undefined) return threads === undefined ? {} : { threads: wholeNumber('threads', threads) };
  const password = process.env[PASSWORD_VARIABLE];
  return {
    queue: { queue, onNote: (text) => console.log(text), ...(password !== undefined && { password }) },
  };
}

function shareIn(text: string): Share {
  const [number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (number < 1 || number > of) throw new RangeError(`share is "${text}": expected one like 1/3`);
  return { number, of };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1 || text.trim() === '')
    throw new RangeError(`${name} is "${text}": expected a whole number from 1 on`);
  return number;
}

/** Short, with a word where files differ from it. */
function commitOf(): string {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git(
    'status',
    '--porcelain',
    '--',
    'src',
    'bench',
    'public/data/units',
    'public/data/equipment',
  );
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
}
