import type { Ammunition } from '../../../catalog/index.js';
import type { ClusterCircumstances } from '../../../rules/cluster/index.js';
import type { WeaponEffect } from '../../../rules/effect/weapon-effect.js';
import { mostShotsOf } from '../../../rules/firing/jams.js';
import type { RangeBracket } from '../../../rules/index.js';
import type { PlatoonTarget } from '../../../rules/infantry/casualties.js';
import { hitOdds, meanHits } from '../../../rules/volley/hit-odds.js';
import { meanSuffered } from '../../../rules/volley/suffered.js';
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
  /** All of them take an area attack. */
  readonly suits: number;
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
  const { size, streak, points, damageDice, halfDie, casualties, burns } = effect;
  const each = burns ? BURNING : points;
  const known = size <= 1 || streak;
  const harmless = each === 0 && damageDice === 0 && casualties === undefined;
  const modifier =
    known || harmless ? 0 : clusterModifier(rules, unit, mount, bracket, effect, circumstances);
  if (casualties === undefined && damageDice === 0 && (burns || Number.isInteger(points)))
    return each * (known || harmless ? size : meanHits(effect, modifier, rules));
  const shot = { damagePerHit: points, damageDice, halfDie, ...(casualties && { casualties }) };
  return meanSuffered(shot, hitOdds(effect, modifier, rules));
}

/** The lowest attack roll that can hit, however low the target number: lower rolls miss and jam the weapon. */
export const leastRoll = ({ jamMisses, jamsUpTo }: WeaponEffect): number => (jamMisses ? jamsUpTo + 1 : 0);
