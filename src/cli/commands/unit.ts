import type { Command } from 'commander';
import type { UnitFlags } from '../examine/unit-views.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import type { Terminal } from '../print/terminal.js';
import {
  asItIs,
  separated,
  showEachUnit,
  UNIT_WORDS,
  type UnitSourceFlags,
  withUnitSources,
} from '../sources/each-unit.js';
import type { SecondThread } from '../threads/second-thread.js';

const EXAMPLES = `
Examples:
  tarcomp unit "Atlas AS7-D"                       a built-in unit
  tarcomp unit "Timber Wolf Prime"                 its Clan name works too
  tarcomp unit my-mechs/Firefly.mtf                a file of your own
  tarcomp unit --units my-mechs "Firefly FFL-4A"   a unit of your own, by name
  tarcomp unit --json my-mechs archive.zip > units.jsonl`;

export function define(command: Command, terminal: Terminal, second: SecondThread | undefined): void {
  withUnitSources(command)
    .description(`Show what a unit is and what it carries. ${UNIT_WORDS}`)
    .addOption(rulesetFlag('rules to use: the rounds of a bin may differ, except with --json'))
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: UnitSourceFlags & UnitFlags) =>
      showEachUnit(
        sources,
        { command: 'unit', flags, tellWarnings: false },
        { terminal, units: flags.units, second },
        flags.json ? asItIs : separated,
      ),
    );
}
