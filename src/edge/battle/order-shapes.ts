import type { SignatureOrder } from '../../battle/combatant/signature.js';
import type { BlowOrder, FireOrder, MoveOrder, PhysicalOrder, ShotOrder } from '../../battle/index.js';
import { STEP_KINDS } from '../../battle/movement/step.js';
import { QUADVEE_MODES } from '../../battle/orders.js';
import { fields, listOf, oneOf, optional, whole } from '../../check/shape.js';
import { ANTI_MECH_ATTACKS } from '../../rules/anti-mech/to-hit.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import { SHIELD_MODES } from '../../rules/damage/shields.js';
import { PHYSICAL_ATTACKS } from '../../rules/physical/attacks.js';
import { facing, optionalFlag, optionalWhole } from '../common.js';

// The shapes of a bot's orders. The battle checks whether the rules allow them.

const location = optional(oneOf(LOCATION_NAMES));

export const moveOrder = fields<MoveOrder>({
  steps: listOf(oneOf(STEP_KINDS)),
  masc: optionalFlag,
  supercharger: optionalFlag,
  attack: optional(
    fields<NonNullable<MoveOrder['attack']>>({ kind: oneOf(['charge', 'dfa']), target: whole() }),
  ),
  pickUp: optionalFlag,
  shakeOff: optionalFlag,
  leave: optionalFlag,
  convertTo: optional(oneOf(QUADVEE_MODES)),
  reactor: optional(oneOf(['off', 'on'])),
  signatures: optional(
    fields<SignatureOrder>({
      stealth: optionalFlag,
      'null-signature': optionalFlag,
      'void-signature': optionalFlag,
      'chameleon-shield': optionalFlag,
    }),
  ),
});

const shot = fields<ShotOrder>({
  weapon: whole(),
  target: whole(),
  bin: optionalWhole,
  shots: optional(whole(1)),
  location,
  spotter: optionalWhole,
  teammate: optionalWhole,
  heats: optionalFlag,
  hotLoaded: optionalFlag,
  pulse: optionalFlag,
  setting: optionalWhole,
});

const shieldMode = optional(oneOf(SHIELD_MODES));

export const fireOrder = fields<FireOrder>({
  torsoFacing: facing,
  secondFacing: optional(facing),
  flipArms: optionalFlag,
  shots: listOf(shot),
  dodge: optionalFlag,
  spot: optionalWhole,
  clearJam: optionalWhole,
  freeTurret: optionalFlag,
  charge: optional(listOf(whole())),
  quarry: optionalWhole,
  antiMech: optional(
    fields<NonNullable<FireOrder['antiMech']>>({ attack: oneOf(ANTI_MECH_ATTACKS), target: whole() }),
  ),
  letGo: optionalFlag,
  shields: optional(fields<NonNullable<FireOrder['shields']>>({ left: shieldMode, right: shieldMode })),
});

export const physicalOrder = fields<PhysicalOrder>({
  torsoFacing: optional(facing),
  blows: listOf(
    fields<BlowOrder>({
      kind: oneOf(Object.keys(PHYSICAL_ATTACKS)),
      target: whole(),
      limb: location,
      weapon: optionalWhole,
      aimedAt: optional(oneOf(['punch', 'kick'])),
      bothHands: optionalFlag,
      inactive: optionalFlag,
    }),
  ),
});
