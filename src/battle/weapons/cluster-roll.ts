import { resolveAbilities } from '../../rules/abilities/ability-catalog.js';
import { type ClusterModifiers, clusterModifiersOf } from '../../rules/cluster/calculate.js';
import type { ClusterCircumstances } from '../../rules/cluster/index.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import type { Battle } from '../battle.js';
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

/** What is added to the cluster roll of a shot. */
export function clusterModifiers(
  battle: Battle,
  shot: Shot,
  { cluster }: WeaponEffect,
  circumstances: ClusterCircumstances,
): ClusterModifiers {
  return clusterModifiersOf({
    rules: battle.rules,
    effect: cluster,
    weaponName: shot.mount.item.name,
    weaponType: shot.mount.item.name,
    rangeBracket: bracketFlown(shot),
    abilities: resolveAbilities(shot.unit.pilot.abilities),
    designatedWeaponType: undefined,
    circumstances,
  });
}
