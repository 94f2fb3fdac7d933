import { type BodyPlan, NOWHERE } from '../../../rules/body/plan.js';
import type { Mount, OtherMount } from '../../../units/index.js';
import type { Fixture } from '../../combatant/design.js';
import type { WeaponArc } from '../../sight/arcs.js';
import type { Placing } from '../armament.js';

const HULL: Readonly<Record<string, WeaponArc>> = {
  front: 'forward',
  right_side: 'right-side',
  left_side: 'left-side',
  rear: 'rear',
  front_right: 'right-side',
  front_left: 'left-side',
  rear_right: 'right-side',
  rear_left: 'left-side',
};

/** Sponson turrets fire into their half of the map. */
const HALVES: Readonly<Record<string, WeaponArc>> = {
  front: 'front-half',
  right_side: 'right-half',
  left_side: 'left-half',
  rear: 'rear-half',
  front_right: 'right-half',
  front_left: 'left-half',
  rear_right: 'right-half',
  rear_left: 'left-half',
};

/** The place and arc of a weapon in a vehicle. Weapons in the body point ahead. */
export function placingOf({ locations }: BodyPlan, { location }: Fixture, mount: Mount): Placing {
  const name = locations[location];
  const inTurret = name === 'turret' || name === 'front_turret';
  const small = (mount as OtherMount).smallTurret !== undefined;
  return {
    location,
    secondLocation: NOWHERE,
    arc: inTurret || name === undefined ? 'forward' : ((small ? HALVES : HULL)[name] ?? 'forward'),
    fixed: !inTurret,
    inSecondTurret: name === 'front_turret',
    arm: NOWHERE,
    flips: false,
    perTrooper: false,
  };
}
