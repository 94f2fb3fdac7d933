import { run } from '../../src/cli/program.js';

/** Runs one command line without a process of its own and catches what it says. */
export async function tarcomp(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const code = await run(args, {
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}
