import { roll2d6 } from '../../dice/index.js';
import { shockEffect } from '../../rules/firing/shock.js';
import { NEAR_MISS } from '../../rules/hit-location/hit-tables.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { blowOff } from './lose-location.js';
import type { Source } from './source.js';

/** A taser has struck a location: the effect on the unit's electronics (docs/rules/electronics.md). */
export function shock(battle: Battle, unit: Combatant, location: number, source: Source): void {
  const { hardness } = unit.design;
  if (hardness === undefined || location === NEAR_MISS || unit.isOut) return;
  const rule = battle.rules.weapons.shock;
  const roll = roll2d6(battle.roller);
  const effect = shockEffect(roll.total, hardness, rule);
  if (battle.listening) {
    const record = battle.recordOf(rule.needed[hardness], roll);
    battle.tell({ type: 'shock', unit: unit.index, roll: record, effect });
  }
  // The turn of the hit is not counted.
  const turns = rule.turns + 1;
  if (effect === 'deadly' && !unit.hasLost(location)) blowOff(battle, unit, location, source);
  if (effect === 'shut-down') freeze(battle, unit, turns, source);
  if (effect === 'shaken') unit.shockedFor = turns;
  unit.version += 1;
}

function freeze(battle: Battle, unit: Combatant, turns: number, source: Source): void {
  if (!unit.shutDown) {
    unit.design.kind.losesPower?.(battle, unit, source);
    if (unit.design.falls && !unit.prone) unit.rolls.push({ kind: 'shutdown' });
  }
  unit.shutDown = true;
  unit.frozenFor = turns;
}

/** A turn of a shock is over. Units with a heat scale start up by the rules of heat. */
export function outlastShock(battle: Battle, unit: Combatant): void {
  if (unit.shockedFor === 0 && unit.frozenFor === 0) return;
  unit.version += 1;
  if (unit.shockedFor > 0) unit.shockedFor -= 1;
  if (unit.frozenFor === 0) return;
  unit.frozenFor -= 1;
  if (unit.frozenFor > 0 || unit.design.tracksHeat) return;
  unit.shutDown = false;
  if (battle.listening) battle.tell({ type: 'startup', unit: unit.index, started: true });
}
