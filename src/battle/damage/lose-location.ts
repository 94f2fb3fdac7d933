import { locationAt, NOWHERE } from '../../rules/body/plan.js';
import type { StrikeOutcome } from '../../rules/damage/strike.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { losePods } from '../weapons/pods.js';
import { markLost } from './loss.js';
import type { Source } from './source.js';

/**
 * Locations that would come off with this one and are still there, one bit each: the arms of a 'Mech, or a quad's front
 * legs.
 */
export function limbsHeld(unit: Combatant): number {
  const { beside } = unit.plan;
  let held = 0;
  for (let location = 0; location < beside.length; location += 1) {
    const limb = beside[location] as number;
    if (limb !== NOWHERE && !unit.hasLost(limb)) held |= 1 << limb;
  }
  return held;
}

/** A side torso takes the arm next to it, unless the same hit had torn it off before (docs/rules/damage.md). */
export function dropLimb(battle: Battle, target: Combatant, limb: number, outcome: StrikeOutcome): void {
  for (let step = 0; step < outcome.count; step += 1) if (outcome.location[step] === limb) return;
  if (battle.listening) tellLoss(battle, target, limb);
  loseLocation(battle, target, limb);
}

/** A location that is lost without a hit on it. */
export function tellLoss(battle: Battle, unit: Combatant, location: number): void {
  battle.tell({
    type: 'damage',
    unit: unit.index,
    location: locationAt(unit.plan, location),
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
      location: locationAt(target.plan, outcome.location[step] as number),
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

/** Removes a location with its contents, which may make the unit fall. */
export function loseLocation(battle: Battle, target: Combatant, location: number): void {
  target.refresh();
  target.design.kind.losesFooting(battle, target, location);
  losePods(target, location);
  battle.dropLimbs(target, location);
}

/** Destroys a location, whatever armor is left on it. */
export function blowOff(battle: Battle, unit: Combatant, location: number, source: Source): void {
  unit.armor[location] = 0;
  unit.structure[location] = 0;
  if (battle.listening) tellLoss(battle, unit, location);
  loseLocation(battle, unit, location);
  const fatal = unit.fatalDamage();
  if (fatal !== undefined) markLost(battle, unit, fatal, source.attacker);
}
