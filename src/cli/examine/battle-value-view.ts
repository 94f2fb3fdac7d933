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
export function battleValueView(flags: BattleValueFlags): UnitView {
  const { json, report } = flags;
  const worthOf = (unit: Unit) => calculateBattleValue(unit, flags);
  if (json) return (file, unit) => JSON.stringify(recordOf(file, unit, worthOf(unit), report));
  if (report) return (_, unit) => battleValueReport(unit, worthOf(unit));
  return (_, unit) => rowOf(unit, worthOf(unit));
}

/** JSON leaves out what is undefined. */
const recordOf = (
  file: string,
  { chassis, model, unitType, tonnage, warnings }: Unit,
  value: BattleValue,
  report: true | undefined,
) => ({
  file,
  chassis,
  model,
  unitType,
  tonnage: tonnage ?? null,
  battleValue: value.battleValue,
  defensive: value.defensive,
  offensive: value.offensive,
  warnings: warnings.length > 0 ? warnings.map(warningText) : undefined,
  sections: report && value.sections,
});

function rowOf(unit: Unit, { battleValue, defensive, offensive }: BattleValue): readonly string[] {
  return [
    fullName(unit),
    unit.tonnage === undefined ? '' : String(unit.tonnage),
    defensive.toFixed(1),
    offensive.toFixed(1),
    String(battleValue),
  ];
}
