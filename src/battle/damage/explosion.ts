import { explode } from '../../rules/damage/explode.js';
import { rollCriticalBehindCaseII } from '../../rules/damage/index.js';
import { calculateExplosionWounds } from '../../rules/pilot/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../mech/combatant.js';
import { armsOf, followUp, type Source, tellDamage, withOutcome } from './apply-hit.js';
import { woundPilot } from './pilot.js';

/** Something blows up inside a 'Mech (combat.md section 17). */
export function explodeInside(
  battle: Battle,
  unit: Combatant,
  location: number,
  damage: number,
  fixture: number,
  source: Source,
): void {
  if (battle.listening) {
    battle.tell({ type: 'explosion', unit: unit.index, location, fixture, damage });
  }
  const held = unit.design.protection[location];
  const protection = held === 'none' || held === undefined ? undefined : held === 'case-ii' ? held : 'case';
  withOutcome((outcome) => {
    const arms = armsOf(unit);
    explode(unit, location, damage, protection, unit.design.armor, outcome);
    if (battle.listening) tellDamage(battle, unit, outcome);
    unit.damageThisPhase += outcome.absorbed;
    unit.damageTaken += outcome.absorbed;
    const spared = protection === 'case-ii' && !rollCriticalBehindCaseII(battle.roller);
    // Behind CASE II a critical check is the exception; structure that holds spares the rest.
    if (spared) outcome.structureLost.fill(0, 0, outcome.count);
    followUp(battle, unit, outcome, arms, source);
  });
  woundPilot(battle, unit, calculateExplosionWounds(unit.pilot.abilities, battle.rulesetOption));
}
