import { Command, CommanderError } from 'commander';
import { programVersion } from '../simulate/program-version.node.js';
import { addCommands } from './commands/command-list.js';
import { InputError } from './files/input-error.js';
import { missingCatalog } from './files/missing-data.js';
import { coloured, wantsColours } from './print/colours.js';
import { type Streams, Terminal } from './print/terminal.js';
import { cut, messageLine } from './print/visible.js';
import type { SecondThread } from './threads/second-thread.js';

// 130 is the shell's exit code for a program that SIGINT ended.
const EXIT = { fine: 0, someInputFailed: 1, wrongUsage: 2, stopped: 130 } as const;

const EXAMPLES = `
Examples:
  tarcomp equipment                             count what the catalog holds
  tarcomp equipment "Medium Laser" "ER PPC"     show two weapons
  tarcomp equipment --json > equipment.jsonl    export the catalog, one JSON object per line
  tarcomp unit "Atlas AS7-D"                    show a unit's armor, weapons and quirks
  tarcomp bv "Atlas AS7-D" "Locust LCT-1V"      calculate Battle Values
  tarcomp to-hit --weapon PPC --range 14 --gunnery 3 --target-hexes 5
                                                calculate a target number
  tarcomp force lance.mul                       show a MegaMek force and its Battle Value
  tarcomp battle --red "Atlas AS7-D" --blue "Marauder MAD-3R,Locust LCT-1V:3/4"
                                                play a thousand battles and see who wins
  tarcomp serve                                 serve the web page
  tarcomp battle --help                         show every flag of a command`;

/**
 * Runs one command line, without the program's name, and returns the exit code. Without a second thread, one thread
 * does everything.
 */
export async function run(args: readonly string[], streams: Streams, second?: SecondThread): Promise<number> {
  const terminal = new Terminal(streams);
  const program = new Command('tarcomp')
    .description("BattleTech's combat rules on the command line.")
    .version(asksForVersion(args) ? programVersion() : '', '-V, --version', 'show the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
      outputError: (text, write) => write(usageError(text)),
      getOutHasColors: () => wantsColours(streams.stdout),
      getErrHasColors: () => wantsColours(streams.stderr),
    })
    .configureHelp({ styleTitle: (text) => coloured(text, 'bold') })
    .showHelpAfterError('Run "tarcomp --help" to see the commands.')
    .addHelpText('after', EXAMPLES);
  try {
    await addCommands(program, args, terminal, second);
    for (const command of program.commands) {
      command.showHelpAfterError(`Run "tarcomp ${command.name()} --help" to see its flags and examples.`);
    }
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.wrongUsage;
    const problem = error instanceof InputError ? error.message : missingCatalog(error);
    if (problem === undefined) terminal.failUnexpectedly(error);
    else terminal.fail(problem);
  }
  if (terminal.stopped) return EXIT.stopped;
  return terminal.failed ? EXIT.someInputFailed : EXIT.fine;
}

/** Puts commander's error on one line and shortens the values that it quotes. */
function usageError(text: string): string {
  const sentences = text.trimEnd().replace(/\n\((Did you mean .*\?)\)$/, '. $1');
  return `${messageLine(sentences.replace(/'([^']*)'/g, (_, value: string) => `'${cut(value)}'`))}\n`;
}

/** The version is looked up only on request: it takes as long as reading two dozen units. */
const asksForVersion = (args: readonly string[]): boolean => args.some((arg) => /^(-\w*V|--ver)/.test(arg));
