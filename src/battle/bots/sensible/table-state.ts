import { isBlast } from '../../../rules/firing/area.js';
import { quirksOfTargets } from '../../../rules/to-hit/quirks-of-targets.js';
import { countsAsAirborne } from '../../../rules/vehicle/flight.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isAloft } from '../../movement/ground.js';
import { AT_SHORT_RANGE } from '../../shot/shot-facts.js';
import { gunsLeft } from '../../weapons/effect-of-shot.js';
import { fedBy, weaponFault } from '../../weapons/legality.js';
import { isInOpen, peopleLeft } from '../../weapons/people.js';
import { stillShot } from './still-shot.js';
import { waysOf } from './ways.js';

// The keys of damage tables: states with the same keys share a table.

/** The state of the unit that affects all its weapons, except heat and wounds. */
export function unitStateOf(unit: Combatant): string {
  let state = `${unit.sensorHits},`;
  for (const arm of unit.plan.arms) state += unit.hasShieldIn(arm) ? unit.shieldMode(arm) : '-';
  if (unit.design.squad !== undefined) state += `#${troopersLeft(unit)}`;
  // Not every counter of its kind affects its fire.
  if (unit.counters.length > 0) for (const mount of unit.design.weapons) state += `!${damageTo(unit, mount)}`;
  if (unit.converted) state += 'c';
  if (unit.shockedFor > 0) state += 's';
  return unit.hasWorking('targeting-computer') ? `${state}t` : state;
}

function damageTo(unit: Combatant, mount: WeaponMount): number {
  let sum = 0;
  for (const { value } of unit.fireDamage(mount) ?? []) sum += value;
  return sum;
}

/** The state that also affects the weapons of one arm. */
export const armStateOf = (unit: Combatant, arm: number): string =>
  `${unit.actuatorsLost[arm]}${unit.hasEnhancedActuators(arm) ? 'e' : ''}`;

/** The weapons that can be chosen, and their loads. */
export function weaponsStateOf(battle: Battle, unit: Combatant): string {
  let state = '';
  for (const mount of unit.design.weapons) {
    if (mount.use !== 'attack' || weaponFault(battle, unit, mount) !== undefined) continue;
    state += unit.isWorking(mount.linkedFixture) ? ';' : ',';
    state += mount.index;
    if (mount.isArray) state += `*${gunsLeft(unit, mount)}`;
    if (unit.turretHeld || unit.secondTurretHeld) state += `@${waysOf(unit, mount)}`;
    if (!mount.needsAmmunition) continue;
    for (const load of fedBy(unit, mount)) if ((unit.rounds[load] as number) > 0) state += `.${load}`;
  }
  return state;
}

const HUNTS = 4;
const SIGNATURES = 1024;

/** The relation of this unit to this target as one number: whether it is hunted, pods on either, and what hides it. */
export const meetingOf = (battle: Battle, unit: Combatant, target: Combatant): number =>
  (podsOf(unit, target) * SIGNATURES + signatureOf(battle, target)) * HUNTS + huntOf(battle, unit, target);

/** Everything about a target that affects shots before anyone has moved, and what a hit does to it. */
export function looksOf(battle: Battle, unit: Combatant, target: Combatant): string {
  const [mount] = unit.design.weapons;
  if (mount === undefined) return '';
  const still = stillShot(battle, unit, mount, undefined, target).target;
  const state = { ...still, unitQuirks: quirksOfTargets(still.unitQuirks ?? [], battle.rules) };
  const { tracksHeat, fireproof, people } = target.design;
  const hidden = target.toHitAgainst({ ...AT_SHORT_RANGE, bySoldiers: unit.design.soldiers !== undefined });
  return JSON.stringify([state, tracksHeat, fireproof, people, hidden]);
}

/** How many soldiers fire, whether those that they fire at are in the open, and the suits that a blast strikes. */
export function peopleOf({ map }: Battle, unit: Combatant, target: Combatant): number {
  const firing = unit.design.people === undefined ? 0 : peopleLeft(unit);
  const open = target.design.people !== undefined && isInOpen(map, target);
  const blasts = target.design.struckAllOver && unit.design.weapons.some(({ item }) => isBlast(item));
  return (firing * 2 + (open ? 1 : 0)) * MOST_SUITS + (blasts ? troopersLeft(target) : 0);
}
const MOST_SUITS = 8;

/** Pods on either of the two. */
const podsOf = (unit: Combatant, target: Combatant): number => unit.podsInAll * 256 + target.podsInAll;

/** What hides the target, and whether it is in the air. Suits hide infantry less, the more it moves. */
function signatureOf({ map }: Battle, target: Combatant): number {
  const { isStealthy, isVoid, isCamouflaged, shutDown, design, movement, hexesMoved } = target;
  let signature = shutDown ? 0 : (isStealthy ? 1 : 0) + (isVoid ? 2 : 0) + (isCamouflaged ? 4 : 0);
  if (design.people !== undefined && target.toHitAgainst(AT_SHORT_RANGE) !== undefined)
    signature += IN_SUITS * (1 + Math.min(hexesMoved, MOST_HEXES));
  if (design.flight === undefined) return signature;
  const aloft = isAloft(map, target);
  const airborne = countsAsAirborne(design.flight, aloft, movement !== 'stationary');
  return signature + (aloft ? 8 : 0) + (airborne ? 16 : 0);
}

const IN_SUITS = 32;
const MOST_HEXES = 30;

/** Whether the hunted opponent is none, this one, another one, or one that is gone. */
function huntOf(battle: Battle, { quarry }: Combatant, target: Combatant): number {
  if (quarry < 0) return 0;
  if (battle.unit(quarry).isOut) return 3;
  return quarry === target.index ? 1 : 2;
}
