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

const NOTHING: ClusterCircumstances = {};

/** What befalls a volley on its way, but for what the dice decide; nothing that matters to a single hit. */
export function circumstancesOf(
  battle: Battle,
  shot: Shot,
  { size, missiles }: WeaponEffect,
): ClusterCircumstances {
  if (size <= 1) return NOTHING;
  const { unit, target, order } = shot;
  const side = 1 << unit.side;
  return {
    indirectFire: order.spotter !== undefined,
    targetNarced: (target.narcedBy & side) !== 0,
    targetTagged: (target.taggedBy & side) !== 0,
    ecmOnPath: missiles > 0 && ecmOver(battle, unit, target),
    ecmOnTarget: missiles > 0 && ecmOverTarget(battle, unit, target),
    ownStealth: unit.isStealthy || unit.isVoid,
  };
}

/** What is added to the cluster roll of a shot, one by one. */
export const clusterModifiers = (
  { rules }: Battle,
  shot: Shot,
  effect: WeaponEffect,
  circumstances: ClusterCircumstances,
): ClusterModifiers =>
  clusterModifiersOf(situationOf(rules, shot.unit, shot.mount, bracketFlown(shot), effect, circumstances));

/** All of it in one. */
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
