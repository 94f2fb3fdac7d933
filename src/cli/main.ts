#!/usr/bin/env node
import { statSync } from 'node:fs';
import { loadProgram } from './compiled-program.js';
import { SecondThread } from './threads/second-thread.js';

const here = new URL(import.meta.url);
const args = process.argv.slice(2);

const second = new SecondThread(new URL('second-thread.cjs', here));
// It takes its time to start, in which this one finds out what there is to read.
if (readsFolder(args)) second.start();
const { program } = loadProgram(here);
const streams = { stdout: program.outputStream(), stderr: process.stderr };
process.exitCode = await program.run(args, streams, second);
// To clear away after two threads takes as long as reading fifty units, and the system does it anyway.
if (second.dismiss()) process.stdout.write('', () => process.exit());

function readsFolder([command, ...rest]: readonly string[]): boolean {
  if (command !== 'bv' && command !== 'unit') return false;
  return rest.some(isFolder);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // The program itself says what is wrong with it.
    return false;
  }
}
