#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { asksForBattles } from './battle-summaries.js';

// A run of a second or less ends before optimised code has paid for its making: it is made for the hottest code alone.
// Battles take longer. Engines that this was not tried on might complain of the flag.
const V8 = Number.parseInt(process.versions.v8, 10);
if (V8 >= 11 && V8 <= 13 && !asksForBattles(process.argv.slice(2)))
  setFlagsFromString('--interrupt-budget=1000000');

if (isMainThread) {
  // A reader that has seen enough, as in `tarcomp equipment --json | head`, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  const { run } = await import('./program.js');
  process.exitCode = await run(process.argv.slice(2), process, new URL(import.meta.url));
} else {
  const { help } = await import('./second-thread.js');
  await help();
}
