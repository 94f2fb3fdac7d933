import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type BattleValue,
  type BattleValueOptions,
  calculateBattleValue,
  UnsupportedUnitError,
} from '../battle-value/index.js';
import { RULESETS } from '../rules/ruleset.js';
import type { Unit } from '../units/any-unit.js';
import { fullName } from '../units/unit-names.js';
import { battleValueReport } from './battle-value-report.js';
import {
  showEachUnit,
  UNITS_VARIABLE,
  UnitProblem,
  type UnitSourceFlags,
  withUnitSources,
} from './each-unit.js';
import type { Terminal } from './terminal.js';
import { PAGE_WIDTH, textTable } from './text-table.js';
import { warningText } from './unit-record.js';

const EXAMPLES = `
Examples:
  tarcomp bv "Atlas AS7-D" "Timber Wolf Prime"     two starter units
  tarcomp bv --report "Atlas AS7-D"                every sum, to check by hand
  tarcomp bv --gunnery 3 --piloting 4 my-mechs     a folder, with better pilots
  tarcomp bv --json my-mechs archive.zip > values.jsonl`;

interface BattleValueFlags extends UnitSourceFlags, BattleValueOptions {
  readonly report?: true;
}

export function addBattleValue(program: Command, terminal: Terminal): void {
  withUnitSources(program.command('bv'))
    .summary("Battle Value 2.0 of 'Mechs, by name or from files")
    .description(
      'What a unit is worth. A UNIT is a file (.mtf, .blk or TarComp unit .json), a folder or .zip archive of such ' +
        'files, or a name: of a starter unit, or of a unit in the folder or archive that --units or the environment ' +
        `variable ${UNITS_VARIABLE} points to.`,
    )
    .option('--report', 'print the itemised sums')
    .option('--gunnery <0-8>', "the pilot's gunnery skill", skill)
    .option('--piloting <0-8>', "the pilot's piloting skill", skill)
    .addOption(new Option('--ruleset <name>', 'rules to count by').choices(RULESETS).default('standard'))
    .addHelpText('after', EXAMPLES)
    .action((sources: readonly string[], flags: BattleValueFlags) => {
      if (flags.json || flags.report) showOneByOne(sources, flags, terminal);
      else showTable(sources, flags, terminal);
    });
}

/** A value worked out from half a unit must not pass for the whole. */
const TELL_WARNINGS = { tellWarnings: true };

function showOneByOne(sources: readonly string[], flags: BattleValueFlags, terminal: Terminal): void {
  showEachUnit(
    sources,
    flags,
    terminal,
    (file, unit, count) => {
      const value = worthOf(unit, flags);
      if (flags.json) return JSON.stringify(recordOf(file, unit, value, flags.report));
      const report = battleValueReport(unit, value);
      return count === 0 ? report : `\n${'-'.repeat(PAGE_WIDTH)}\n\n${report}`;
    },
    TELL_WARNINGS,
  );
}

function showTable(sources: readonly string[], flags: BattleValueFlags, terminal: Terminal): void {
  const rows: string[][] = [];
  let total = 0;
  showEachUnit(
    sources,
    flags,
    terminal,
    (_, unit) => {
      const { battleValue, defensive, offensive } = worthOf(unit, flags);
      total += battleValue;
      rows.push([
        fullName(unit),
        unit.tonnage === undefined ? '' : String(unit.tonnage),
        defensive.toFixed(1),
        offensive.toFixed(1),
        String(battleValue),
      ]);
      return undefined;
    },
    TELL_WARNINGS,
  );
  if (rows.length === 0) return;
  if (rows.length > 1) rows.push(['Total', '', '', '', String(total)]);
  const columns = ['Unit', 'Tons', 'Defensive', 'Offensive', 'Battle Value'].map((heading, place) =>
    place === 0 ? { heading } : ({ heading, align: 'right' } as const),
  );
  terminal.print(textTable(columns, rows).join('\n'));
}

function worthOf(unit: Unit, { gunnery, piloting, ruleset }: BattleValueFlags): BattleValue {
  try {
    return calculateBattleValue(unit, {
      ...(gunnery !== undefined && { gunnery }),
      ...(piloting !== undefined && { piloting }),
      ...(ruleset !== undefined && { ruleset }),
    });
  } catch (error) {
    if (error instanceof UnsupportedUnitError) throw new UnitProblem(error.message);
    throw error;
  }
}

function recordOf(file: string, unit: Unit, value: BattleValue, report: true | undefined): object {
  const { battleValue, defensive, offensive } = value;
  const { chassis, model, unitType, tonnage = null } = unit;
  const warnings = unit.warnings.length === 0 ? {} : { warnings: unit.warnings.map(warningText) };
  const sections = report === undefined ? {} : { sections: value.sections };
  return {
    file,
    chassis,
    model,
    unitType,
    tonnage,
    battleValue,
    defensive,
    offensive,
    ...warnings,
    ...sections,
  };
}

function skill(text: string): number {
  const value = Number(text);
  if (!/^[0-8]$/.test(text)) throw new InvalidArgumentError('A skill is a whole number from 0 to 8.');
  return value;
}
