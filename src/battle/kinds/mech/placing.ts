import type { BodyPlan } from '../../../rules/body/plan.js';
import type { Mount } from '../../../units/index.js';
import type { Fixture } from '../../combatant/design.js';
import type { WeaponArc } from '../../sight/arcs.js';
import type { Placing } from '../armament.js';
import { battleLocation } from './battle-location.js';

export function placingOf(plan: BodyPlan, fixture: Fixture, mount: Mount): Placing {
  // A split weapon counts as mounted in the location with the narrower arc.
  const location = mount.location === undefined ? fixture.location : battleLocation(mount.location);
  const secondLocation = battleLocation(mount.secondLocation);
  const inArm = plan.isArm[location] === 1;
  const splitArm = plan.isArm[secondLocation] === 1;
  return {
    location,
    secondLocation,
    arc: arcOf(location, secondLocation, mount.rear, plan),
    // The legs of a quad support its torso.
    fixed: plan.arms.length > 0 && plan.isLeg[location] === 1,
    inSecondTurret: false,
    arm: inArm ? location : splitArm ? secondLocation : -1,
    perTrooper: false,
    flips: inArm && (secondLocation < 0 || splitArm),
  };
}

/** Relative to the facing of the torso, or of the feet for weapons in legs (docs/rules/arcs.md). */
function arcOf(location: number, second: number, rear: boolean, { isArm, side }: BodyPlan): WeaponArc {
  if (rear) return 'rear';
  // A split weapon has the narrower arc of its two locations: that of the torso.
  if (isArm[location] !== 1 || (second >= 0 && isArm[second] !== 1)) return 'forward';
  return (side[location] as number) < 0 ? 'left-arm' : 'right-arm';
}
