#!/usr/bin/env node
import { statSync } from 'node:fs';
import module from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { SecondThread } from './threads/second-thread.js';

keepBytecode();
// Everything else is loaded from here on.
if (isMainThread) await runCommand(process.argv.slice(2));
else await (await import('./threads/help-first-thread.js')).helpFirstThread();

/** From 22.8 on, Node can cache bytecode for the next start. */
function keepBytecode(): void {
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
    module.enableCompileCache();
}

async function runCommand(args: readonly string[]): Promise<void> {
  const second = new SecondThread(new URL(import.meta.url));
  // While the second thread starts, this one finds out what to read.
  if (readsFolder(args)) second.start();
  const [{ run }, { outputStream }] = await Promise.all([
    import('./program.js'),
    import('./print/output-stream.js'),
  ]);
  process.exitCode = await run(args, { stdout: outputStream(), stderr: process.stderr }, second);
  // Cleaning up after two threads takes as long as reading fifty units, and the system does it anyway.
  if (second.dismiss()) process.stdout.write('', () => process.exit());
}

function readsFolder([command, ...rest]: readonly string[]): boolean {
  if (command !== 'bv' && command !== 'unit') return false;
  return rest.some(isFolder);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    // The program reports what is wrong with the argument.
    return false;
  }
}
