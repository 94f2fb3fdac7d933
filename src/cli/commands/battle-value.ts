import type { Command } from 'commander';
import { WORST_SKILL } from '../../check/check.js';
import type { BattleValueFlags } from '../examine/battle-value-view.js';
import { whole } from '../flags/number-flag.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import type { Terminal } from '../print/terminal.js';
import { right, textTable } from '../print/text-table.js';
import {
  asItIs,
  type ShowContext,
  separated,
  showEachUnit,
  UNIT_WORDS,
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

export function define(command: Command, terminal: Terminal, second: SecondThread | undefined): void {
  withUnitSources(command)
    .description(`Calculate what units are worth. ${UNIT_WORDS}`)
    .option('--report', 'show every step of the calculation')
    .option('--gunnery <0-8>', "the pilot's gunnery skill", whole(0, WORST_SKILL))
    .option('--piloting <0-8>', "the pilot's piloting skill", whole(0, WORST_SKILL))
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
  const columns = ['Unit', ...['Tons', 'Defensive', 'Offensive', 'Battle Value'].map(right)];
  context.terminal.print(textTable(columns, rows).join('\n'));
}
