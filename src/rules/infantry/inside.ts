import type { WeaponEffect } from '../effect/weapon-effect.js';
import { BY_EACH_INFERNO } from './against-platoon.js';
import { ALL_AT_ONCE, type Casualties, casualtiesAt, type PlatoonTarget, UNSHIELDED } from './casualties.js';

// A shot at infantry inside a building strikes the building (Total Warfare, "Attacking Buildings").

/** What walls let through, by construction: none, light, medium, heavy, hardened. */
const SHARES = [1, 0.75, 0.5, 0.25, 0];

const POINTS_OF_DIRECT_FIRE = 10;

/** How an attack on a building affects infantry inside: a platoon, or a squad in armor. */
export function casualtiesInside(
  construction: number,
  platoon: PlatoonTarget | undefined,
  burns: boolean,
): Casualties {
  if (burns) return { ...UNSHIELDED, hitByHit: true, byEachMissile: platoon ? BY_EACH_INFERNO : 0 };
  const share = SHARES[construction] ?? 0;
  if (platoon === undefined) return { ...UNSHIELDED, share };
  return {
    ...casualtiesAt({ ...platoon, inOpen: false }, false),
    share,
    pointsEach: POINTS_OF_DIRECT_FIRE,
  };
}

/** What floors let through to another one, by construction, rounded up. */
const FLOOR_SHARES = [1, 1, 1, 0.5, 0.25];

/** The effect on infantry of an attack from another floor (Total Warfare, "Combat Within Buildings"). */
export function throughFloors(effect: WeaponEffect, construction: number): WeaponEffect {
  const { casualties, points, damageDice, groupPoints, kind } = effect;
  const floor = FLOOR_SHARES[construction] ?? 1;
  if (floor === 1 || casualties === UNSHIELDED || (points === 0 && damageDice === 0)) return effect;
  if (casualties !== undefined) return { ...effect, casualties: { ...casualties, floor } };
  // A blast strikes each suit with all of its points.
  const blow = kind === 'area' ? points : groupPoints;
  return {
    ...effect,
    groupPoints: Math.ceil(groupPoints * floor),
    casualties: { ...UNSHIELDED, floor, blow },
  };
}

const GETS_IN_FROM = 5;

/** Whether an incendiary missile that hit the building reaches a unit inside, on one die. */
export const getsIn = (die: number): boolean => die >= GETS_IN_FROM;

const TO_WALLS_BY_INFERNO = 2;

/** The effect on infantry inside of an attack whose effect on the building is known. */
export const throughWalls = (
  effect: WeaponEffect,
  construction: number,
  platoon: PlatoonTarget | undefined,
  groupPoints: number,
): WeaponEffect => ({
  ...effect,
  points: effect.burns ? TO_WALLS_BY_INFERNO : effect.points,
  groupPoints: platoon === undefined ? groupPoints : ALL_AT_ONCE,
  together: false,
  pierces: undefined,
  kind: undefined,
  casualties: casualtiesInside(construction, platoon, effect.burns),
});
