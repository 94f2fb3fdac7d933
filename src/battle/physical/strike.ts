import { CENTER_TORSO, isTorsoIndex, LEFT_LEG, locationIndex, RIGHT_LEG } from '../../rules/damage/body.js';
import { strike as strikeBody } from '../../rules/damage/strike.js';
import {
  determineKickLocation,
  determinePunchLocation,
  type IHitLocation,
  splitDamage,
} from '../../rules/hit-location/index.js';
import { mechLocationOf } from '../../rules/hit-location/locations.js';
import {
  type PhysicalHitTable,
  rollLancePierces,
  rollSpikesBreak,
  strikeSpikes,
} from '../../rules/physical/index.js';
import type { FiringArc } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { applyHit, damageLocation } from '../damage/apply-hit.js';
import { breakFixture } from '../damage/break-fixture.js';
import { followUp } from '../damage/criticals.js';
import { withOutcome } from '../damage/lent-outcome.js';
import { armsOf, tellDamage } from '../damage/lose-location.js';
import { rollLocation, settledLocation } from '../damage/roll-location.js';
import { NOBODY, type Source } from '../damage/source.js';
import type { Blow } from './blow.js';

/** Where a blow falls, by its table; Edge may ask for another roll. */
export function rollStruck(
  battle: Battle,
  target: Combatant,
  table: PhysicalHitTable,
  side: FiringArc,
): IHitLocation {
  if (table === 'full') return rollLocation(battle, target, side);
  const options = { arc: side, ruleset: battle.rules };
  const determine = table === 'punch' ? determinePunchLocation : determineKickLocation;
  const place = determine(battle.roller, options);
  return settledLocation(battle, target, place, () => determine(battle.roller, options));
}

/** One blow with all its force; returns where it fell. */
export function strikeOnce(
  battle: Battle,
  blow: Blow,
  table: PhysicalHitTable,
  side: FiringArc,
  damage: number,
  source: Source,
): IHitLocation {
  const { target, kind } = blow;
  const place = rollStruck(battle, target, table, side);
  const rear = side === 'rear';
  const points = meetSpikes(battle, blow, place, damage);
  applyHit(battle, target, place, points, rear, source);
  if (kind === 'lance') pierce(battle, target, place, rear, source);
  return place;
}

/** Damage that comes in groups, each with a location of its own. */
export function strikeInGroups(
  battle: Battle,
  blow: Blow,
  table: PhysicalHitTable,
  side: FiringArc,
  damage: number,
  group: number,
  source: Source,
): void {
  for (const points of splitDamage(damage, group)) {
    strikeOnce(battle, blow, table, side, points, source);
  }
}

/** What the attacker does to itself in a charge or a death from above. */
export function sufferInGroups(
  battle: Battle,
  unit: Combatant,
  table: PhysicalHitTable,
  side: FiringArc,
  damage: number,
  group: number,
): void {
  for (const points of splitDamage(damage, group)) {
    applyHit(battle, unit, rollStruck(battle, unit, table, side), points, side === 'rear', NOBODY);
  }
}

/** Spikes take from the blow, hurt what struck them, and may break; what is left of the damage is returned. */
function meetSpikes(
  battle: Battle,
  { unit, target, kind, limb }: Blow,
  place: IHitLocation,
  damage: number,
): number {
  const location = locationIndex(mechLocationOf(place.location));
  const spikes = spikesAt(target, location);
  if (spikes < 0) return damage;
  const { damage: left, attackerDamage } = strikeSpikes(kind, damage);
  if (rollSpikesBreak(battle.roller, battle.rulesetOption)) breakFixture(target, spikes);
  if (attackerDamage > 0) {
    const struck = { attacker: target, weapon: -1, kind: 'physical' } as const;
    const [first, second] = strikingParts(kind, limb);
    const share = second === undefined ? attackerDamage : attackerDamage / 2;
    damageLocation(battle, unit, first, share, false, false, struck);
    if (second !== undefined) damageLocation(battle, unit, second, share, false, false, struck);
  }
  return left;
}

/** What runs into the spikes: the limb, the chest of who charges, both feet of who jumps. */
function strikingParts(kind: Blow['kind'], limb: number): readonly [number, number?] {
  if (limb >= 0) return [limb];
  return kind === 'dfa' ? [LEFT_LEG, RIGHT_LEG] : [CENTER_TORSO];
}

function spikesAt({ design, working }: Combatant, location: number): number {
  for (const { item, fixture, location: at } of design.physicalWeapons) {
    if (at === location && item.physicalWeapon === 'spikes' && working[fixture] === 1) return fixture;
  }
  return -1;
}

/** A lance may drive through what armor is left, for one point to the structure behind it. */
function pierce(battle: Battle, target: Combatant, place: IHitLocation, rear: boolean, source: Source): void {
  const location = locationIndex(mechLocationOf(place.location));
  if (target.hasLost(location)) return;
  const plates = rear && isTorsoIndex(location) ? target.rearArmor : target.armor;
  const armorType = target.design.armorTypes[location];
  const lanced = { armorLeft: plates[location] as number, ...(armorType !== undefined && { armorType }) };
  if (!rollLancePierces(lanced, battle.roller, battle.rulesetOption)) return;
  withOutcome((outcome) => {
    const arms = armsOf(target);
    strikeBody(target, location, 1, rear, source.kind, true, false, outcome);
    if (battle.listening) tellDamage(battle, target, outcome);
    followUp(battle, target, outcome, arms, source);
  });
}
