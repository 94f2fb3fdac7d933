import type { Ammunition } from '../../catalog/index.js';
import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import { weaponEffect } from '../../rules/effect/weapon-effect-of.js';
import { calculateWeaponHeat } from '../../rules/heat/index.js';
import type { PlatoonTarget } from '../../rules/infantry/casualties.js';
import type { Ruleset } from '../../rules/ruleset.js';
import type { RangeBracket } from '../../rules/to-hit/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { troopersLeft } from '../combatant/troopers.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import type { ShotOrder } from '../orders.js';
import type { Line } from './line.js';
import { peopleLeft, platoonOf } from './people.js';
import { rangesNow } from './ranges.js';
import { bracketFlown, loadOf, type Shot } from './shot.js';

/** The number of shots and guns, and whether a capacitor adds its charge. */
export interface Firing {
  readonly rounds: number;
  readonly guns: number;
  readonly charged: boolean;
}

/** Guns of an array that still fire. */
export function gunsLeft(unit: Combatant, { guns }: WeaponMount): number {
  let left = 0;
  for (const gun of guns) if (unit.isWorking(gun)) left += 1;
  return left;
}

/** The effect of a hit by the weapon of a shot. */
export const effectOfShot = ({ rules, map }: Battle, shot: Shot, firing: Firing): WeaponEffect =>
  effectOfMount(
    rules,
    shot.unit,
    shot.mount,
    loadOf(shot),
    bracketFlown(shot),
    firing,
    shot.order,
    !shot.target.design.tracksHeat,
    isTooClose(shot),
    shot.target.design.fireproof,
    platoonOf(map, shot.target, shot.unit),
    shot.line,
  );

/** At the weapon's minimum range, or below it. */
export const isTooClose = ({ unit, mount, bin, distance }: Shot): boolean =>
  distance <= (rangesNow(unit, mount, bin).minimum ?? 0);

const NOTHING_BETWEEN = {};

/** The effect of a weapon at this distance. */
export function effectOfMount(
  rules: Ruleset,
  unit: Combatant,
  mount: WeaponMount,
  load: Ammunition | undefined,
  bracket: RangeBracket,
  { rounds, guns, charged }: Firing,
  order: Pick<ShotOrder, 'hotLoaded' | 'heats' | 'pulse' | 'setting'>,
  coolTarget = false,
  tooClose = false,
  fireproofTarget = false,
  platoon?: PlatoonTarget,
  { walls, floors }: Pick<Line, 'walls' | 'floors'> = NOTHING_BETWEEN,
): WeaponEffect {
  return weaponEffect(
    {
      weapon: mount.item,
      load,
      linkedTo: unit.isWorking(mount.linkedFixture) ? mount.linkedTo : undefined,
      bracket,
      shots: rounds,
      guns,
      hotLoaded: order.hotLoaded === true,
      charged,
      heats: order.heats === true,
      coolTarget,
      pulse: order.pulse === true,
      setting: order.setting,
      tooClose,
      troopers: mount.perTrooper ? troopersLeft(unit) : 1,
      fireproof: fireproofTarget,
      platoon,
      walls,
      floors,
      fire: mount.smallArms && { arms: mount.smallArms, troopers: handsFor(unit, mount) },
    },
    rules,
  );
}

/** The troopers who fire small arms: a platoon, the suits of a squad, or the trooper who carries it. */
function handsFor(unit: Combatant, { perTrooper }: WeaponMount): number {
  if (perTrooper) return troopersLeft(unit);
  return unit.design.people === undefined ? 1 : peopleLeft(unit);
}

/** Heat of an attack for the attacker. */
export const heatOfFiring = (
  { rulesetOption }: Battle,
  { quirks }: WeaponMount,
  { heat, shots, addedHeat }: WeaponEffect,
): number => calculateWeaponHeat(heat, quirks, rulesetOption) * shots + addedHeat;
