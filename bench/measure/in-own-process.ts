import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a file of the bench in a fresh process, with the same loader, and returns the one message that it sends. */
export function inOwnProcess<Answer>(
  file: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<Answer> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = fork(path, args, {
    execArgv: [...process.execArgv, ...nodeOptions],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let answer: { readonly message: Answer } | undefined;
    child.on('message', (message) => {
      answer = { message: message as Answer };
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (answer !== undefined && code === 0) resolve(answer.message);
      else reject(new Error(`${file} ${args.join(' ')} ended with ${signal ?? `code ${code}`}`));
    });
  });
}
