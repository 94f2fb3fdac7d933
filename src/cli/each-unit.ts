import type { Command } from 'commander';
import { officialCatalog } from '../catalog/official.js';
import type { Unit } from '../units/any-unit.js';
import type { Terminal } from './terminal.js';
import { readUnits } from './unit-sources.js';

/** Where a user's own units are looked up by name when no flag says it. */
export const UNITS_VARIABLE = 'TARCOMP_UNITS';

export interface UnitSourceFlags {
  readonly json?: true;
  readonly units?: string;
}

/** The argument and flags of every command that reads units. */
export function withUnitSources(command: Command): Command {
  return command
    .argument('<unit...>', 'files, folders, zip archives or names of units')
    .option('--json', 'print one JSON object a line')
    .option('--units <dir|zip>', 'your own units, to be found by name');
}

/** Lines are handed over in portions: thousands of small writes take their time. */
const PORTION = 65_536;
const PROGRESS_EVERY = 100;

/**
 * Reads everything that the arguments name and prints what `show` makes of each unit. A problem with one of them, in
 * its file or in `show`, is told, and the others go through.
 */
export function showEachUnit(
  sources: readonly string[],
  { json, units }: UnitSourceFlags,
  terminal: Terminal,
  show: (file: string, unit: Unit, count: number) => string | undefined,
  { tellWarnings = false }: { readonly tellWarnings?: boolean } = {},
): void {
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
    if (json) print(JSON.stringify({ file, error }));
    // What was shown before the problem shall stand before it on a screen as well.
    else flush();
    terminal.fail(error);
  };

  let count = 0;
  const passedOver: string[] = [];
  const own = units ?? (process.env[UNITS_VARIABLE] || undefined);
  for (const reading of readUnits(sources, { catalog: officialCatalog, units: own })) {
    if ('note' in reading) {
      terminal.note(reading.note);
    } else if ('passedOver' in reading) {
      passedOver.push(reading.file);
    } else if ('error' in reading) {
      fail(reading.file, reading.error);
    } else {
      const { file, path, unit } = reading;
      if (tellWarnings) {
        for (const { line, message } of unit.warnings) {
          terminal.note(`${line === undefined ? path : `${path}:${line}`}: ${message}`);
        }
      }
      try {
        const text = show(file, unit, count);
        if (text !== undefined) print(text);
      } catch (error) {
        if (!(error instanceof UnitProblem)) throw error;
        fail(file, `${path}: ${error.message}`);
      }
      count += 1;
      if (count % PROGRESS_EVERY === 0) terminal.progress(`${count} units read: ${file}`);
    }
  }
  flush();
  if (passedOver.length > 0) terminal.note(`Passed over JSON that holds no unit: ${passedOver.join(', ')}`);
}

/** What keeps one unit from being shown. */
export class UnitProblem extends Error {}
