import { resolveAbilities } from '../../rules/abilities/ability-catalog.js';
import {
  type ClusterModifiers,
  clusterModifierOf,
  clusterModifiersOf,
} from '../../rules/cluster/calculate.js';
import type { ClusterCircumstances } from '../../rules/cluster/index.js';
import type { ClusterSituation } from '../../rules/cluster/situation.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { RangeBracket } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { ecmOver, ecmOverTarget } from './ecm.js';
import { bracketFlown, type Shot } from './shot.js';

/** Combinations of circumstances that recur, by index. */
export interface Circumstances extends ClusterCircumstances {
  readonly place: number;
}

const INDIRECT = 1;
const NARCED = 2;
const TAGGED = 4;
const ECM_ON_PATH = 8;
const ECM_ON_TARGET = 16;
const OWN_STEALTH = 32;
const ANTI_MISSILE = 64;
const GLANCING = 128;

/** All combinations, one bit for each circumstance. */
export const CIRCUMSTANCES: readonly Circumstances[] = Array.from({ length: 256 }, (_, place) => ({
  place,
  indirectFire: (place & INDIRECT) !== 0,
  targetNarced: (place & NARCED) !== 0,
  targetTagged: (place & TAGGED) !== 0,
  ecmOnPath: (place & ECM_ON_PATH) !== 0,
  ecmOnTarget: (place & ECM_ON_TARGET) !== 0,
  ownStealth: (place & OWN_STEALTH) !== 0,
  antiMissile: (place & ANTI_MISSILE) !== 0,
  glancing: (place & GLANCING) !== 0,
}));

const at = (place: number): Circumstances => CIRCUMSTANCES[place] as Circumstances;

/** Modifiers of a volley's cluster roll, apart from the dice; none for single hits. */
export function circumstancesOf(battle: Battle, shot: Shot, { size, missiles }: WeaponEffect): Circumstances {
  if (size <= 1) return at(0);
  const { unit, target, order, line } = shot;
  const side = 1 << unit.side;
  let place = 0;
  if (order.spotter !== undefined) place |= INDIRECT;
  // A mark on a unit inside a building does not mark the building.
  if (line.walls === undefined && (target.narcedBy & side) !== 0) place |= NARCED;
  if (line.walls === undefined && (target.taggedBy & side) !== 0) place |= TAGGED;
  if (missiles > 0 && ecmOver(battle, unit, target)) place |= ECM_ON_PATH;
  if (missiles > 0 && ecmOverTarget(battle, unit, target)) place |= ECM_ON_TARGET;
  if (unit.isStealthy || unit.isVoid) place |= OWN_STEALTH;
  return at(place);
}

/** The same when anti-missile systems engage the volley, or it glances off. */
export const thinnedOut = (
  { place }: Circumstances,
  antiMissile: boolean,
  glancing: boolean,
): Circumstances => at(place | (antiMissile ? ANTI_MISSILE : 0) | (glancing ? GLANCING : 0));

/** The modifiers of a shot's cluster roll, one by one. */
export const clusterModifiers = (
  { rules }: Battle,
  shot: Shot,
  effect: WeaponEffect,
  circumstances: ClusterCircumstances,
): ClusterModifiers =>
  clusterModifiersOf(situationOf(rules, shot.unit, shot.mount, bracketFlown(shot), effect, circumstances));

/** Their total. */
export const clusterModifier = (
  rules: Ruleset,
  unit: Combatant,
  mount: WeaponMount,
  bracket: RangeBracket,
  effect: WeaponEffect,
  circumstances: ClusterCircumstances,
): number => clusterModifierOf(situationOf(rules, unit, mount, bracket, effect, circumstances));

function situationOf(
  rules: Ruleset,
  { pilot }: Combatant,
  { item }: WeaponMount,
  rangeBracket: RangeBracket,
  { cluster }: WeaponEffect,
  circumstances: ClusterCircumstances,
): ClusterSituation {
  return {
    rules,
    effect: cluster,
    weaponName: item.name,
    weaponType: item.name,
    rangeBracket,
    abilities: resolveAbilities(pilot.abilities),
    designatedWeaponType: undefined,
    circumstances,
  };
}
