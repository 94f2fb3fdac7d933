import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { FireOrder } from '../../orders.js';

/**
 * A prone 'Mech needs one arm to prop itself up and fires with the other, and not from its legs. One without arms needs
 * working legs (docs/rules/weapon-attacks.md).
 */
export function proneObstacle(unit: Combatant, mount: WeaponMount): string | undefined {
  const { plan, rules } = unit;
  if (liesOnLegs(unit)) return legObstacle(unit, mount);
  if (plan.arms.length === 0) return unit.isSteadyWhenProne ? undefined : legObstacle(unit, mount);
  const arms = plan.arms.filter((arm) => !unit.hasLost(arm)).length;
  const needed = rules.toHit.armsToFireProne;
  if (arms < needed) return `a prone unit needs ${needed === 2 ? 'both arms' : 'an arm'} to fire`;
  if (arms === 1 && plan.isArm[mount.location] === 1) return 'the arm props it up';
  return legObstacle(unit, mount);
}

/** A tripod may fire without an arm to prop itself up. */
const liesOnLegs = (unit: Combatant): boolean =>
  !unit.rules.toHit.proneTripod.needsArms && unit.isOnThreeSoundLegs;

const legObstacle = (unit: Combatant, mount: WeaponMount): string | undefined =>
  unit.isLeg(mount.location) ? 'a prone unit cannot fire from its legs' : undefined;

/** A prone 'Mech with arms props itself up on one of them (docs/rules/weapon-attacks.md). */
export function proneOrderObstacle(unit: Combatant, { shots }: FireOrder): string | undefined {
  const { arms } = unit.plan;
  if (arms.length === 0 || liesOnLegs(unit)) return undefined;
  for (const arm of arms) if (!isFiredFrom(unit, shots, arm)) return undefined;
  return 'it is prone';
}

function isFiredFrom({ design }: Combatant, shots: FireOrder['shots'], arm: number): boolean {
  for (const { weapon } of shots) if (design.weapons[weapon]?.arm === arm) return true;
  return false;
}
