import { hasFourLegs } from '../body/chassis.js';
import { THROW_RANGE, throwObstacle } from './heavy-lifter.js';
import { reaches } from './reach.js';
import { type PhysicalSituation, withArms } from './situation.js';
import { strikesTwoHanded } from './two-handed.js';

/** Why an attack cannot be made. */
export interface PhysicalObstacle {
  readonly id: string;
  readonly description: string;
}

export interface Obstacle extends PhysicalObstacle {
  readonly stands: (situation: PhysicalSituation) => boolean;
  /** Concerns the move before the attack, not the attack itself. It is checked when the attack is declared. */
  readonly ofTheMove?: true;
}

/** From the ground, fists reach only a vehicle that stands where the attacker lies. */
const punchesFromTheGround = ({ attack, target, distance }: PhysicalSituation): boolean =>
  attack.reach === 'arm' && distance === 0 && target?.hull === true;

export const OBSTACLES: readonly Obstacle[] = [
  {
    id: 'attacker_prone',
    description: 'attacker is prone',
    stands: (attack) =>
      attack.attacker.prone === true && !attack.attack.whileProne && !punchesFromTheGround(attack),
  },
  {
    id: 'attacker_upright',
    description: 'attacker is not prone',
    stands: ({ attack, attacker }) => attack.whileProne === true && attacker.prone === false,
  },
  {
    id: 'attacker_dodging',
    description: 'attacker gave up its attack to dodge',
    stands: ({ attacker }) => attacker.isDodging === true,
  },
  {
    id: 'quad',
    description: 'a quad has no arms',
    stands: (attack) =>
      hasFourLegs(attack.attacker.chassis) && (withArms(attack) || attack.attack.byQuads === false),
  },
  {
    id: 'limb_lost',
    description: 'a limb that the attack needs is gone',
    stands: ({ attacker }) => attacker.limbLost === true,
  },
  {
    id: 'limb_fired',
    description: 'a weapon in the limb was fired this turn',
    stands: ({ attacker }) => attacker.limbFired === true,
  },
  {
    id: 'arms_flipped',
    description: 'the arms are flipped to the rear',
    stands: (attack) => attack.attacker.armsFlipped === true && withArms(attack),
  },
  {
    id: 'shoulder_destroyed',
    description: 'the shoulder is destroyed',
    stands: (attack) => withArms(attack) && shoulderFails(attack),
  },
  {
    id: 'hand_destroyed',
    description: 'the hand is destroyed',
    stands: ({ attack, attacker }) =>
      attack.needsHand === true &&
      (attacker.handDestroyed === true || attacker.armBuiltWithout !== undefined),
  },
  {
    id: 'both_hands',
    description: 'not an attack that this pilot makes with both hands',
    stands: (attack) => attack.attacker.bothHands === true && !strikesTwoHanded(attack),
  },
  {
    id: 'hip_destroyed',
    description: 'a hip is destroyed',
    stands: ({ attack, attacker }) =>
      attack.limb === 'leg' && attacker.legActuatorDamage?.hipDestroyed === true,
  },
  {
    id: 'blade_retracted',
    description: 'the blade is retracted',
    stands: ({ kind, attacker }) => kind === 'retractable_blade' && attacker.retractableBlade === 'retracted',
  },
  {
    id: 'blade_extended',
    description: 'a blade is extended in the fist',
    stands: ({ kind, attacker }) => kind === 'punch' && attacker.retractableBlade === 'extended',
  },
  {
    id: 'shield_bash',
    description: 'shields do not strike by themselves',
    stands: ({ attack, rules }) => attack.needsShoulder === false && !rules.physical.shieldsBash,
  },
  {
    id: 'shield_not_passive',
    description: 'the shield is not held in passive mode',
    stands: ({ attack, attacker }) =>
      attack.needsShoulder === false && attacker.shield !== undefined && attacker.shield !== 'passive',
  },
  {
    id: 'shield_raised',
    description: 'the arm holds up a shield',
    stands: ({ kind, attacker }) => (kind === 'punch' || kind === 'claw') && attacker.shield === 'active',
  },
  {
    id: 'out_of_range',
    description: 'target is not in range',
    stands: ({ kind, attack, distance }) =>
      kind === 'throw' ? distance > THROW_RANGE : distance > (attack.inOwnHex ? 0 : 1),
  },
  {
    id: 'out_of_arc',
    description: 'target is not in the arc',
    stands: ({ inArc }) => !inArc,
  },
  {
    id: 'elevation',
    description: 'target stands too high or too low',
    stands: (attack) =>
      attack.elevationDifference !== undefined && !reaches(attack.kind, attack, attack.rules.physical),
  },
  {
    id: 'target_prone',
    description: 'target is prone',
    // A vehicle rolls over it.
    stands: ({ kind, target, attacker }) =>
      (kind === 'push' || (kind === 'charge' && attacker.drives !== true)) && target?.prone === true,
  },
  {
    id: 'throw',
    description: 'only pilots who can lift heavy objects can throw them',
    stands: throwObstacle,
  },
  {
    id: 'target_has_not_moved',
    description: 'target has not moved yet',
    stands: ({ kind, target }) => kind === 'charge' && target?.hasMoved === false && !target.immobile,
    ofTheMove: true,
  },
  {
    id: 'no_run_up',
    description: 'a charge follows a move on the ground',
    stands: ({ kind, attacker: { movementType } }) =>
      kind === 'charge' && (movementType === 'stationary' || movementType === 'jump'),
    ofTheMove: true,
  },
  {
    id: 'no_jump',
    description: 'a death from above follows a jump',
    stands: ({ kind, attacker: { movementType } }) =>
      kind === 'dfa' && movementType !== undefined && movementType !== 'jump',
    ofTheMove: true,
  },
];

function shoulderFails({ kind, attack, attacker }: PhysicalSituation): boolean {
  if (kind === 'push' || attack.needsShoulder === false) return false;
  const lost = attacker.actuatorDamage?.shoulderDestroyed === true;
  return lost || (attack.limb === 'arms' && (attacker.shouldersDestroyed ?? 0) > 0);
}
