import { locationAt, NOWHERE } from '../../rules/body/plan.js';
import { isTooMuchFor } from '../../rules/damage/materials.js';
import { strike } from '../../rules/damage/strike.js';
import { NEAR_MISS } from '../../rules/hit-location/hit-tables.js';
import type { Struck } from '../../rules/hit-location/struck.js';
import { casualtiesByBlow, troopersByBlow, troopersLost } from '../../rules/infantry/casualties.js';
import { rotorDamage } from '../../rules/vehicle/rotor.js';
import { meetSwarmers } from '../anti-mech/in-the-way.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { settleShields } from '../combatant/shields.js';
import { platoonOf } from '../weapons/people.js';
import { armorTypeAt } from './armor-at.js';
import { checkForBreach } from './breach.js';
import { meetCowl } from './cowl.js';
import { BEATS_RATING, THROUGH_ARMOR } from './critical-occasion.js';
import { checkForCriticals } from './criticals.js';
import { followUp } from './follow-up.js';
import { giveBackOutcome, lendOutcome } from './lent-outcome.js';
import { strainLinkages } from './linkages.js';
import { limbsHeld, tellDamage } from './lose-location.js';
import { woundPilot } from './pilot.js';
import type { Source } from './source.js';

/** One hit on a known location, with everything that follows. */
export function applyHit(
  battle: Battle,
  target: Combatant,
  place: Struck,
  dealt: number,
  rear: boolean,
  source: Source,
): void {
  const { location } = place;
  const { plan } = target;
  if (location === NEAR_MISS) {
    if (battle.listening)
      battle.tell({ type: 'near-miss', target: target.index, damage: dealt, dice: place.roll.dice });
    return;
  }
  const atRotor = location === target.design.rotor && source.weapon >= 0;
  const aimed = atRotor ? rotorDamage(dealt) : dealt;
  const damage =
    battle.mayBeSwarmed && !place.throughArmorCritical
      ? meetSwarmers(battle, target, location, aimed, source, (unit, struck, taken) =>
          applyHit(battle, unit, struck, taken, false, aimedElsewhere(unit, source)),
        )
      : aimed;
  if (damage <= 0 && dealt > 0) return;
  // For weapons, the damage to infantry is worked out with their effect; for all other damage, it is worked out here.
  const suffered = source.weapon >= 0 ? damage : felt(battle, target, damage, source);
  if (battle.listening) {
    battle.tell({
      type: 'hit',
      target: target.index,
      location: locationAt(plan, location),
      rear: rear && plan.hasRear[location] === 1,
      damage: suffered,
      dice: place.roll.dice,
      throughArmor: place.throughArmorCritical,
      cover: false,
    });
  }
  const { aptitudes } = target;
  const cowled = location === plan.head && suffered > 0 && target.cowlTaken < aptitudes.cowl;
  const points = cowled ? meetCowl(battle, target, suffered, source.attacker) : suffered;
  // The pilot is affected even if the cowl absorbs all of the hit.
  if (cowled && points === 0 && target.design.pilotInHead) woundPilot(battle, target, 1, source.attacker);
  damageLocation(battle, target, location, points, rear, place.throughArmorCritical, source);
  if (aptitudes.exposedLinkages !== undefined) strainLinkages(battle, target, location);
  // A shot slows a rotor even if it was aimed there, without a roll on the table.
  const motive = place.motive ?? (atRotor ? 0 : undefined);
  if (motive !== undefined && !target.isOut)
    target.design.kind.hitMotiveSystem(battle, target, motive, source);
}

/** For a shot that was aimed at their host, damage to the swarmers is based on its points alone. */
const aimedElsewhere = ({ design }: Combatant, source: Source): Source =>
  design.people === undefined ? source : { ...source, weapon: -1 };

/** The damage of a physical attack, a fall or a collision to its target: for infantry, in troopers. */
function felt({ map }: Battle, target: Combatant, damage: number, { undivided, sawn }: Source): number {
  const platoon = platoonOf(map, target);
  if (platoon === undefined) return damage;
  if (sawn) return troopersLost(damage, casualtiesByBlow({ ...platoon, inOpen: false }));
  return troopersLost(undivided ? damage : troopersByBlow(damage), casualtiesByBlow(platoon));
}

export function damageLocation(
  battle: Battle,
  target: Combatant,
  location: number,
  damage: number,
  rear: boolean,
  throughArmor: boolean,
  source: Source,
): void {
  if (damage <= 0) return;
  const outcome = lendOutcome();
  try {
    const pierced = isPierced(battle, target, location, damage, throughArmor) ? location : NOWHERE;
    const held = limbsHeld(target);
    settleShields(target);
    strike(target, location, damage, rear, source.kind, false, false, outcome);
    if (battle.listening) tellDamage(battle, target, outcome);
    credit(target, outcome.absorbed, source);
    for (let step = 0; step < outcome.count; step += 1)
      checkForBreach(battle, target, outcome.location[step] as number, source);
    for (let step = 0; step < outcome.count; step += 1) {
      if (outcome.location[step] === target.plan.head && target.design.pilotInHead)
        woundPilot(battle, target, 1, source.attacker);
    }
    if (pierced !== NOWHERE)
      checkForCriticals(battle, target, pierced, source, throughArmor ? THROUGH_ARMOR : BEATS_RATING);
    followUp(battle, target, outcome, held, source);
  } finally {
    giveBackOutcome();
  }
}

/**
 * Whether a hit causes a critical check behind the armor. Some armors prevent through-armor criticals as long as any
 * armor is left; weak ones do not stop heavy hits.
 */
function isPierced(
  { rules }: Battle,
  target: Combatant,
  location: number,
  damage: number,
  throughArmor: boolean,
): boolean {
  const armor = target.armorRules[location] as Combatant['armorRules'][number];
  if (!throughArmor && !isTooMuchFor(armor, damage)) return false;
  if (target.hasLost(location)) return false;
  const type = armorTypeAt(target, location);
  if (type === undefined) return throughArmor;
  return isTooMuchFor(armor, damage) || !rules.damage.stopsThroughArmor.includes(type);
}

function credit(target: Combatant, absorbed: number, { attacker, weapon }: Source): void {
  target.damageThisPhase += absorbed;
  target.damageTaken += absorbed;
  if (attacker === undefined || attacker === target) return;
  attacker.damageDealt += absorbed;
  if (weapon >= 0) attacker.damageByWeapon[weapon] = (attacker.damageByWeapon[weapon] as number) + absorbed;
}
