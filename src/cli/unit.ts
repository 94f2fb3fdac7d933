import type { Command } from 'commander';
import { asItIs, asPages, showEachUnit, type UnitSourceFlags, withUnitSources } from './each-unit.js';
import { rulesetOption } from './ruleset-option.js';
import type { SecondThread } from './second-thread.js';
import type { Terminal } from './terminal.js';
import { UNITS_VARIABLE } from './units-variable.js';

const EXAMPLES = `
Examples:
  tarcomp unit "Atlas AS7-D"                    a starter unit by its name
  tarcomp unit "Timber Wolf Prime"              by the Clans' name, too
  tarcomp unit my-mechs/Firefly.mtf             a file of your own
  tarcomp unit --units my-mechs "Firefly FFL-4A"   a unit of your own by its name
  tarcomp unit --json my-mechs archive.zip > units.jsonl`;

export function addUnit(program: Command, terminal: Terminal, second: SecondThread | undefined): void {
  withUnitSources(program.command('unit'))
    .summary("show 'Mechs and other units, by name or from files")
    .description(
      'Show what a unit is and carries. A UNIT is a file (.mtf, .blk or TarComp unit .json), a folder or .zip archive ' +
        'of such files, or a name: of a starter unit, or of a unit in the folder or archive that --units or the ' +
        `environment variable ${UNITS_VARIABLE} points to.`,
    )
    .addOption(rulesetOption('rules to read by; what a file states is the same in all'))
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: UnitSourceFlags) =>
      showEachUnit(
        sources,
        { command: 'unit', flags, tellWarnings: false },
        { terminal, units: flags.units, second },
        flags.json ? asItIs : asPages,
      ),
    );
}
