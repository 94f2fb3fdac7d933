import type { Ammunition } from '../../../catalog/index.js';
import type { ClusterCircumstances } from '../../../rules/cluster/index.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { mostShotsOf } from '../../../rules/firing/jams.js';
import type { RangeBracket } from '../../../rules/index.js';
import { type Casualties, type PlatoonTarget, troopersLost } from '../../../rules/infantry/casualties.js';
import { meanHits } from '../../../rules/volley/hit-odds.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import { isCharged } from '../../weapons/charge-capacitors.js';
import { clusterModifier } from '../../weapons/cluster-roll.js';
import { effectOfMount, type Firing, gunsLeft } from '../../weapons/effect-of-shot.js';

const DARED = 4;

/** The rounds that a bot fires from an Ultra or rotary autocannon: as many as it can without frequent jams. */
export function burstOf({ item }: WeaponMount): number {
  return Math.min(mostShotsOf(item), DARED);
}

/** How a bot fires a weapon with unlimited rounds, or with those left in this bin. */
export function firingOf(unit: Combatant, mount: WeaponMount, bin?: AmmoBin): Firing {
  const left = bin === undefined ? Number.POSITIVE_INFINITY : (unit.rounds[bin.index] as number);
  return {
    rounds: Math.min(burstOf(mount), left),
    guns: Math.min(gunsLeft(unit, mount), left),
    charged: isCharged(unit, mount),
  };
}

const PLAIN = {};
const CLEAR: ClusterCircumstances = {};

/** The properties of a target that decide what a weapon does to it. */
export interface StruckTarget {
  /** It does not track heat. */
  readonly coolTarget: boolean;
  /** Its armor stops fire. */
  readonly fireproof: boolean;
  readonly platoon: PlatoonTarget | undefined;
}

/** A weapon's effect over open ground, without ECM or other interference. */
export const plainEffect = (
  { rules }: Battle,
  unit: Combatant,
  mount: WeaponMount,
  load: Ammunition | undefined,
  bracket: RangeBracket,
  firing: Firing,
  { coolTarget, fireproof, platoon }: StruckTarget,
): WeaponEffect =>
  effectOfMount(rules, unit, mount, load, bracket, firing, PLAIN, coolTarget, false, fireproof, platoon);

const MEAN_DIE = 3.5;
const MEAN_HALF_DIE = 2;
const HALF = 0.5;
/** The worth of a critical roll caused by fire, in points of damage. */
const BURNING = 1.5;

/** The average damage of a weapon whose attack hits. */
export function meanDamage(
  { rules }: Battle,
  unit: Combatant,
  mount: WeaponMount,
  effect: WeaponEffect,
  bracket: RangeBracket,
  circumstances = CLEAR,
): number {
  const { size, streak, casualties } = effect;
  const each = effect.burns ? BURNING : effect.points;
  const dice = effect.damageDice * (effect.halfDie ? MEAN_HALF_DIE : MEAN_DIE);
  const hits =
    (each === 0 && !casualties?.hitByHit) || size <= 1 || streak
      ? size
      : meanHits(effect, clusterModifier(rules, unit, mount, bracket, effect, circumstances), rules);
  if (casualties?.hitByHit) return hits * meanTroopers(each + dice, casualties);
  const points = each * hits + dice;
  return casualties === undefined ? points : meanTroopers(points, casualties);
}

/** The average number of troopers that these points kill. */
function meanTroopers(points: number, casualties: Casualties): number {
  if (Number.isInteger(points)) return troopersLost(points, casualties);
  const { amongWalls, halved, byVehicles, added, times, divisor } = casualties;
  const reaching = amongWalls ? points * HALF : points;
  return ((reaching * (halved ? HALF : byVehicles) + added) * times) / divisor;
}

/** The lowest attack roll that can hit, however low the target number: lower rolls miss and jam the weapon. */
export const leastRoll = ({ jamMisses, jamsUpTo }: WeaponEffect): number => (jamMisses ? jamsUpTo + 1 : 0);
