import { NOWHERE } from '../../rules/body/plan.js';
import { isBoredThrough } from '../../rules/damage/materials.js';
import type { StrikeOutcome } from '../../rules/damage/strike.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type CriticalOccasion, STRUCTURE_HURT } from './critical-occasion.js';
import { checkForCriticals } from './criticals.js';
import { dropLimb, loseLocation } from './lose-location.js';
import { markLost } from './loss.js';
import type { Source } from './source.js';

/** An armor-piercing round causes a check behind armor that held, unless the armor prevents it. */
function bore(battle: Battle, target: Combatant, location: number, source: Source, pierces: number): void {
  const armorType = target.design.armorTypes[location];
  if (!isBoredThrough(armorType, battle.rules)) return;
  const weak = armorType !== undefined && armorType in battle.rules.damage.armorPiercingRoll;
  checkForCriticals(battle, target, location, source, { armorPiercing: pierces, ...(weak && { armorType }) });
}

/** Critical checks for damaged structure, and the effects of lost locations. */
export function followUp(
  battle: Battle,
  target: Combatant,
  outcome: StrikeOutcome,
  heldBefore: number,
  source: Source,
  exploded = false,
  occasion: CriticalOccasion = STRUCTURE_HURT,
): void {
  const { count } = outcome;
  for (let step = 0; step < count; step += 1) {
    if (outcome.destroyed[step] === 1) {
      const location = outcome.location[step] as number;
      loseLocation(battle, target, location);
      const limb = target.plan.beside[location] as number;
      if (limb !== NOWHERE && ((heldBefore >> limb) & 1) === 1) dropLimb(battle, target, limb, outcome);
    } else if ((outcome.structureLost[step] as number) > 0) {
      const points = outcome.structureLost[step] as number;
      checkForCriticals(battle, target, outcome.location[step] as number, source, occasion, points);
    } else if (source.pierces !== undefined && (outcome.armorLost[step] as number) > 0) {
      bore(battle, target, outcome.location[step] as number, source, source.pierces);
    }
  }
  const fatal = target.fatalDamage();
  const blownUp = exploded && (fatal === 'center-torso-destroyed' || fatal === 'hull-destroyed');
  if (fatal !== undefined) {
    markLost(battle, target, blownUp ? 'ammunition-explosion' : fatal, source.attacker);
  }
}
