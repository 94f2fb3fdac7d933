import type { EquipmentItem } from '../../catalog/index.js';
import type { EffectEntry } from '../effect/effect-entry.js';
import type { WeaponEffect } from '../effect/weapon-effect.js';
import { isBlast } from '../firing/area.js';
import type { RangeBracket } from '../to-hit/vocabulary.js';
import { ALL_AT_ONCE, casualtiesAt, type PlatoonTarget, UNSHIELDED } from './casualties.js';

/** The class of a weapon against infantry: words of the catalog, and those that loads add. */
export type InfantryClass =
  | 'direct-fire'
  | 'cluster-ballistic'
  | 'pulse'
  | 'cluster-missile'
  | 'flechette'
  | 'area'
  | Burst;
type Burst = `burst-${'half-d6' | `${number}d6`}`;

/** Points of damage for each trooper lost, and additional troopers lost. */
const CLASSES: Readonly<Record<string, { readonly points: number; readonly more: number }>> = {
  'direct-fire': { points: 10, more: 0 },
  'cluster-ballistic': { points: 10, more: 1 },
  pulse: { points: 10, more: 2 },
  'cluster-missile': { points: 5, more: 0 },
  flechette: { points: 1, more: 0 },
  area: { points: 1, more: 0 },
};

/** A hit to convert: the damage it would do to armor, and its weapon. */
export interface ConvertedHit {
  readonly weapon: EquipmentItem;
  readonly entry: EffectEntry;
  readonly bracket: RangeBracket | undefined;
  /** Damage of one hit before anything halves it. */
  readonly fullPoints: number;
  /** All missiles of the rack, pellets, shots or guns. */
  readonly all: number;
  readonly platoon: PlatoonTarget;
  /** Troopers of a squad who each fire the weapon. */
  readonly troopers: number;
}

/**
 * Converts the effect of a weapon to conventional infantry: no cluster roll, no locations, troopers instead of
 * points.
 */
export function againstPlatoon(effect: WeaponEffect, hit: ConvertedHit): WeaponEffect {
  const { weapon, entry, platoon, all, troopers } = hit;
  const word = classOf(effect, hit);
  const dice = DICE.get(word);
  // In a squad's attack each trooper who hits counts separately, except that all missiles count together.
  const size = effect.cluster.missiles ? 1 : troopers;
  const racks = effect.cluster.missiles ? troopers : 1;
  const common = { ...effect, size, groupPoints: ALL_AT_ONCE, together: false, pierces: undefined };
  if (dice !== undefined) {
    const guns = entry.countsGuns ? all : 1;
    return {
      ...common,
      points: 0,
      damageDice: dice * guns,
      halfDie: word === HALF_DIE,
      casualties: casualtiesAt(platoon, true, {
        hitByHit: size > 1,
        amongWalls: platoon.amongWalls === true,
      }),
    };
  }
  if (effect.damageDice > 0) return { ...common, casualties: casualtiesAt(platoon, false) };
  const { points, more } = CLASSES[word] ?? (CLASSES['direct-fire'] as { points: number; more: number });
  const each = entry.pointsToInfantry ?? hit.fullPoints;
  const added = entry.troopersByRange?.[hit.bracket ?? 'long'] ?? 0;
  const area = isBlast(weapon);
  return {
    ...common,
    points: each === 0 ? 0 : racks * (Math.ceil((each * all) / points) + more),
    casualties: casualtiesAt(platoon, false, { added, area, hitByHit: size > 1 }),
  };
}

export const BY_EACH_INFERNO = 3;

/**
 * Each inferno missile that hits kills this many troopers, and nothing protects them (Total Warfare, "Inferno
 * Missiles").
 */
export const burningPlatoon = (effect: WeaponEffect): WeaponEffect => ({
  ...effect,
  points: BY_EACH_INFERNO,
  groupPoints: ALL_AT_ONCE,
  heatEach: 0,
  burns: false,
  casualties: UNSHIELDED,
});

const HALF_DIE = 'burst-half-d6';
const DICE: ReadonlyMap<string, number> = new Map([
  [HALF_DIE, 1],
  ['burst-1d6', 1],
  ['burst-2d6', 2],
  ['burst-3d6', 3],
  ['burst-4d6', 4],
  ['burst-6d6', 6],
]);

function classOf({ cluster, shots }: WeaponEffect, { weapon, entry }: ConvertedHit): string {
  if (isBlast(weapon)) return 'area';
  if (cluster.bursts && shots > 1) return 'cluster-ballistic';
  const own = 'damageToInfantry' in weapon ? weapon.damageToInfantry : undefined;
  return entry.infantryClass ?? own ?? 'direct-fire';
}
