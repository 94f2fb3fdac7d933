import type { WeaponEffect } from '../../rules/effect/weapon-effect.js';
import { weaponEffect } from '../../rules/effect/weapon-effect-of.js';
import { calculateWeaponHeat } from '../../rules/heat/index.js';
import type { Battle } from '../battle.js';
import type { WeaponMount } from '../mech/weapon-mount.js';
import { bracketFlown, loadOf, type Shot } from './shot.js';

/** How often a shot is fired, by how many guns, and whether a capacitor lends its charge. */
export interface Firing {
  readonly rounds: number;
  readonly guns: number;
  readonly charged: boolean;
}

/** What the weapon of a shot does when it hits. */
export function effectOfShot({ rules }: Battle, shot: Shot, { rounds, guns, charged }: Firing): WeaponEffect {
  const { unit, mount, order } = shot;
  return weaponEffect(
    {
      weapon: mount.item,
      load: loadOf(shot),
      linkedTo: unit.isWorking(mount.linkedFixture) ? mount.linkedTo : undefined,
      bracket: bracketFlown(shot),
      shots: rounds,
      guns,
      hotLoaded: order.hotLoaded === true,
      charged,
      heats: order.heats === true,
      pulse: order.pulse === true,
    },
    rules,
  );
}

/** Heat that an attack makes for who fires. */
export const heatOfFiring = (
  { rulesetOption }: Battle,
  { quirks }: WeaponMount,
  { heat, shots, addedHeat }: WeaponEffect,
): number => calculateWeaponHeat(heat, quirks, rulesetOption) * shots + addedHeat;
