import { PHYSICAL_ATTACKS, type PhysicalAttackKind, physicalAttackWith } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { PhysicalMount } from '../combatant/design.js';
import type { Facing } from '../hex/hex.js';
import { OFF_MAP } from '../map/hex-map.js';
import type { BlowOrder } from '../orders.js';
import { clawOn } from './claws.js';
import { hasTalonsOn } from './talons.js';

/** A physical attack before its dice are rolled. */
export interface Blow {
  readonly unit: Combatant;
  readonly target: Combatant;
  readonly kind: PhysicalAttackKind;
  /** The limb that attacks, or that holds the weapon; -1 for attacks with both arms or the whole 'Mech. */
  readonly limb: number;
  readonly weapon: PhysicalMount | undefined;
  readonly aimedAt: BlowOrder['aimedAt'];
  readonly bothHands: boolean;
  /** The vibroblade is switched on. */
  readonly active: boolean;
  /** The facing of the torso, which decides what arms reach. */
  readonly torsoFacing: Facing;
}

/** An attack with the whole body: a charge or a death from above. */
export const rammingOf = (unit: Combatant, target: Combatant, kind: 'charge' | 'dfa'): Blow => ({
  unit,
  target,
  kind,
  limb: -1,
  weapon: undefined,
  aimedAt: undefined,
  bothHands: false,
  active: true,
  torsoFacing: unit.torsoFacing,
});

/** The attack that an order means, or why it is impossible. */
export function readBlow(
  battle: Battle,
  unit: Combatant,
  order: BlowOrder,
  torsoFacing: Facing = unit.torsoFacing,
): Blow | string {
  const target = battle.units[order.target];
  const clings = target !== undefined && target.swarming >= 0;
  const brushedOff = order.kind === 'brush_off' && target?.swarming === unit.index;
  const gone = target === undefined || target.isOut || target.hex === OFF_MAP || (clings && !brushedOff);
  if (gone || target.side === unit.side) {
    return 'that is not a target';
  }
  const weapon = order.weapon === undefined ? undefined : unit.design.physicalWeapons[order.weapon];
  if (order.weapon !== undefined && weapon === undefined) return 'it has no such weapon';
  const striking = weapon === undefined ? bareHanded(unit, order) : armed(unit, weapon, order);
  if (typeof striking === 'string') return striking;
  return {
    unit,
    target,
    kind: striking.kind,
    limb: striking.limb,
    weapon: striking.weapon,
    aimedAt: order.aimedAt,
    bothHands: order.bothHands === true,
    active: order.inactive !== true,
    torsoFacing,
  };
}

interface Striking {
  readonly kind: PhysicalAttackKind;
  readonly limb: number;
  readonly weapon?: PhysicalMount | undefined;
}

function armed(unit: Combatant, weapon: PhysicalMount, { kind }: BlowOrder): Striking | string {
  if (physicalAttackWith(weapon.item) !== kind) return `a ${weapon.item.name} cannot make this attack`;
  // A damaged shield can still strike (docs/rules/physical-attacks.md).
  if (weapon.item.shield === undefined && !unit.isWorking(weapon.fixture))
    return `its ${weapon.item.name} is destroyed`;
  return { kind, limb: weapon.location, weapon };
}

function bareHanded(unit: Combatant, { kind, limb = -1 }: BlowOrder): Striking | string {
  if (unit.design.closeAttack !== undefined && kind !== unit.design.closeAttack)
    return 'it has no limbs for that';
  switch (kind) {
    case 'punch':
      return unit.plan.isArm[limb] === 1 ? fistOf(unit, limb) : 'a punch needs an arm';
    case 'kick':
      return unit.isLeg(limb)
        ? { kind: hasTalonsOn(unit, limb) ? 'talons' : 'kick', limb }
        : 'a kick needs a leg';
    case 'brush_off':
      return unit.plan.isArm[limb] === 1 ? { kind, limb } : 'that needs an arm';
    case 'frenzy':
    case 'vibro_claws':
      return unit.design.closeAttack === kind
        ? { kind, limb: -1 }
        : 'there is nothing to make that attack with';
    case 'push':
    case 'club':
    case 'throw':
    case 'thrash':
      return { kind, limb: -1 };
    case 'charge':
    case 'dfa':
      return 'that is declared with its move';
    default:
      return PHYSICAL_ATTACKS[kind] === undefined ? 'there is no such attack' : 'that attack needs a weapon';
  }
}

/** With an arm that ends in a claw, a punch uses the claw. */
function fistOf(unit: Combatant, arm: number): Striking {
  const weapon = clawOn(unit, arm);
  return weapon === undefined ? { kind: 'punch', limb: arm } : { kind: 'claw', limb: arm, weapon };
}
