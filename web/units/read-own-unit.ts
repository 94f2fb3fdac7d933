import { calculateBattleValue } from '../../src/edge/battle-value.js';
import type { Catalog } from '../../src/edge/catalog.js';
import { RULESETS, type RulesetName } from '../../src/edge/rules.js';
import { type UnitFacts, unitFacts } from '../../src/edge/search.js';
import { parseUnit, type Unit } from '../../src/edge/units.js';
import type { OwnUnit } from './own-unit.js';
import { describeProblems, isUnderstood } from './unit-problems.js';

/**
 * What the device keeps of a unit file.
 * @throws {UnitFileError} if it cannot be read
 */
export function readOwnUnit(text: string, file: string, catalog: Catalog, build: string): OwnUnit {
  const unit = parseUnit(text, file, { catalog });
  const byTheBook = valueIn(unit, 'total-warfare');
  const { unitType, chassis, model, techBase } = unit;
  // A newer file of the same unit takes the place of an older one.
  const id = `own:${unitType}:${techBase}:${chassis} ${model}`.trim().toLowerCase();
  return {
    id,
    file,
    facts: unitFacts(id, unit, byTheBook, otherValuesOf(unit, byTheBook)),
    understood: isUnderstood(unit),
    remarks: [...describeProblems(unit)],
    build,
  };
}

const valueIn = (unit: Unit, ruleset: RulesetName): number =>
  calculateBattleValue(unit, { ruleset }).battleValue;

const otherValuesOf = (unit: Unit, byTheBook: number): NonNullable<UnitFacts['otherValues']> =>
  Object.fromEntries(
    RULESETS.map((ruleset) => [ruleset, valueIn(unit, ruleset)] as const).filter(
      ([, value]) => value !== byTheBook,
    ),
  );
