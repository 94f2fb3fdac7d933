import type { Command } from 'commander';
import type { Terminal } from '../print/terminal.js';
import type { SecondThread } from '../threads/second-thread.js';

/** Gives a command its flags, its help and its action. */
type DefineCommand = (command: Command, terminal: Terminal, second: SecondThread | undefined) => void;

type ListedCommand = readonly [summary: string, load: () => Promise<{ readonly define: DefineCommand }>];

const COMMANDS: Readonly<Record<string, ListedCommand>> = {
  equipment: ['look up weapons, ammunition and other equipment', () => import('./equipment.js')],
  unit: ["show 'Mechs and other units, by name or from files", () => import('./unit.js')],
  find: ['find units by name, tonnage, Battle Value, year, equipment and more', () => import('./find.js')],
  bv: ['calculate the Battle Value 2.0 of units, by name or from files', () => import('./battle-value.js')],
  'to-hit': ['calculate the target number of an attack, modifier by modifier', () => import('./to-hit.js')],
  force: [
    "show a force with its pilots and Battle Value; read and write MegaMek's .mul files",
    () => import('./force.js'),
  ],
  muster: [
    'draw a force that fits a budget, or the one that does best against another',
    () => import('./muster.js'),
  ],
  battle: ['play a battle many times and see who wins', () => import('./battle.js')],
  analyse: ['show who was winning after each turn of a replay', () => import('./analyse.js')],
  compare: ['play a battle with and without a change to see what it is worth', () => import('./compare.js')],
  merge: ['combine the shards of a battle that several machines played', () => import('./merge.js')],
  worker: ['play games that other machines send through a queue', () => import('./worker.js')],
  fair: ['find the pilots or units that make a battle even', () => import('./fair.js')],
  serve: ['serve the web page to this computer', () => import('./serve.js')],
  completion: ['print a completion script for bash or zsh', () => import('./completion.js')],
};

/** The one command that needs the flags of all others. */
const LOADS_ALL = 'completion';

/**
 * Adds every command to the program. Most of the code belongs to single commands, so a command is loaded only if its
 * name is among the arguments. The help needs only the summaries of the others.
 */
export async function addCommands(
  program: Command,
  args: readonly string[],
  terminal: Terminal,
  second: SecondThread | undefined,
): Promise<void> {
  const all = args.includes(LOADS_ALL);
  for (const [name, [summary, load]] of Object.entries(COMMANDS)) {
    const command = program.command(name).summary(summary);
    if (all || args.includes(name)) (await load()).define(command, terminal, second);
  }
}
