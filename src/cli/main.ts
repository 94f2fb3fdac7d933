#!/usr/bin/env node
import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { asksForBattles } from './battle-summaries.js';
import { SecondThread } from './second-thread.js';

const args = process.argv.slice(2);

// A run of a second or less ends before optimised code has paid for its making: it is made for the hottest code alone.
// Battles take longer. Engines that this was not tried on might complain of the flag.
const V8 = Number.parseInt(process.versions.v8, 10);
if (V8 >= 11 && V8 <= 13 && !asksForBattles(args)) setFlagsFromString('--interrupt-budget=1000000');

if (isMainThread) {
  // A reader that has seen enough, as in `tarcomp equipment --json | head`, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const second = new SecondThread(new URL(import.meta.url));
  // It takes its time to start, in which this one finds out what there is to read.
  if (readsFolder(args)) second.start();
  const { run } = await import('./program.js');
  process.exitCode = await run(args, process, second);
  // To clear away after two threads takes as long as reading fifty units, and the system does it anyway.
  if (second.dismiss()) process.stdout.write('', () => process.exit());
} else {
  const { helpFirstThread } = await import('./help-first-thread.js');
  await helpFirstThread();
}

function readsFolder([command, ...rest]: readonly string[]): boolean {
  if (command !== 'bv' && command !== 'unit') return false;
  return rest.some((arg) => statSync(arg, { throwIfNoEntry: false })?.isDirectory());
}
