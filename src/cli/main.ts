#!/usr/bin/env node
import { run } from './program.js';

// A reader that has seen enough, as in `tarcomp equipment --json | head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process);
