import fc from 'fast-check';
import { SENSOR_KINDS } from '../../../src/rules/rulesets/areas/to-hit.js';
import type {
  IActuatorDamage,
  IAttackerState,
  IIndirectFire,
  ISecondaryTarget,
  ITargetState,
  IToHitOptions,
} from '../../../src/rules/to-hit/index.js';
import {
  AIMED_SHOTS,
  FIRE_CONTROLS,
  FIRING_ARCS,
  RANGE_BRACKETS,
  SHIELD_STANCES,
  SOLDIERS,
  SUIT_STEALTHS,
  WEAPON_CATEGORIES,
} from '../../../src/rules/to-hit/vocabulary.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { abilities, environment, flag, hex, movementType, quirks, ruleset, skill } from './common.js';

const WEAPON_ID = 'w';

/** The quirks of the weapon that is fired. */
const weaponQuirks = quirks.map((ids) => ({ [WEAPON_ID]: ids }));
const weaponCategory = fc.constantFrom(...WEAPON_CATEGORIES);
const weaponType = fc.constantFrom('PPC', 'Medium Laser');
const targetId = fc.constantFrom('t1', 't2');

export const bracket = fc.constantFrom(...RANGE_BRACKETS);
export const range = fc.nat(20);

export const actuatorDamage = fc.record<Required<IActuatorDamage>, never>(
  { shoulderDestroyed: flag, upperArmDestroyed: flag, lowerArmDestroyed: flag },
  { requiredKeys: [] },
);

const secondaryTarget = fc.record<Required<ISecondaryTarget>, 'isSecondary' | 'inFrontArc'>(
  { isSecondary: flag, inFrontArc: flag, arc: fc.constantFrom(...FIRING_ARCS) },
  { requiredKeys: ['isSecondary', 'inFrontArc'] },
);

const indirectFire = fc.record<Required<IIndirectFire>, 'isIndirect'>(
  {
    isIndirect: flag,
    spotterWalked: flag,
    spotterMovement: movementType,
    spotterAttacked: flag,
    noSpotter: flag,
  },
  { requiredKeys: ['isIndirect'] },
);

export const attacker: fc.Arbitrary<IAttackerState> = fc.record<
  Required<IAttackerState>,
  'gunnery' | 'movementType' | 'heat'
>(
  {
    gunnery: skill,
    movementType,
    heat: fc.nat(40),
    damageModifiers: fc.constant([
      { id: 'own', name: 'Own', value: 1, source: 'damage', description: 'own' },
    ]),
    pilotWounds: fc.nat(6),
    sensorHits: fc.nat(3),
    actuatorDamage,
    targetingComputer: flag,
    prone: flag,
    secondaryTarget,
    indirectFire,
    calledShot: flag,
    teammateCalledShot: flag,
    abilities,
    unitQuirks: quirks,
    weaponQuirks,
    weaponType,
    weaponCategory,
    targetId,
    designatedWeaponType: weaponType,
    designatedWeaponCategory: weaponCategory,
    designatedTargetId: targetId,
    designatedRangeBracket: bracket,
    actuatorEnhancement: flag,
    fireControl: fc.constantFrom(...FIRE_CONTROLS),
    spotting: flag,
    shield: fc.constantFrom(...SHIELD_STANCES),
    steadyWhenProne: flag,
    onThreeSoundLegs: flag,
    sensors: fc.constantFrom(...SENSOR_KINDS),
    skidded: flag,
    gunnerOut: flag,
    aloft: flag,
    drives: flag,
    soldiers: fc.constantFrom(...SOLDIERS),
  },
  { requiredKeys: ['gunnery', 'movementType', 'heat'] },
);

/** Every field of a target, for all who aim or strike at it. */
export const targetFields = {
  movementType,
  hexesMoved: fc.nat(30),
  prone: flag,
  immobile: flag,
  partialCover: flag,
  isDodging: flag,
  abilities,
  unitQuirks: quirks,
  weaponQuirks,
  stealth: flag,
  voidSignature: flag,
  chameleon: flag,
  superheavy: flag,
  large: flag,
  heat: fc.nat(30),
  tagged: flag,
  homingPod: flag,
  narcPod: flag,
  soldiers: fc.constantFrom(...SOLDIERS),
  suit: fc.record(
    { stealth: fc.constantFrom(...SUIT_STEALTHS), mimetic: flag, camoSystem: flag },
    { requiredKeys: [] },
  ),
  airborne: flag,
  aloft: flag,
  emplaced: flag,
  stuck: flag,
  skidded: flag,
};

export const target: fc.Arbitrary<ITargetState> = fc.record<
  Required<ITargetState>,
  'movementType' | 'hexesMoved'
>(targetFields, { requiredKeys: ['movementType', 'hexesMoved'] });

const WEAPONS = ['Medium Laser', 'LRM 10', 'Medium VSP Laser', 'LB 10-X AC', 'Clan Mech Mortar-4'].map(
  itemNamed,
);
const LOADS = [
  'IS Ammo LRM-10 Semi-guided',
  'primitive-prototype-lrm-10-heat-seeking-ammo',
  'LB 10-X Cluster Ammo',
  'IS Precision Ammo AC/10',
  'lrm-10-narc-capable-ammo',
].map(ammunitionNamed);
const LINKED = ['clan-artemis-v-fcs', 'risc-laser-pulse-module'].map(itemNamed);

export const options = fc.record<Required<IToHitOptions>, 'ruleset'>(
  {
    ruleset,
    extremeRange: flag,
    minimumRange: fc.nat(6),
    rangeModifiers: fc.constant([-2, 0, 2, 4]),
    weaponId: fc.constant(WEAPON_ID),
    weapon: fc.constantFrom(...WEAPONS),
    ammunition: fc.constantFrom(...LOADS),
    linkedTo: fc.constantFrom(...LINKED),
    pulseModule: flag,
    targetTerrain: hex,
    interveningTerrain: fc.array(hex, { maxLength: 4 }),
    interveningPoints: fc.nat(6),
    targetTerrainPoints: fc.nat(3),
    environment,
    damageSetting: fc.integer({ min: 1, max: 12 }),
    charged: flag,
    aimed: fc.constantFrom(...AIMED_SHOTS),
  },
  { requiredKeys: ['ruleset'] },
);
