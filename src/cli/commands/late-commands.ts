import type { Command } from 'commander';
import type { Terminal } from '../print/terminal.js';
import { LATE_SUMMARIES } from './late-summaries.js';

type LateCommand = keyof typeof LATE_SUMMARIES;

const LOADERS: Readonly<Record<LateCommand, () => Promise<(program: Command, terminal: Terminal) => void>>> =
  {
    'to-hit': async () => (await import('./to-hit.js')).addToHit,
    force: async () => (await import('./force.js')).addForce,
    completion: async () => (await import('./completion.js')).addCompletion,
  };

/** Adds them all, those with their flags that the command line may mean. */
export async function addLateCommands(
  program: Command,
  terminal: Terminal,
  isAskedFor: (name: string) => boolean,
): Promise<void> {
  for (const name of Object.keys(LATE_SUMMARIES) as LateCommand[]) {
    if (isAskedFor(name)) (await LOADERS[name]())(program, terminal);
    else program.command(name).summary(LATE_SUMMARIES[name]);
  }
}
