import * as attack from '../battle/attack/attack-from.js';
import type { ToHitQuestion } from '../battle/shot/shot-from.js';
import { officialCatalog } from '../catalog/official.js';
import * as cluster from '../rules/cluster/index.js';
import type { RulesetOption } from '../rules/ruleset.js';
import * as toHit from '../rules/to-hit/index.js';
import type { ReadOptions } from './units.js';

const findOfficial: toHit.FindItem = (name) => officialCatalog.find(name);

const finderOf = (options: ReadOptions | undefined) => options?.catalog?.find ?? findOfficial;

/** What a shot needs, modifier by modifier; a weapon may be named. */
export function calculateToHit(
  attacker: toHit.IAttackerState,
  target: toHit.ITargetState,
  rangeBracket: toHit.RangeBracket,
  range: number,
  options?: toHit.IToHitOptions & ReadOptions,
): toHit.IToHitCalculation {
  return toHit.calculateToHit(attacker, target, rangeBracket, range, options, finderOf(options));
}

/** The number alone: always `calculateToHit(…).finalToHit`. */
export function toHitNumber(
  attacker: toHit.IAttackerState,
  target: toHit.ITargetState,
  rangeBracket: toHit.RangeBracket,
  range: number,
  options?: toHit.IToHitOptions & ReadOptions,
): number {
  return toHit.toHitNumber(attacker, target, rangeBracket, range, options, finderOf(options));
}

/** For battles, which ask for the same pair over and over; a weapon may be named. */
export function prepareToHit(
  attacker: toHit.IAttackerState,
  target: toHit.ITargetState,
  options?: toHit.IToHitOptions & ReadOptions,
): toHit.PreparedToHit {
  return toHit.prepareToHit(attacker, target, options, finderOf(options));
}

/** What `calculateToHit` takes, from units; a weapon and its load may be named. */
export function attackFrom(
  description: attack.AttackDescription,
  options?: toHit.IToHitOptions & ReadOptions,
): ToHitQuestion {
  return attack.attackFrom(description, options, finderOf(options));
}

/** The bracket that a weapon fires at over this distance; it and its load may be named. */
export function bracketOf(
  weapon: NonNullable<toHit.IToHitOptions['weapon']>,
  range: number,
  options?: Pick<toHit.IToHitOptions, 'ammunition'> & ReadOptions,
): toHit.RangeBracket {
  return attack.bracketOf(weapon, range, options, finderOf(options));
}

/** What is added to a cluster roll; a weapon may be named. */
export function calculateClusterModifier(
  shot: cluster.IClusterShot,
  options?: RulesetOption & ReadOptions,
): number {
  return cluster.calculateClusterModifier(shot, options, finderOf(options));
}

/** The same, modifier by modifier. */
export function itemiseClusterModifier(
  shot: cluster.IClusterShot,
  options?: RulesetOption & ReadOptions,
): cluster.ClusterModifiers {
  return cluster.itemiseClusterModifier(shot, options, finderOf(options));
}

/** How many hits a weapon scores that has hit; it may be named. */
export function rollWeaponHits(
  volley: cluster.IWeaponVolley,
  roller: Parameters<typeof cluster.rollWeaponHits>[1],
  options?: RulesetOption & ReadOptions,
): number {
  return cluster.rollWeaponHits(volley, roller, options, finderOf(options));
}
