import type { Command } from 'commander';
import { showEachUnit, UNITS_VARIABLE, type UnitSourceFlags, withUnitSources } from './each-unit.js';
import type { Terminal } from './terminal.js';
import { PAGE_WIDTH } from './text-table.js';
import { unitRecord } from './unit-record.js';
import { unitSheet } from './unit-sheet.js';

const EXAMPLES = `
Examples:
  tarcomp unit "Atlas AS7-D"                    a starter unit by its name
  tarcomp unit "Timber Wolf Prime"              by the Clans' name, too
  tarcomp unit my-mechs/Firefly.mtf             a file of your own
  tarcomp unit --units my-mechs "Firefly FFL-4A"   a unit of your own by its name
  tarcomp unit --json my-mechs archive.zip > units.jsonl`;

export function addUnit(program: Command, terminal: Terminal): void {
  withUnitSources(program.command('unit'))
    .summary("show 'Mechs and other units, by name or from files")
    .description(
      'Show what a unit is and carries. A UNIT is a file (.mtf, .blk or TarComp unit .json), a folder or .zip archive ' +
        'of such files, or a name: of a starter unit, or of a unit in the folder or archive that --units or the ' +
        `environment variable ${UNITS_VARIABLE} points to.`,
    )
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: UnitSourceFlags) => {
      showEachUnit(sources, flags, terminal, (file, unit, count) => {
        if (flags.json) return JSON.stringify(unitRecord(file, unit));
        return count === 0 ? unitSheet(unit) : `\n${'-'.repeat(PAGE_WIDTH)}\n\n${unitSheet(unit)}`;
      });
    });
}
