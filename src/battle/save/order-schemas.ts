import * as v from 'valibot';
import { ANTI_MECH_ATTACKS } from '../../rules/anti-mech/to-hit.js';
import { mechLocationAt } from '../../rules/body/mech-plans.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import { SHIELD_MODES } from '../../rules/damage/shields.js';
import { PHYSICAL_ATTACK_KINDS } from '../../rules/physical/attack-kinds.js';
import type { Signature } from '../combatant/signature.js';
import { FACINGS } from '../hex/hex.js';
import { STEP_KINDS } from '../movement/step.js';
import type { NamedFireOrder, NamedPhysicalOrder } from '../named-orders.js';
import { type MoveOrder, QUADVEE_MODES } from '../orders.js';
import { listOf, whole } from './read-with.js';

/** More steps than any order can use. */
const MOST_STEPS = 400;
const MOST_SHOTS = 200;
const HIGHEST_INDEX = 10_000;
/** Files of version 1 know bipeds and quads only. */
const LAST_LOCATION_OF_VERSION_1 = 7;

const index = whole(0, HIGHEST_INDEX);
const flag = v.boolean();
/** A location by name; in files of version 1, by number. */
const location = v.union([
  v.picklist(LOCATION_NAMES),
  v.pipe(whole(0, LAST_LOCATION_OF_VERSION_1), v.transform(mechLocationAt)),
]);

export const signaturesSchema = v.strictObject({
  stealth: v.exactOptional(flag),
  'null-signature': v.exactOptional(flag),
  'void-signature': v.exactOptional(flag),
  'chameleon-shield': v.exactOptional(flag),
} satisfies { readonly [System in Signature]: unknown });

export const moveOrderSchema = v.strictObject({
  steps: listOf(v.picklist(STEP_KINDS), MOST_STEPS),
  convertTo: v.exactOptional(v.picklist(QUADVEE_MODES)),
  masc: v.exactOptional(flag),
  supercharger: v.exactOptional(flag),
  attack: v.exactOptional(v.strictObject({ kind: v.picklist(['charge', 'dfa']), target: index })),
  pickUp: v.exactOptional(flag),
  shakeOff: v.exactOptional(flag),
  leave: v.exactOptional(flag),
  reactor: v.exactOptional(v.picklist(['off', 'on'])),
  signatures: v.exactOptional(signaturesSchema),
} satisfies { readonly [Field in keyof MoveOrder]-?: unknown }) satisfies v.GenericSchema<unknown, MoveOrder>;

const shotOrderSchema = v.strictObject({
  weapon: index,
  target: index,
  bin: v.exactOptional(index),
  shots: v.exactOptional(whole(1, MOST_SHOTS)),
  location: v.exactOptional(location),
  // A negative number means that no unit spots.
  spotter: v.exactOptional(whole(-1, HIGHEST_INDEX)),
  teammate: v.exactOptional(index),
  heats: v.exactOptional(flag),
  hotLoaded: v.exactOptional(flag),
  pulse: v.exactOptional(flag),
  setting: v.exactOptional(index),
} satisfies { readonly [Field in keyof NamedFireOrder['shots'][number]]-?: unknown });

export const fireOrderSchema = v.strictObject({
  torsoFacing: v.picklist(FACINGS),
  secondFacing: v.exactOptional(v.picklist(FACINGS)),
  flipArms: v.exactOptional(flag),
  shots: listOf(shotOrderSchema, MOST_SHOTS),
  dodge: v.exactOptional(flag),
  spot: v.exactOptional(index),
  clearJam: v.exactOptional(index),
  freeTurret: v.exactOptional(flag),
  charge: v.exactOptional(listOf(index, MOST_SHOTS)),
  quarry: v.exactOptional(index),
  antiMech: v.exactOptional(v.strictObject({ attack: v.picklist(ANTI_MECH_ATTACKS), target: index })),
  letGo: v.exactOptional(flag),
  shields: v.exactOptional(
    v.strictObject({
      left: v.exactOptional(v.picklist(SHIELD_MODES)),
      right: v.exactOptional(v.picklist(SHIELD_MODES)),
    }),
  ),
} satisfies { readonly [Field in keyof NamedFireOrder]-?: unknown }) satisfies v.GenericSchema<
  unknown,
  NamedFireOrder
>;

export const physicalOrderSchema = v.strictObject({
  torsoFacing: v.exactOptional(v.picklist(FACINGS)),
  blows: listOf(
    v.strictObject({
      kind: v.picklist(PHYSICAL_ATTACK_KINDS),
      target: index,
      limb: v.exactOptional(location),
      weapon: v.exactOptional(index),
      aimedAt: v.exactOptional(v.picklist(['punch', 'kick'])),
      bothHands: v.exactOptional(flag),
      inactive: v.exactOptional(flag),
    } satisfies { readonly [Field in keyof NamedPhysicalOrder['blows'][number]]-?: unknown }),
    MOST_SHOTS,
  ),
} satisfies { readonly [Field in keyof NamedPhysicalOrder]-?: unknown }) satisfies v.GenericSchema<
  unknown,
  NamedPhysicalOrder
>;
