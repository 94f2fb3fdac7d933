import { NOWHERE } from '../../rules/body/plan.js';
import type { StrikeOutcome } from '../../rules/damage/strike.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { checkForCriticals } from './criticals.js';
import { dropLimb, loseLocation } from './lose-location.js';
import { markLost } from './loss.js';
import type { Source } from './source.js';

/** Critical checks where structure was hurt, and what the loss of a location brings. */
export function followUp(
  battle: Battle,
  target: Combatant,
  outcome: StrikeOutcome,
  heldBefore: number,
  source: Source,
  exploded = false,
): void {
  const { count } = outcome;
  for (let step = 0; step < count; step += 1) {
    if (outcome.destroyed[step] === 1) {
      const location = outcome.location[step] as number;
      loseLocation(battle, target, location);
      const limb = target.plan.beside[location] as number;
      if (limb !== NOWHERE && ((heldBefore >> limb) & 1) === 1) dropLimb(battle, target, limb, outcome);
    } else if ((outcome.structureLost[step] as number) > 0) {
      checkForCriticals(battle, target, outcome.location[step] as number, source);
    }
  }
  const fatal = target.fatalDamage();
  const blownUp = exploded && (fatal === 'center-torso-destroyed' || fatal === 'hull-destroyed');
  if (fatal !== undefined) {
    markLost(battle, target, blownUp ? 'ammunition-explosion' : fatal, source.attacker);
  }
}
