import { LEFT_ARM, locationAt, RIGHT_ARM } from '../../rules/damage/body.js';
import type { StrikeOutcome } from '../../rules/damage/strike.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { losePods } from '../weapons/pods.js';

/** Arms, or front legs, that are still there, one bit each. */
export const armsOf = (unit: Combatant): number =>
  (unit.hasLost(LEFT_ARM) ? 0 : 1 << LEFT_ARM) | (unit.hasLost(RIGHT_ARM) ? 0 : 1 << RIGHT_ARM);

/** With a side torso goes the arm beside it, unless the same hit had torn it off before (docs/rules/damage.md). */
export function dropArm(battle: Battle, target: Combatant, arm: number, outcome: StrikeOutcome): void {
  for (let step = 0; step < outcome.count; step += 1) if (outcome.location[step] === arm) return;
  if (battle.listening) tellLoss(battle, target, arm);
  loseLocation(battle, target, arm);
}

/** A location that goes without a hit of its own. */
export function tellLoss(battle: Battle, unit: Combatant, location: number): void {
  battle.tell({
    type: 'damage',
    unit: unit.index,
    location: locationAt(location),
    rear: false,
    armor: 0,
    structure: 0,
    armorLeft: 0,
    structureLeft: 0,
    destroyed: true,
  });
}

export function tellDamage(battle: Battle, target: Combatant, outcome: StrikeOutcome): void {
  for (let step = 0; step < outcome.count; step += 1) {
    battle.tell({
      type: 'damage',
      unit: target.index,
      location: locationAt(outcome.location[step] as number),
      rear: outcome.rear[step] === 1,
      armor: outcome.armorLost[step] as number,
      structure: outcome.structureLost[step] as number,
      armorLeft: (outcome.rear[step] === 1 ? target.rearArmor : target.armor)[
        outcome.location[step] as number
      ] as number,
      structureLeft: target.structure[outcome.location[step] as number] as number,
      destroyed: outcome.destroyed[step] === 1,
    });
  }
}

/** A location is gone with all that it held; a leg takes the 'Mech off its feet at the end of the phase. */
export function loseLocation(battle: Battle, target: Combatant, location: number): void {
  target.refresh();
  if (target.isLeg(location)) {
    const { firstLegFellsQuad } = battle.rules.piloting;
    const keepsItsFeet = target.design.quad && target.legsLost === 1 && !firstLegFellsQuad;
    if (keepsItsFeet) target.rolls.push({ kind: 'leg' });
    else target.fallsAtEndOfPhase = true;
  }
  losePods(target, location);
  battle.dropLimbs(target, location);
}
