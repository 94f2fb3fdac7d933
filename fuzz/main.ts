// Plays damaged files, random situations and random battles for some minutes: `npm run fuzz -- --minutes 5`.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { commandFor, Findings, toldFinding } from './findings.js';
import { readOptions, USAGE } from './options.js';
import type { Finding } from './play-case.js';
import { Scoreboard } from './scoreboard.js';
import { seedsInUse } from './seeds/seeds-in-use.js';
import { summaryTable } from './table.js';
import { TARGETS } from './targets/index.js';
import type { WorkerOrder } from './worker.js';

const WRONG_USAGE = 2;
/** A case that takes this long by the clock does not end: limits of processor time are far below. */
const HANGS_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 1000;
const GIGABYTE_MB = 1024;

// An abandoned thread may still be busy; nothing waits for it.
process.exit(await main());

async function main(): Promise<number> {
  const options = optionsOrUsage();
  if (options === undefined) return WRONG_USAGE;
  const { only, from, cases, minutes, ruleset } = options;
  const played = TARGETS.flatMap(({ name }, index) =>
    only.length === 0 || only.includes(name) ? [index] : [],
  );
  const board = new Scoreboard(TARGETS.length);
  for (const index of played) board.set(index, 'next', from);
  const started = Date.now();
  const order: WorkerOrder = {
    memory: board.memory,
    played,
    end: cases === undefined ? Number.POSITIVE_INFINITY : from + cases,
    until: cases === undefined ? started + minutes * 60_000 : Number.POSITIVE_INFINITY,
    ruleset,
  };
  const findings = new Findings();
  say(`${seedsInUse()}\n`);
  const tell = (finding: Finding): void => {
    if (findings.add(finding)) say(`\n${toldFinding(finding)}\n`);
  };
  const progress = setInterval(() => showProgress(board, played, started, findings), LOOK_EVERY_MS);
  while (!(await playUntilStuck(order, board, tell)));
  clearInterval(progress);
  say(`\n${summaryTable(TARGETS, played, board)}\n`);
  say(`${((Date.now() - started) / 60_000).toFixed(1)} minutes, cases from ${from}\n`);
  for (const { first, count } of findings.causes) {
    say(`${count} × ${first.message.split('\n', 1)[0]}\n  again: ${commandFor(first)}\n`);
  }
  return findings.causes.length === 0 ? 0 : 1;
}

function optionsOrUsage(): ReturnType<typeof readOptions> | undefined {
  try {
    return readOptions(
      process.argv.slice(2),
      TARGETS.map(({ name }) => name),
    );
  } catch (error) {
    const targets = TARGETS.map(({ name, what }) => `  ${name.padEnd(15)}${what}\n`).join('');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n${targets}`);
    return undefined;
  }
}

/** True when everything is played; false if a thread was abandoned, and another one has to continue after that case. */
function playUntilStuck(
  order: WorkerOrder,
  board: Scoreboard,
  tell: (finding: Finding) => void,
): Promise<boolean> {
  const worker = new Worker(fileURLToPath(new URL('./fuzz-worker.js', import.meta.url)), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 2 * GIGABYTE_MB },
  });
  worker.on('message', tell);
  return new Promise((resolve, reject) => {
    let done = false;
    const end = (finished: boolean, problem?: string): void => {
      if (done) return;
      done = true;
      clearInterval(watch);
      if (problem !== undefined) tell(stuckCase(board, problem, order.ruleset));
      resolve(finished);
    };
    const watch = setInterval(() => {
      if (board.head('since') === 0 || Date.now() - board.head('since') < HANGS_AFTER_MS) return;
      void worker.terminate();
      end(false, `does not end: stopped after ${HANGS_AFTER_MS / 1000} s`);
    }, LOOK_EVERY_MS);
    worker.on('error', (error) => {
      if (board.head('since') === 0) reject(error);
      else end(false, `broke its thread: ${error.message}`);
    });
    worker.on('exit', (code) => end(true, code === 0 ? undefined : `ended its thread with code ${code}`));
  });
}

function stuckCase(board: Scoreboard, message: string, ruleset: WorkerOrder['ruleset']): Finding {
  const index = board.head('target');
  board.add(index, 'cases', 1);
  board.add(index, 'findings', 1);
  board.setHead('since', 0);
  const [target, seed] = [TARGETS[index]?.name ?? '', board.head('seed')];
  return { target, seed, ...(ruleset && { ruleset }), message, stack: '' };
}

function showProgress(
  board: Scoreboard,
  played: readonly number[],
  started: number,
  { causes }: Findings,
): void {
  if (!process.stdout.isTTY) return;
  const cases = played.reduce((sum, index) => sum + board.get(index, 'cases'), 0);
  const name = TARGETS[board.head('target')]?.name ?? '';
  const seconds = Math.round((Date.now() - started) / 1000);
  say(
    `\r\u001b[K${seconds} s, ${cases.toLocaleString('en')} cases, ${causes.length} findings: ${name} ${board.head('seed')}`,
  );
}

function say(text: string): void {
  process.stdout.write(text);
}
