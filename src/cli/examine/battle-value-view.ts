import { type BattleValue, type BattleValueOptions, calculateBattleValue } from '../../battle-value/index.js';
import type { Unit } from '../../units/any-unit.js';
import { fullName } from '../../units/unit-names.js';
import { battleValueReport } from '../reports/battle-value-report.js';
import { warningText } from '../reports/unit-record.js';
import type { UnitView } from './unit-view.js';

export interface BattleValueFlags extends BattleValueOptions {
  readonly json?: true;
  readonly report?: true;
}

/** Shows a line of JSON, a report, or the cells of a table row. */
export function battleValueView({ json, report, gunnery, piloting, ruleset }: BattleValueFlags): UnitView {
  const options = {
    ...(gunnery !== undefined && { gunnery }),
    ...(piloting !== undefined && { piloting }),
    ...(ruleset !== undefined && { ruleset }),
  };
  const worthOf = (unit: Unit) => calculateBattleValue(unit, options);
  if (json) return (file, unit) => JSON.stringify(recordOf(file, unit, worthOf(unit), report));
  if (report) return (_, unit) => battleValueReport(unit, worthOf(unit));
  return (_, unit) => rowOf(unit, worthOf(unit));
}

function recordOf(file: string, unit: Unit, value: BattleValue, report: true | undefined): object {
  const { battleValue, defensive, offensive } = value;
  const { chassis, model, unitType, tonnage = null } = unit;
  const record: Record<string, unknown> = {
    file,
    chassis,
    model,
    unitType,
    tonnage,
    battleValue,
    defensive,
    offensive,
  };
  if (unit.warnings.length > 0) record.warnings = unit.warnings.map(warningText);
  if (report) record.sections = value.sections;
  return record;
}

function rowOf(unit: Unit, { battleValue, defensive, offensive }: BattleValue): readonly string[] {
  return [
    fullName(unit),
    unit.tonnage === undefined ? '' : String(unit.tonnage),
    defensive.toFixed(1),
    offensive.toFixed(1),
    String(battleValue),
  ];
}
