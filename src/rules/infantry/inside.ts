import type { WeaponEffect } from '../effect/weapon-effect.js';
import { ALL_AT_ONCE, BY_EACH_INFERNO } from './against-platoon.js';
import { type Casualties, casualtiesAt, type PlatoonTarget, UNSHIELDED } from './casualties.js';

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
