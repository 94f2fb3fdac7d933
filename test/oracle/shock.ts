import { roll2d6 } from '../../src/dice/index.js';
import { fatalDamageOf, isGone, isOut } from './condition.js';
import { loseLocation, tellLoss } from './damage.js';
import { forceDown } from './flight.js';
import { markLost } from './pilot.js';
import type { Source } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';

/** What a taser does besides its damage. */
export function shock(battle: OracleBattle, unit: OracleUnit, location: number, source: Source): void {
  const { hardness, mech, soldiers, plan, vehicle } = unit.design;
  if (soldiers === 'infantry' || location < 0 || isOut(unit) || hardness === undefined) return;
  const { needed, turns } = battle.rules.weapons.shock;
  const roll = roll2d6(battle.roller);
  const full = roll.total >= needed[hardness];
  const effect = soldiers ? (full ? 'deadly' : 'none') : full ? 'shut-down' : 'shaken';
  const record = { needed: needed[hardness], dice: roll.dice, total: roll.total };
  battle.tell({ type: 'shock', unit: unit.index, roll: record, effect });
  const lasts = turns + 1;
  if (effect === 'shaken') unit.shockedFor = lasts;
  if (effect === 'deadly' && !isGone(unit, location)) {
    unit.armor[location] = 0;
    unit.structure[location] = 0;
    tellLoss(battle, unit, at(plan.locations, location));
    loseLocation(battle, unit, location);
    const fatal = fatalDamageOf(unit);
    if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
  }
  if (effect !== 'shut-down') return;
  if (!unit.shutDown && vehicle !== undefined) forceDown(battle, unit, source);
  if (!unit.shutDown && mech !== undefined && !unit.prone && unit.design.falls)
    unit.rolls.push({ kind: 'shutdown' });
  unit.shutDown = true;
  unit.frozenFor = lasts;
}
