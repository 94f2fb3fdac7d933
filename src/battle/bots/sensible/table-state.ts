import { quirksOfTargets } from '../../../rules/to-hit/quirks-of-targets.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { troopersLeft } from '../../combatant/troopers.js';
import { gunsLeft } from '../../weapons/effect-of-shot.js';
import { fedBy, weaponFault } from '../../weapons/legality.js';
import { isInOpen, peopleLeft } from '../../weapons/people.js';
import { stillShot } from './still-shot.js';
import { waysOf } from './ways.js';

// What tables of damage depend on, as keys: states alike in these have the same tables.

/** What the numbers of all its weapons depend on in the unit itself, but heat and wounds. */
export function unitStateOf(unit: Combatant): string {
  let state = `${unit.sensorHits},`;
  for (const arm of unit.plan.arms) state += unit.hasShieldIn(arm) ? unit.shieldMode(arm) : '-';
  if (unit.design.squad !== undefined) state += `#${troopersLeft(unit)}`;
  // What its kind counts may tell on its fire.
  if (unit.counters.length > 0) state += `!${unit.counters.join()}`;
  if (unit.converted) state += 'c';
  return unit.hasWorking('targeting-computer') ? `${state}t` : state;
}

/** What the numbers of weapons in one arm depend on besides. */
export const armStateOf = (unit: Combatant, arm: number): string =>
  `${unit.actuatorsLost[arm]}${unit.hasEnhancedActuators(arm) ? 'e' : ''}`;

/** The weapons there are to choose from, and their loads. */
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

/** What this unit has to do with this target, as one number: hunted or not, pods on either, and what hides the target. */
export const meetingOf = (battle: Battle, unit: Combatant, target: Combatant): number =>
  (podsOf(unit, target) * SIGNATURES + signatureOf(target)) * HUNTS + huntOf(battle, unit, target);

/**
 * All that shots of a unit see of a target before anybody moves. A hit on a unit that tracks no heat depends on its
 * build, so each of those has a key of its own.
 */
export function looksOf(battle: Battle, unit: Combatant, target: Combatant): string {
  const [mount] = unit.design.weapons;
  if (mount === undefined) return '';
  const still = stillShot(battle, unit, mount, undefined, target).target;
  const state = { ...still, unitQuirks: quirksOfTargets(still.unitQuirks ?? [], battle.rules) };
  return JSON.stringify(
    target.design.tracksHeat ? state : [target.design.name, target.index, signatureOf(target), state],
  );
}

/** How many soldiers fire, and whether the soldiers that they fire at are in the open. */
export function peopleOf({ map }: Battle, unit: Combatant, target: Combatant): number {
  const firing = unit.design.people === undefined ? 0 : peopleLeft(unit);
  const open = target.design.people !== undefined && isInOpen(map, target);
  return firing * 2 + (open ? 1 : 0);
}

/** Pods on either of the two. */
const podsOf = (unit: Combatant, target: Combatant): number => unit.podsInAll * 256 + target.podsInAll;

/** What hides the target; suits hide people the less, the more they move. */
function signatureOf({ isStealthy, isVoid, isCamouflaged, shutDown, design, hexesMoved }: Combatant): number {
  if (design.people !== undefined) return 8 * (1 + hexesMoved);
  return shutDown ? 0 : (isStealthy ? 1 : 0) + (isVoid ? 2 : 0) + (isCamouflaged ? 4 : 0);
}

/** Nobody hunted, this one, another, or one that is gone. */
function huntOf(battle: Battle, { quarry }: Combatant, target: Combatant): number {
  if (quarry < 0) return 0;
  if (battle.unit(quarry).isOut) return 3;
  return quarry === target.index ? 1 : 2;
}
