import { UnsupportedInBattleError } from '../../../src/battle/combatant/unsupported.js';
import { designOf } from '../../../src/battle/kinds/kinds.js';
import {
  calculateBattleValue,
  officialCatalog,
  RULESETS,
  type Unit,
  UnitFileError,
  writeUnitJson,
} from '../../../src/index.js';
import { readUnitJson } from '../../../src/units/index.js';
import { demand, demandNumbers } from '../../demand.js';
import { unlessRefused } from '../../refusal.js';
import type { Outcome } from '../../target.js';

/** Reads a unit, and calls everything that works for any unit. */
export function readAndAsk(read: () => Unit): Outcome {
  const unit = unlessRefused([UnitFileError], read);
  if (unit === undefined) return 'refused';
  askFigures(unit);
  askBattleValue(unit);
  askJson(unit);
  unlessRefused([UnsupportedInBattleError], () => designOf(unit));
  return 'taken';
}

function askFigures({ walk, run, jump, tonnage = 0, locations, equipment, warnings }: Unit): void {
  for (const [what, figure] of Object.entries({ walk, run, jump, tonnage })) {
    demand(Number.isFinite(figure) && figure >= 0, `${what} is ${figure}: a number, 0 or more`);
  }
  for (const state of locations) {
    const { location, armorPoints, structurePoints } = state;
    const rear = 'rearArmorPoints' in state ? (state.rearArmorPoints ?? 0) : 0;
    for (const points of [armorPoints ?? 0, structurePoints ?? 0, rear]) {
      demand(points >= 0 && Number.isFinite(points), `points of ${location} are ${points}`);
    }
  }
  for (const { name, slots } of equipment) {
    demand(Number.isFinite(slots), `"${name}" takes ${slots} slots`);
  }
  for (const { line, message } of warnings) {
    demand(message !== '', 'a warning says nothing');
    demand(line === undefined || line > 0, `a warning is of line ${line}`);
  }
}

function askBattleValue(unit: Unit): void {
  for (const ruleset of RULESETS) {
    const value = calculateBattleValue(unit, { ruleset, gunnery: 3, piloting: 4 });
    const { battleValue, base, defensive, offensive, exact } = value;
    demandNumbers({ battleValue, base, defensive, offensive, exact }, `Battle Value by ${ruleset}`);
    demand(battleValue >= 0 && base >= 0, `Battle Value by ${ruleset} is ${battleValue}, base ${base}`);
    demandNumbers(value.sections, `the report by ${ruleset}`);
  }
}

/** A unit that was read can be written and read again: the same unit with the same value. */
function askJson(unit: Unit): void {
  const text = writeUnitJson(unit);
  const again = readUnitJson(text, officialCatalog, 'again.json');
  demand(writeUnitJson(again) === text, 'unit JSON comes back otherwise');
  for (const ruleset of RULESETS) {
    const [first, second] = [unit, again].map((one) => calculateBattleValue(one, { ruleset }).battleValue);
    demand(
      first === second,
      `Battle Value by ${ruleset} is ${first}, and ${second} after a turn through JSON`,
    );
  }
}
