import { type Command, InvalidArgumentError } from 'commander';
import type { BattleValueFlags } from '../examine/battle-value-view.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import { UNITS_VARIABLE } from '../flags/units-variable.js';
import type { Terminal } from '../print/terminal.js';
import { textTable } from '../print/text-table.js';
import {
  asItIs,
  type ShowContext,
  separated,
  showEachUnit,
  type UnitSourceFlags,
  withUnitSources,
} from '../sources/each-unit.js';
import type { SecondThread } from '../threads/second-thread.js';

const EXAMPLES = `
Examples:
  tarcomp bv "Atlas AS7-D" "Timber Wolf Prime"     two built-in units
  tarcomp bv --report "Atlas AS7-D"                every step, to check by hand
  tarcomp bv --gunnery 3 --piloting 4 my-mechs     a folder, with better pilots
  tarcomp bv --json my-mechs archive.zip > values.jsonl`;

type Flags = UnitSourceFlags & BattleValueFlags;

export function defineBattleValue(
  command: Command,
  terminal: Terminal,
  second: SecondThread | undefined,
): void {
  withUnitSources(command)
    .description(
      'Calculate what units are worth. A UNIT is a file (.mtf, .blk or TarComp unit .json), a folder or .zip archive of such ' +
        'files, or a name. Names are looked up in the built-in library, and in the folder or archive given by --units or the ' +
        `environment variable ${UNITS_VARIABLE}.`,
    )
    .option('--report', 'show every step of the calculation')
    .option('--gunnery <0-8>', "the pilot's gunnery skill", skill)
    .option('--piloting <0-8>', "the pilot's piloting skill", skill)
    .addOption(rulesetFlag('rules to use'))
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: Flags) => {
      const context = { terminal, units: flags.units, second };
      if (!flags.json && !flags.report) return showTable(sources, flags, context);
      return showEachUnit(sources, requestOf(flags), context, flags.json ? asItIs : separated);
    });
}

/** Warnings are shown: the value of a unit that was only partly understood must not look complete. */
const requestOf = (flags: BattleValueFlags) => ({ command: 'bv', flags, tellWarnings: true }) as const;

async function showTable(sources: readonly string[], flags: Flags, context: ShowContext): Promise<void> {
  const rows: (readonly string[])[] = [];
  await showEachUnit(sources, requestOf(flags), context, (shown) => {
    if (typeof shown !== 'string') rows.push(shown);
    return undefined;
  });
  if (rows.length === 0) return;
  if (rows.length > 1) {
    const total = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
    rows.push(['Total', '', '', '', String(total)]);
  }
  const columns = ['Unit', 'Tons', 'Defensive', 'Offensive', 'Battle Value'].map((heading, place) =>
    place === 0 ? { heading } : ({ heading, align: 'right' } as const),
  );
  context.terminal.print(textTable(columns, rows).join('\n'));
}

function skill(text: string): number {
  const value = Number(text);
  if (!/^[0-8]$/.test(text)) throw new InvalidArgumentError('A skill is a whole number from 0 to 8.');
  return value;
}
