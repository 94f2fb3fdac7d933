import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../../src/cli/program.js';

async function onTerminal(isTTY: boolean, ...args: string[]): Promise<string> {
  let said = '';
  const stream = { isTTY, write: (text: string) => (said += text) };
  await run(args, { stdout: stream, stderr: stream });
  return said;
}

const ESCAPE = '\u001b[';
const COMMANDS = [
  ['to-hit', '--weapon', 'PPC', '--range', '3'],
  ['to-hit', '--attacker', 'Atlas AS7-D', '--range', '3'],
  ['force', 'Atlas AS7-D'],
  ['bv', 'Nobody'],
  ['bv', '--help'],
];

// What the commands need is loaded once.
beforeAll(async () => {
  for (const [command = ''] of COMMANDS) await onTerminal(false, command, '--help');
}, 60_000);
afterEach(() => vi.unstubAllEnvs());

describe('colours', () => {
  it.each(COMMANDS)('are there on a terminal: %s %s', async (...args) => {
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('TERM', 'xterm');
    expect(await onTerminal(true, ...args)).toContain(ESCAPE);
  });

  it.each(COMMANDS)('are not there for a file or a pipe: %s %s', async (...args) => {
    vi.stubEnv('NO_COLOR', undefined);
    expect(await onTerminal(false, ...args)).not.toContain(ESCAPE);
  });

  it.each(COMMANDS)('are not there with NO_COLOR: %s %s', async (...args) => {
    vi.stubEnv('NO_COLOR', '1');
    expect(await onTerminal(true, ...args)).not.toContain(ESCAPE);
  });

  it('never touch JSON', async () => {
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('TERM', 'xterm');
    const said = await onTerminal(true, 'to-hit', '--weapon', 'PPC', '--range', '3', '--json');
    expect(said).not.toContain(ESCAPE);
  });
});
