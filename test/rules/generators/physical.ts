import fc from 'fast-check';
import { MECH_CHASSIS } from '../../../src/rules/body/chassis.js';
import type {
  IPhysicalAttacker,
  IPhysicalOptions,
  IPhysicalTarget,
} from '../../../src/rules/physical/index.js';
import type { ILegActuatorDamage } from '../../../src/rules/physical/states.js';
import { physicalWeaponNamed } from '../items.js';
import { abilities, environment, flag, hex, movementType, quirks, ruleset, skill } from './common.js';
import { actuatorDamage, targetFields } from './shots.js';

const tonnage = fc.integer({ min: 2, max: 40 }).map((step) => step * 5);

const legActuatorDamage = fc.record<Required<ILegActuatorDamage>, never>(
  { hipDestroyed: flag, upperLegDestroyed: flag, lowerLegDestroyed: flag, footDestroyed: flag },
  { requiredKeys: [] },
);

export const attacker: fc.Arbitrary<IPhysicalAttacker> = fc.record<
  Required<IPhysicalAttacker>,
  'piloting' | 'tonnage' | 'objectTonnage'
>(
  {
    piloting: skill,
    tonnage,
    arm: fc.constantFrom('left', 'right'),
    height: fc.nat(2),
    bulldozer: flag,
    frontSaw: fc.constantFrom(3.5, 5, 7),
    drives: flag,
    unitQuirks: quirks,
    abilities,
    movementType,
    hexesMoved: fc.nat(30),
    prone: flag,
    chassis: fc.constantFrom(...MECH_CHASSIS),
    superheavy: flag,
    dedicatedPilot: flag,
    actuatorDamage,
    handDestroyed: flag,
    armBuiltWithout: fc.constantFrom('hand', 'lower-arm'),
    legActuatorDamage,
    shouldersDestroyed: fc.nat(2),
    limbLost: flag,
    limbFired: flag,
    armsFlipped: flag,
    torsoMounted: flag,
    muleKick: flag,
    tripleStrengthMyomer: flag,
    industrialMyomer: flag,
    actuatorEnhancement: flag,
    modularArmor: flag,
    spotting: flag,
    shocked: flag,
    isDodging: flag,
    blindTorsoCockpit: flag,
    bladeActive: flag,
    retractableBlade: fc.constantFrom('extended', 'retracted'),
    charging: flag,
    talons: flag,
    ramPlate: flag,
    spikedTorsos: fc.nat(3),
    bothHands: flag,
    shield: fc.constantFrom('none', 'active', 'passive'),
    shieldOnArm: fc.constantFrom('small', 'medium', 'large'),
    limbSubmerged: flag,
    waterDepth: fc.nat(3),
    objectTonnage: fc.integer({ min: 1, max: 10 }),
    gunnery: skill,
    troopers: fc.nat(6),
    vibroClaws: fc.nat(2),
    meleeWeapons: fc.nat(2),
    claws: flag,
    workingHands: fc.nat(2),
  },
  // A throw has to say what is thrown.
  { requiredKeys: ['piloting', 'tonnage', 'objectTonnage'] },
);

export const target: fc.Arbitrary<IPhysicalTarget> = fc.record<
  Required<IPhysicalTarget>,
  'movementType' | 'hexesMoved'
>(
  {
    ...targetFields,
    piloting: skill,
    tonnage,
    large: flag,
    largeSupport: flag,
    singleSquad: flag,
    hull: flag,
    magneticClaws: flag,
    height: fc.nat(2),
    hasMoved: flag,
  },
  { requiredKeys: ['movementType', 'hexesMoved'] },
);

export const options: fc.Arbitrary<IPhysicalOptions> = fc.record<Required<IPhysicalOptions>, 'ruleset'>(
  {
    ruleset,
    elevationDifference: fc.integer({ min: -3, max: 3 }),
    distance: fc.integer({ min: 1, max: 4 }),
    inArc: flag,
    targetTerrain: hex,
    environment,
    aimedAt: fc.constantFrom('punch', 'kick'),
    weapon: fc.constantFrom(...['Hatchet', 'Sword', 'Lance'].map(physicalWeaponNamed)),
  },
  { requiredKeys: ['ruleset'] },
);
