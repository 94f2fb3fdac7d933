import type { Command } from 'commander';
import type { Examined } from '../examine/examine-unit.js';
import type { Shown } from '../examine/unit-view.js';
import type { ViewRequest } from '../examine/unit-views.js';
import { unitsFlag } from '../flags/units-flag.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import type { Terminal } from '../print/terminal.js';
import { LINE_WIDTH } from '../print/text-table.js';
import { messageLine } from '../print/visible.js';
import type { SecondThread } from '../threads/second-thread.js';
import { examineUnits } from './unit-sources.js';

export interface UnitSourceFlags {
  readonly json?: true;
  readonly units?: string;
}

/** What a UNIT is, for the help of these commands. */
export const UNIT_WORDS =
  'A UNIT is a file (.mtf, .blk or TarComp unit .json), a folder or .zip archive of such files, or a name. Names are ' +
  `looked up in the built-in library, and in the folder or archive given by --units or the environment variable ${UNITS_VARIABLE}.`;

/** Adds the argument and flags of every command that reads units. */
export function withUnitSources(command: Command): Command {
  return command
    .argument('<unit...>', 'a file, folder, zip archive or name')
    .option('--json', 'print one JSON object per line')
    .addOption(unitsFlag());
}

/** Lines are written in portions, because thousands of small writes are slow. */
const PORTION = 65_536;
const PROGRESS_EVERY = 100;

export interface ShowContext {
  readonly terminal: Terminal;
  readonly units: string | undefined;
  readonly second: SecondThread | undefined;
}

/** Returns the text to print for a unit, given the number of units before it. Undefined prints nothing. */
export type Layout = (shown: Shown, count: number) => string | undefined;

export const asItIs: Layout = String;

/** Prints a line between two units. */
export const separated: Layout = (shown, count) =>
  count === 0 ? String(shown) : `\n${'-'.repeat(LINE_WIDTH)}\n\n${shown}`;

/**
 * Reads everything that the arguments name and prints each unit in the requested view. A problem with one unit is
 * reported, and the others still go through.
 */
export async function showEachUnit(
  sources: readonly string[],
  request: ViewRequest,
  { terminal, units = process.env[UNITS_VARIABLE] || undefined, second }: ShowContext,
  layout: Layout,
): Promise<void> {
  const portion: string[] = [];
  let size = 0;
  const flush = () => {
    if (portion.length > 0) terminal.print(portion.join('\n'));
    portion.length = 0;
    size = 0;
  };
  const print = (text: string) => {
    portion.push(text);
    size += text.length;
    if (size > PORTION) flush();
  };
  const fail = (file: string, error: string) => {
    if (request.flags.json) print(JSON.stringify({ file, error: messageLine(error) }));
    // Units shown before the problem must also precede it on screen.
    else flush();
    terminal.fail(error);
  };

  let count = 0;
  const passedOver: string[] = [];
  const tell = (outcome: Examined) => {
    if ('note' in outcome) {
      terminal.note(outcome.note);
      return;
    }
    if ('passedOver' in outcome) {
      passedOver.push(outcome.file);
      return;
    }
    const { file } = outcome;
    if ('error' in outcome) {
      fail(file, outcome.error);
      return;
    }
    for (const note of outcome.notes) terminal.note(note);
    const text = layout(outcome.shown, count);
    if (text !== undefined) print(text);
    count += 1;
    if (count % PROGRESS_EVERY === 0) terminal.progress(`${count} units read: ${file}`);
  };
  for await (const outcomes of examineUnits(sources, { request, units, second })) outcomes.forEach(tell);
  flush();
  if (passedOver.length > 0) terminal.note(skippedWords(passedOver));
}

const MOST_LISTED = 8;

function skippedWords(files: readonly string[]): string {
  const more = files.length - MOST_LISTED;
  const listed = files.slice(0, MOST_LISTED).join(', ');
  return `Skipped JSON files that hold no unit: ${listed}${more > 0 ? ` and ${more} more` : ''}`;
}
