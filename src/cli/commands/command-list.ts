import type { Command } from 'commander';
import type { Terminal } from '../print/terminal.js';
import type { SecondThread } from '../threads/second-thread.js';

/** Gives a command its flags, its help and its action. */
type DefineCommand = (command: Command, terminal: Terminal, second: SecondThread | undefined) => void;

interface ListedCommand {
  readonly summary: string;
  readonly load: () => Promise<DefineCommand>;
}

const COMMANDS: Readonly<Record<string, ListedCommand>> = {
  equipment: {
    summary: 'look up weapons, ammunition and other equipment',
    load: async () => (await import('./equipment.js')).defineEquipment,
  },
  unit: {
    summary: "show 'Mechs and other units, by name or from files",
    load: async () => (await import('./unit.js')).defineUnit,
  },
  find: {
    summary: 'find units by name, tonnage, Battle Value, year, equipment and more',
    load: async () => (await import('./find.js')).defineFind,
  },
  bv: {
    summary: 'calculate the Battle Value 2.0 of units, by name or from files',
    load: async () => (await import('./battle-value.js')).defineBattleValue,
  },
  'to-hit': {
    summary: 'calculate the target number of an attack, modifier by modifier',
    load: async () => (await import('./to-hit.js')).defineToHit,
  },
  force: {
    summary: "show a force with its pilots and Battle Value; read and write MegaMek's .mul files",
    load: async () => (await import('./force.js')).defineForce,
  },
  muster: {
    summary: 'draw a force that fits a budget, or the one that does best against another',
    load: async () => (await import('./muster.js')).defineMuster,
  },
  battle: {
    summary: 'play a battle many times and see who wins',
    load: async () => (await import('./battle.js')).defineBattle,
  },
  analyse: {
    summary: 'show who was winning after each turn of a replay',
    load: async () => (await import('./analyse.js')).defineAnalyse,
  },
  compare: {
    summary: 'play a battle with and without a change to see what it is worth',
    load: async () => (await import('./compare.js')).defineCompare,
  },
  merge: {
    summary: 'combine the shards of a battle that several machines played',
    load: async () => (await import('./merge.js')).defineMerge,
  },
  worker: {
    summary: 'play games that other machines send through a queue',
    load: async () => (await import('./worker.js')).defineWorker,
  },
  fair: {
    summary: 'find the pilots or units that make a battle even',
    load: async () => (await import('./fair.js')).defineFair,
  },
  serve: {
    summary: 'serve the web page to this computer',
    load: async () => (await import('./serve.js')).defineServe,
  },
  completion: {
    summary: 'print a completion script for bash or zsh',
    load: async () => (await import('./completion.js')).defineCompletion,
  },
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
  for (const [name, { summary, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name).summary(summary);
    if (all || args.includes(name)) (await load())(command, terminal, second);
  }
}
