import { Command } from 'commander';
import { addCommands } from '../../src/cli/commands/command-list.js';
import { Terminal } from '../../src/cli/print/terminal.js';

/** The names of all commands, as the program lists them. */
export async function commandNames(): Promise<readonly string[]> {
  const silent = new Terminal({ stdout: { write: () => true }, stderr: { write: () => true } });
  const program = new Command('tarcomp');
  await addCommands(program, [], silent, undefined);
  return program.commands.map((command) => command.name());
}
