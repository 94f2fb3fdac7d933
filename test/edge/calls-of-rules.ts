import {
  type Catalog,
  type IAttackerState,
  type IPhysicalAttacker,
  type IPhysicalTarget,
  type ITargetState,
  type PhysicalWeapon,
  prepareToHit,
} from '../../src/index.js';
import { ammunitionNamed, itemNamed } from '../rules/items.js';
import { call, type Full } from './call.js';

// Samples with every field, so that each can be replaced.

export const die = () => 3;
const ruleset = { ruleset: 'standard' } as const;
const quirks = ['battle_computer'] as const;
const abilities = ['iron_man'] as const;
const IDS = 'text';
const carrier = { unitQuirks: quirks, abilities };
const ofCarrier = (name: string) => ({ [`${name}.unitQuirks[0]`]: IDS, [`${name}.abilities[0]`]: IDS });
const environment = {
  light: 'night',
  precipitation: 'light_rain',
  fog: 'light_fog',
  wind: 'moderate_gale',
} as const;
const water = { type: 'water', level: 1 } as const;
const laser = itemNamed('Medium Laser');
const lrm = itemNamed('LRM 20');
const lrmAmmunition = ammunitionNamed('IS Ammo LRM-20');
const hatchet = itemNamed('Hatchet') as PhysicalWeapon;
const modifier = {
  id: 'own',
  name: 'Own',
  value: 1,
  source: 'damage',
  description: 'of the caller',
} as const;
const MODIFIER = (field: string) => ({
  [`${field}[0].id`]: 'text',
  [`${field}[0].name`]: 'text',
  [`${field}[0].description`]: 'text',
  [`${field}[0].value`]: 'negative infinity huge',
});

const attacker: Full<IAttackerState> = {
  gunnery: 4,
  movementType: 'walk',
  heat: 5,
  damageModifiers: [modifier],
  pilotWounds: 1,
  sensorHits: 1,
  actuatorDamage: { shoulderDestroyed: false, upperArmDestroyed: true, lowerArmDestroyed: false },
  targetingComputer: true,
  prone: false,
  secondaryTarget: { isSecondary: true, inFrontArc: true, arc: 'front' },
  indirectFire: {
    isIndirect: false,
    spotterWalked: false,
    spotterMovement: 'stationary',
    spotterAttacked: false,
    noSpotter: false,
  },
  calledShot: false,
  teammateCalledShot: false,
  abilities,
  unitQuirks: quirks,
  weaponQuirks: { 'laser-1': ['accurate'] },
  weaponType: 'Medium Laser',
  weaponCategory: 'energy',
  targetId: 'blue-1',
  designatedWeaponType: 'Medium Laser',
  designatedWeaponCategory: 'energy',
  designatedTargetId: 'blue-1',
  designatedRangeBracket: 'medium',
  actuatorEnhancement: false,
  fireControl: 'standard',
  spotting: false,
  shield: 'carried',
  steadyWhenProne: false,
  onThreeSoundLegs: false,
  sensors: 'standard',
  skidded: false,
  aloft: false,
  gunnerOut: false,
  drives: false,
  soldiers: 'infantry',
};
const ATTACKER = {
  ...ofCarrier('attacker'),
  ...MODIFIER('attacker.damageModifiers'),
  'attacker.weaponQuirks.laser-1[0]': IDS,
  'attacker.weaponType': 'text',
  'attacker.targetId': 'text',
  'attacker.designatedWeaponType': 'text',
  'attacker.designatedTargetId': 'text',
};
const target: Full<ITargetState> = {
  movementType: 'walk',
  hexesMoved: 3,
  prone: false,
  immobile: false,
  partialCover: false,
  isDodging: false,
  abilities,
  unitQuirks: quirks,
  weaponQuirks: { 'laser-1': ['accurate'] },
  stealth: false,
  voidSignature: false,
  chameleon: false,
  superheavy: false,
  large: false,
  heat: 3,
  tagged: false,
  homingPod: false,
  narcPod: false,
  stuck: false,
  skidded: false,
  soldiers: 'battle-armor',
  suit: { stealth: 'basic', mimetic: false, camoSystem: false },
  airborne: false,
  aloft: false,
  emplaced: false,
};
const TARGET = { ...ofCarrier('target'), 'target.weaponQuirks.laser-1[0]': IDS };
const shotOptions = {
  extremeRange: true,
  minimumRange: 2,
  rangeModifiers: [2],
  weaponId: 'laser-1',
  weapon: laser,
  ammunition: lrmAmmunition,
  linkedTo: itemNamed('Artemis IV FCS'),
  pulseModule: false,
  targetTerrain: [water, 'light_woods'],
  interveningTerrain: [[water, 'light_woods']],
  interveningPoints: 1,
  targetTerrainPoints: 1,
  environment,
  damageSetting: 5,
  charged: false,
  aimed: 'targeting-computer',
  ruleset: 'standard',
} as const;
const SHOT_OPTIONS = {
  'options.rangeModifiers[0]': 'negative',
  'options.weaponId': 'text',
  'options.weapon': 'opaque',
  'options.ammunition': 'opaque',
  'options.linkedTo': 'opaque',
  'options.catalog': 'opaque',
  'options.damageSetting': 'fraction',
};
const SHOT = { ...ATTACKER, ...TARGET, ...SHOT_OPTIONS };

const striker: Full<IPhysicalAttacker> = {
  piloting: 5,
  tonnage: 50,
  arm: 'left',
  unitQuirks: quirks,
  abilities,
  movementType: 'walk',
  drives: false,
  hexesMoved: 3,
  prone: false,
  chassis: 'biped',
  superheavy: false,
  actuatorDamage: { shoulderDestroyed: false, upperArmDestroyed: true, lowerArmDestroyed: false },
  handDestroyed: false,
  armBuiltWithout: 'hand',
  legActuatorDamage: {
    hipDestroyed: false,
    upperLegDestroyed: false,
    lowerLegDestroyed: false,
    footDestroyed: false,
  },
  dedicatedPilot: false,
  shouldersDestroyed: 0,
  height: 1,
  bulldozer: false,
  frontSaw: 3.5,
  limbLost: false,
  limbFired: false,
  armsFlipped: false,
  torsoMounted: false,
  muleKick: false,
  tripleStrengthMyomer: false,
  industrialMyomer: false,
  actuatorEnhancement: false,
  modularArmor: false,
  spotting: false,
  shocked: true,
  isDodging: false,
  blindTorsoCockpit: false,
  bladeActive: false,
  retractableBlade: 'extended',
  talons: false,
  charging: false,
  ramPlate: false,
  spikedTorsos: 0,
  bothHands: false,
  shield: 'none',
  shieldOnArm: 'small',
  limbSubmerged: false,
  waterDepth: 0,
  objectTonnage: 5,
  gunnery: 4,
  troopers: 4,
  vibroClaws: 1,
  meleeWeapons: 1,
  claws: false,
  workingHands: 2,
};
const STRIKER = {
  ...ofCarrier('attacker'),
  'attacker.tonnage': 'fraction',
  'attacker.objectTonnage': 'fraction',
  'attacker.frontSaw': 'fraction',
};
const struck: Full<IPhysicalTarget> = {
  ...target,
  piloting: 5,
  tonnage: 50,
  largeSupport: false,
  height: 1,
  singleSquad: false,
  hull: false,
  magneticClaws: false,
  hasMoved: true,
};
const STRUCK = { ...TARGET, 'target.tonnage': 'fraction' };
const blowOptions = {
  elevationDifference: 0,
  distance: 1,
  inArc: true,
  targetTerrain: [water, 'light_woods'],
  environment,
  aimedAt: 'punch',
  weapon: hatchet,
  ruleset: 'standard',
} as const;
const BLOW_OPTIONS = { 'options.elevationDifference': 'negative', 'options.weapon': 'opaque' };
const BLOW = { ...STRIKER, ...STRUCK, ...BLOW_OPTIONS };

const pilot = {
  piloting: 5,
  pilotWounds: 1,
  unitQuirks: quirks,
  abilities,
  movementType: 'walk',
  designatedTerrain: 'rough',
  gyroHits: 0,
  gyroType: 'standard',
  legs: [{ destroyed: false, hip: false, actuators: 1, foot: false }],
  chassis: 'biped',
  superheavy: false,
  dedicatedPilot: 'active',
  cockpit: 'standard',
  blindTorsoCockpit: false,
  hardenedArmor: false,
  modularArmor: false,
  legActuatorEnhancement: false,
  industrialMyomer: false,
  conscious: true,
  shutDown: false,
} as const;
export const PILOT = { ...ofCarrier('pilot'), 'pilot.designatedTerrain': 'text', 'pilot.cockpit': 'text' };
export const somePilot = pilot;
const cause = {
  kind: 'terrain',
  terrain: water,
  modifier: 1,
  hexesMoved: 3,
  role: 'attacker',
  missed: false,
  bogDown: false,
  flanksBackward: false,
  leg: 'left_leg',
} as const;
const rollOptions = {
  hex: [water, 'rough'],
  environment,
  otherCauses: [cause],
  ruleset: 'standard',
} as const;
const ROLL_OPTIONS = { 'options.otherCauses[0].modifier': 'negative' };

const location = { armor: 10, rearArmor: 5, structure: 8, originalArmor: 12, armorType: 'standard' };
const mech = {
  head: location,
  center_torso: location,
  left_torso: location,
  right_torso: location,
  left_arm: location,
  right_arm: location,
  left_leg: location,
  right_leg: location,
};
const MECH = {
  'mech.*.armor': 'fraction',
  'mech.*.rearArmor': 'fraction',
  'mech.*.structure': 'fraction',
  'mech.*.originalArmor': 'fraction',
  'mech.*.armorType': 'text',
};

const edge = {
  maxPoints: 2,
  remainingPoints: 1,
  usageHistory: [{ trigger: 'reroll_psr', turn: 1, unitId: 'red-1', description: 'a fall' }],
};
const EDGE = (name: string) => ({
  [`${name}.usageHistory[0].trigger`]: 'text',
  [`${name}.usageHistory[0].unitId`]: 'text',
  [`${name}.usageHistory[0].description`]: 'text',
});

const cluster = {
  abilities,
  weapon: lrm,
  weaponType: 'LRM 20',
  rangeBracket: 'medium',
  ammunition: lrmAmmunition,
  linkedTo: itemNamed('Artemis IV FCS'),
  designatedWeaponType: 'LRM 20',
  indirectFire: false,
  targetNarced: false,
  targetTagged: false,
  antiMissile: false,
  ecmOnPath: false,
  ecmOnTarget: false,
  ownStealth: false,
  glancing: false,
} as const;
const CLUSTER = (name: string) => ({
  [`${name}.abilities[0]`]: IDS,
  [`${name}.weapon`]: 'opaque',
  [`${name}.ammunition`]: 'opaque',
  [`${name}.linkedTo`]: 'opaque',
  [`${name}.weaponType`]: 'text',
  [`${name}.designatedWeaponType`]: 'text',
  'options.catalog': 'opaque',
});

/** Fields of a shot by attacker, target and options, for what describes one otherwise. */
export const someShot = { attacker, target, options: shotOptions };
export const SHOT_BY_UNITS = {
  ...Object.fromEntries(
    Object.entries({ ...ATTACKER, ...TARGET }).map(([field, leeway]) => [`attack.${field}`, leeway]),
  ),
  ...SHOT_OPTIONS,
};

export const rulesCalls = (catalog: Catalog) =>
  ({
    // Abilities and Edge.
    getSPACatalogSize: call('', () => []),
    getSPAsByCategory: call('category', () => ['gunnery']),
    getSPAsForPipeline: call('pipeline', () => ['to-hit']),
    hasSPA: call('abilities id', () => [abilities, 'iron_man'], { 'abilities[0]': IDS, id: IDS }),
    isKnownAbility: call('written', () => ['iron_man'], { written: IDS }),
    abilityBehind: call('written', () => ['range_master_long'], { written: IDS }),
    createEdgeState: call('points', () => [2]),
    edgeTriggersOf: call('options', () => [ruleset]),
    canUseEdge: call('state trigger options', () => [edge, 'reroll_psr', ruleset], {
      ...EDGE('state'),
      trigger: 'text',
    }),
    useEdge: call(
      'state trigger turn unitId description options',
      () => [edge, 'reroll_psr', 2, 'red-1', 'a fall', ruleset],
      { ...EDGE('state'), unitId: 'text', description: 'text' },
    ),
    rerollWithEdge: call(
      'state use reroll options',
      () => [edge, { trigger: 'reroll_psr', turn: 2, unitId: 'red-1', description: 'a fall' }, die, ruleset],
      { ...EDGE('state'), 'use.unitId': 'text', 'use.description': 'text' },
    ),
    targetsAllowedFirst: call('targets options', () => [[{ abilities }], ruleset], {
      'targets[0].abilities[0]': IDS,
    }),

    // Clusters.
    calculateClusterModifier: call(
      'shot options',
      () => [cluster, { ruleset: 'standard', catalog }],
      CLUSTER('shot'),
    ),
    itemiseClusterModifier: call(
      'shot options',
      () => [cluster, { ruleset: 'standard', catalog }],
      CLUSTER('shot'),
    ),
    rollWeaponHits: call(
      'volley roller options',
      () => [{ ...cluster, hotLoaded: false, shots: 1, guns: 1 }, die, { ruleset: 'standard', catalog }],
      CLUSTER('volley'),
    ),
    rollClusterHits: call('size modifier roller', () => [20, 2, die], { modifier: 'negative' }),
    clusterSizeOf: call(
      'weapon load options',
      () => [lrm, { ammunition: lrmAmmunition, shots: 1, guns: 1 }, ruleset],
      {
        weapon: 'opaque',
        'load.ammunition': 'opaque',
      },
    ),
    groupPointsOf: call('weapon damagePerHit options', () => [lrm, 1, ruleset], {
      weapon: 'opaque',
      damagePerHit: 'fraction',
    }),
    rollsForClusters: call('weapon ammunition options', () => [lrm, lrmAmmunition, ruleset], {
      weapon: 'opaque',
      ammunition: 'opaque',
    }),

    // Critical hits.
    resolveCriticalCheck: call(
      'check roller options',
      () => [
        {
          location: 'left_torso',
          unitQuirks: quirks,
          negationsUsed: 0,
          edge,
          turn: 1,
          unitId: 'red-1',
          attackerAbilities: abilities,
          armorType: 'standard',
          structureType: 'standard',
          throughArmor: false,
          levelsFallen: 0,
        },
        die,
        ruleset,
      ],
      {
        ...EDGE('check.edge'),
        'check.unitQuirks[0]': IDS,
        'check.unitId': 'text',
        'check.attackerAbilities[0]': IDS,
        'check.armorType': 'text',
        'check.structureType': 'text',
      },
    ),
    explosionDamage: call(
      'item state options',
      () => [lrmAmmunition, { rounds: 3, charged: false }, ruleset],
      {
        item: 'opaque',
      },
    ),
    criticalChecksAfterDfa: call(
      'attacker options',
      () => [{ ...carrier, chassis: 'biped' }, ruleset],
      ofCarrier('attacker'),
    ),
    criticalChecksWhenKicked: call(
      'struck target options',
      () => ['left_leg', { ...carrier, chassis: 'biped' }, ruleset],
      ofCarrier('target'),
    ),
    rollBreach: call('surroundings unit roller options', () => ['vacuum', carrier, die, ruleset], {
      ...ofCarrier('unit'),
    }),
    rollWeaponLinkage: call('weaponQuirks roller options', () => [quirks, die, ruleset], {
      'weaponQuirks[0]': IDS,
    }),
    rollCriticalSlot: call('hittable roller', () => [[true, false, true, false, true, true], die]),

    // Damage.
    applyDamage: call(
      'mech hit damage options',
      () => [
        mech,
        'left_arm',
        5,
        {
          armorType: 'standard',
          structureType: 'standard',
          damageKind: 'ballistic',
          arc: 'front',
          throughArmorCritical: false,
          ...ruleset,
        },
      ],
      { ...MECH, 'options.armorType': 'text', 'options.structureType': 'text' },
    ),
    applyExplosion: call(
      'mech location damage options',
      () => [
        mech,
        'left_arm',
        5,
        { structureType: 'standard', protection: 'case', abilities, ruleset: 'standard' },
      ],
      { ...MECH, 'options.structureType': 'text', 'options.abilities[0]': IDS },
    ),
    rollCriticalBehindCaseII: call('roller options', () => [die, ruleset]),

    // Facing and falling.
    armWeaponLevels: call(
      'unit options',
      () => [{ ...carrier, chassis: 'biped', prone: false }, ruleset],
      ofCarrier('unit'),
    ),
    torsoTwistSteps: call(
      'unit options',
      () => [{ ...carrier, chassis: 'biped', prone: false }, ruleset],
      ofCarrier('unit'),
    ),
    mayFlipArms: call(
      'unit options',
      () => [{ ...carrier, chassis: 'biped', prone: false, hasLowerArmOrHand: false }, ruleset],
      ofCarrier('unit'),
    ),
    mayTurnAbout: call('weaponQuirks options', () => [quirks, ruleset], { 'weaponQuirks[0]': IDS }),
    calculateFallDamage: call(
      'tonnage levels options',
      () => [50, 1, { waterDepth: 1, inWater: true, ...ruleset }],
      { tonnage: 'fraction' },
    ),
    resolveFall: call(
      'fall roller options',
      () => [{ tonnage: 50, levels: 1, facing: 0, waterDepth: 1, inWater: true }, die, ruleset],
      { 'fall.tonnage': 'fraction' },
    ),
    calculateFallInjuryRoll: call('pilot failedCause levels options', () => [pilot, cause, 1, rollOptions], {
      ...PILOT,
      ...ROLL_OPTIONS,
      'failedCause.modifier': 'negative',
    }),
    calculateFallOntoUnitDamage: call(
      'tonnage levels options',
      () => [50, 2, { heightBelow: 1, ...ruleset }],
      { tonnage: 'fraction' },
    ),
    calculateSkidDistance: call('hexesMoved', () => [5]),
    calculateSkidDamage: call('tonnage hexesSlid obstacle', () => [50, 2, 'higher_ground'], {
      tonnage: 'fraction',
    }),

    // Firing and heat.
    disturbsElectronics: call('unit weaponQuirks options', () => [carrier, quirks, ruleset], {
      ...ofCarrier('unit'),
      'weaponQuirks[0]': IDS,
    }),
    loadsFor: call('weapon catalog', () => [lrm, catalog], { weapon: 'opaque', catalog: 'opaque' }),
    loadKind: call('ammunition', () => [lrmAmmunition], { ammunition: 'opaque' }),
    modifierWords: call('modifier', () => [modifier], {
      'modifier.id': 'text',
      'modifier.name': 'text',
      'modifier.source': 'text',
      'modifier.description': 'text',
      'modifier.value': 'negative infinity huge',
    }),
    mayChangeAmmunition: call('weaponQuirks options', () => [quirks, ruleset], { 'weaponQuirks[0]': IDS }),
    rollAmmunitionFeed: call('weaponQuirks attackRoll roller options', () => [quirks, 5, die, ruleset], {
      'weaponQuirks[0]': IDS,
    }),
    calculateWeaponHeat: call('baseHeat weaponQuirks options', () => [5, quirks, ruleset], {
      'weaponQuirks[0]': IDS,
    }),
    calculateHeatGenerated: call(
      'sources options',
      () => [
        {
          movement: 1,
          weapons: 5,
          other: 2,
          abilities,
          unitQuirks: quirks,
          movementType: 'walk',
          coolingFailed: false,
        },
        ruleset,
      ],
      ofCarrier('sources'),
    ),
    calculateMovementHeat: call(
      'movementType options',
      () => [
        'jump',
        { hexesJumped: 4, improvedJumpJets: false, engine: 'fusion', attemptsToStand: 1, ...ruleset },
      ],
      { 'options.engine': 'text' },
    ),
    calculateOtherHeat: call('sources', () => [
      {
        engineHits: 1,
        signatureSystems: 1,
        chameleonShields: 1,
        novaSystems: 1,
        chargedCapacitors: 1,
        external: 1,
      },
    ]),
    calculateDissipation: call('sinks surroundings', () => [
      { count: 10, kind: 'double', inLegs: 2 },
      { waterDepth: 1, prone: false },
    ]),
    heatAfterTurn: call('heat generated dissipation', () => [5, 10, 8]),
    calculateHeatWounds: call(
      'cockpit options',
      () => [{ heat: 15, lifeSupportHits: 1, unitQuirks: quirks }, ruleset],
      { 'cockpit.unitQuirks[0]': IDS },
    ),
    calculateShutdownCheck: call('heat abilities options', () => [18, abilities, ruleset], {
      'abilities[0]': IDS,
    }),
    calculateStartupCheck: call('heat abilities options', () => [18, abilities, ruleset], {
      'abilities[0]': IDS,
    }),
    calculateAmmunitionExplosionCheck: call(
      'heat abilities options',
      () => [20, abilities, { inferno: false, ruleset: 'standard' }],
      { 'abilities[0]': IDS },
    ),
    rollCoolingFlaw: call('unit roller options', () => [carrier, die, ruleset], ofCarrier('unit')),

    // Hit locations.
    determineHitLocation: call('arc roller options', () => ['front', die, ruleset]),
    determineHitLocationFromRoll: call('arc total options', () => ['front', 7, ruleset]),
    determinePunchLocation: call('roller options', () => [die, { arc: 'front', ruleset: 'standard' }]),
    determineKickLocation: call('roller options', () => [die, { arc: 'front', ruleset: 'standard' }]),
    determineAimedShotLocation: call('arc aimedAt roller options', () => ['front', 'left_arm', die, ruleset]),
    determineCalledShotLocation: call('arc called roller options', () => ['front', 'left_arm', die, ruleset]),
    distributeClusterHits: call(
      'arc hits damagePerHit roller options',
      () => ['front', 5, 1, die, { weapon: lrm, calledLocation: 'left_arm', ruleset: 'standard' }],
      { damagePerHit: 'fraction', 'options.weapon': 'opaque' },
    ),
    groupHitsByLocation: call('hits', () => [[{ location: 'head', damage: 5 }]], {
      'hits[0].location': 'text',
      'hits[0].damage': 'fraction',
    }),
    splitDamage: call('damage groupPoints', () => [12, 5], { damage: 'fraction' }),
    hasCoveredLegs: call(
      'target options',
      () => [
        {
          partialCover: true,
          coverKind: 'hill',
          indirectFire: false,
          belowSurface: false,
          unitQuirks: quirks,
          chassis: 'biped',
        },
        ruleset,
      ],
      { 'target.unitQuirks[0]': IDS },
    ),
    struckLocation: call(
      'location target options',
      () => [
        'left_leg',
        {
          partialCover: true,
          coverKind: 'hill',
          indirectFire: false,
          belowSurface: false,
          unitQuirks: quirks,
          chassis: 'biped',
        },
        ruleset,
      ],
      { 'target.unitQuirks[0]': IDS },
    ),
    glancingDamage: call('damage', () => [5], { damage: 'fraction' }),
    isGlancingBlow: call('roll targetNumber targetQuirks options', () => [7, 6, quirks, ruleset], {
      targetNumber: 'negative infinity huge',
      'targetQuirks[0]': IDS,
    }),

    // Initiative and movement.
    calculateInitiativeModifier: call(
      'units options',
      () => [[{ unitQuirks: quirks, abilities, conscious: true, commandPost: true }], ruleset],
      ofCarrier('units[0]'),
    ),
    actsBeforeAll: call(
      'unit round options',
      () => [{ unitQuirks: quirks, abilities, conscious: true }, 1, ruleset],
      ofCarrier('unit'),
    ),
    orderOfRound: call(
      'order round options',
      () => [[{ unitQuirks: quirks, abilities, conscious: true }], 1, ruleset],
      ofCarrier('order[0]'),
    ),
    calculateWalkingMp: call(
      'condition options',
      () => [
        {
          walk: 5,
          chassis: 'biped',
          legs: [{ destroyed: false, hip: false, actuators: 1, foot: false }],
          drag: 1,
          heat: 5,
          tripleStrengthMyomer: false,
          weather: 0,
          gravity: 1,
        },
        ruleset,
      ],
      { 'condition.gravity': 'fraction' },
    ),
    calculateJumpingMp: call(
      'condition',
      () => [
        {
          torsoJets: 4,
          limbJets: 2,
          wing: 0,
          mediumShields: 0,
          largeShields: 0,
          modularArmor: false,
          waterDepth: 0,
          gravity: 1,
        },
      ],
      { 'condition.gravity': 'fraction' },
    ),
    calculateRunningMp: call(
      'walk abilities options',
      () => [
        5,
        abilities,
        {
          masc: false,
          supercharger: false,
          hardenedLegs: false,
          unitQuirks: quirks,
          mpLastTurn: 3,
          chassis: 'biped',
          legsLost: 0,
          carrying: false,
          ruleset: 'standard',
        },
      ],
      { 'abilities[0]': IDS, 'options.unitQuirks[0]': IDS },
    ),
    walkingMpAtHeat: call('walk heat tripleStrengthMyomer', () => [5, 9, true]),
    movementLostToHeat: call('heat', () => [9]),
    isTripleStrengthActive: call('heat', () => [9]),
    jumpDetour: call('unit options', () => [carrier, ruleset], ofCarrier('unit')),
    mayRun: call('unit walk mpSpentLastTurn options', () => [carrier, 5, 3, ruleset], ofCarrier('unit')),
    boosterNumber: call('turnsUsed options', () => [1, ruleset]),
    boosterAfterTurn: call('strain used', () => [{ turnsUsed: 1, usedLastTurn: true }, true]),
    superchargerEngineHits: call('roll', () => [7]),

    // Physical attacks.
    calculatePhysicalToHit: call(
      'kind attacker target options',
      () => ['punch', striker, struck, blowOptions],
      BLOW,
    ),
    physicalToHitNumber: call(
      'kind attacker target options',
      () => ['punch', striker, struck, blowOptions],
      BLOW,
    ),
    physicalAttackLegality: call(
      'kind attacker target options',
      () => ['punch', striker, struck, blowOptions],
      BLOW,
    ),
    calculatePhysicalDamage: call('kind attacker options', () => ['hatchet', striker, blowOptions], BLOW),
    calculatePhysicalOwnDamage: call(
      'kind attacker target options',
      () => ['charge', striker, { tonnage: 50 }, blowOptions],
      BLOW,
    ),
    rollPhysicalDamage: call(
      'kind attacker roller options',
      () => ['hatchet', striker, die, blowOptions],
      BLOW,
    ),
    physicalAttackHeat: call('kind attacker weapon', () => ['hatchet', { bladeActive: true }, hatchet], {
      weapon: 'opaque',
    }),
    physicalAttackWith: call('weapon', () => [hatchet], { weapon: 'opaque' }),
    canPunch: call('unitQuirks elevationDifference options', () => [quirks, 0, ruleset], {
      'unitQuirks[0]': IDS,
      elevationDifference: 'negative',
    }),
    physicalHitTable: call(
      'kind stance options',
      () => [
        'hatchet',
        {
          elevationDifference: 0,
          aimedAt: 'punch',
          attacker: { prone: false, superheavy: false },
          target: { prone: false, superheavy: false, partialCover: false },
        },
        ruleset,
      ],
      { 'stance.elevationDifference': 'negative' },
    ),
    physicalAftermath: call('kind hit facts options', () => [
      'punch',
      true,
      { blocked: false, mutual: false, bothHands: false },
      ruleset,
    ]),
    carryObject: call(
      'carrier objectTonnage options',
      () => [{ tonnage: 50, abilities, unitQuirks: quirks, workingHands: 2 }, 5, ruleset],
      { ...ofCarrier('carrier'), 'carrier.tonnage': 'fraction', objectTonnage: 'fraction' },
    ),
    rollLancePierces: call(
      'location roller options',
      () => [{ armorLeft: 5, armorType: 'standard' }, die, ruleset],
      {
        'location.armorLeft': 'fraction',
        'location.armorType': 'text',
      },
    ),
    rollSpikesBreak: call('roller options', () => [die, ruleset]),
    strikeSpikes: call('kind damage', () => ['punch', 5]),
    extraPhysicalAttacks: call('pilot options', () => [{ abilities }, ruleset], {
      'pilot.abilities[0]': IDS,
    }),
    attacksForfeitedByDodging: call('pilot options', () => [{ abilities }, ruleset], {
      'pilot.abilities[0]': IDS,
    }),

    // Pilots and their rolls.
    calculateConsciousnessCheck: call('wounds abilities options', () => [2, abilities, ruleset], {
      'abilities[0]': IDS,
    }),
    calculateExplosionWounds: call('abilities options', () => [abilities, ruleset], {
      'abilities[0]': IDS,
    }),
    rollSkill: call('skill abilities roller options', () => ['gunnery', abilities, die, ruleset], {
      'abilities[0]': IDS,
    }),
    skillProbability: call('skill targetNumber abilities options', () => ['gunnery', 7, abilities, ruleset], {
      targetNumber: 'negative infinity huge',
      'abilities[0]': IDS,
    }),
    calculatePilotingRoll: call('pilot cause options', () => [pilot, cause, rollOptions], {
      ...PILOT,
      ...ROLL_OPTIONS,
      'cause.modifier': 'negative',
    }),
    needsRollAfterDamage: call('absorbedInPhase', () => [20]),
    needsRollToLand: call('pilot options', () => [pilot, ruleset], PILOT),
    needsRollToRun: call('pilot options', () => [pilot, { hexesMoved: 1, ...ruleset }], PILOT),
    needsRollToWalk: call('pilot options', () => [pilot, { hexesMoved: 1, ...ruleset }], PILOT),
    needsRollToStand: call('pilot', () => [pilot], PILOT),

    // Rulesets, quirks and terrain.
    rulesetOf: call('ruleset', () => ['standard']),
    extendRuleset: call('base changes', () => ['standard', { name: 'own', toHit: { extremeRange: true } }], {
      'changes.name': 'text',
    }),
    getQuirkCatalogSize: call('', () => []),
    getQuirksByCategory: call('category', () => ['targeting']),
    getQuirksForPipeline: call('pipeline', () => ['to-hit']),
    hasQuirk: call('unitQuirks id', () => [quirks, 'battle_computer'], { 'unitQuirks[0]': IDS, id: IDS }),
    getWeaponQuirks: call('weaponQuirks weaponId', () => [{ 'laser-1': ['accurate'] }, 'laser-1'], {
      'weaponQuirks.laser-1[0]': IDS,
      weaponId: 'text',
    }),
    hasLowProfile: call('unitQuirks', () => [quirks], { 'unitQuirks[0]': IDS }),
    hasNoArms: call('unitQuirks', () => [quirks], { 'unitQuirks[0]': IDS }),
    isLowArmsRestricted: call('unitQuirks elevationDifference', () => [quirks, 1], {
      'unitQuirks[0]': IDS,
      elevationDifference: 'negative',
    }),
    entryRoll: call('feature options', () => [water, { movementType: 'walk', ...ruleset }]),
    buildingMp: call('construction', () => [2]),
    levelsMp: call('levels savings', () => [2, { wooded: 1, deep_water: 1, slopes: 1, mire: 1 }], {
      levels: 'negative',
    }),
    terrainMp: call('type savings superheavy', () => [
      'rough',
      { wooded: 1, deep_water: 1, slopes: 1, mire: 1 },
      false,
    ]),
    waterMp: call('depth savings options', () => [
      1,
      { wooded: 1, deep_water: 1, slopes: 1, mire: 1 },
      ruleset,
    ]),

    // Shots.
    calculateToHit: call(
      'attacker target rangeBracket range options',
      () => [attacker, target, 'medium', 5, { ...shotOptions, catalog }],
      SHOT,
    ),
    toHitNumber: call(
      'attacker target rangeBracket range options',
      () => [attacker, target, 'medium', 5, { ...shotOptions, catalog }],
      SHOT,
    ),
    prepareToHit: call(
      'attacker target options',
      () => [attacker, target, { ...shotOptions, catalog }],
      SHOT,
    ),
    preparedToHitNumber: call(
      'prepared line',
      () => [
        prepareToHit(attacker, target),
        { bracket: 'medium', range: 5, interveningTerrain: 1, targetTerrain: 0, partialCover: false },
      ],
      {
        prepared: 'opaque',
        'line.interveningTerrain': 'negative infinity huge',
        'line.targetTerrain': 'negative infinity huge',
      },
    ),
    calculateAttackerQuirkModifiers: call(
      'attacker target rangeBracket weaponId options',
      () => [attacker, target, 'medium', 'laser-1', ruleset],
      { ...SHOT, weaponId: 'text' },
    ),
    calculateAttackerSPAModifiers: call(
      'attacker target rangeBracket options',
      () => [attacker, target, 'medium', ruleset],
      SHOT,
    ),
    aggregateModifiers: call('modifiers', () => [[modifier]], MODIFIER('modifiers')),
    formatToHit: call(
      'calculation',
      () => [
        {
          baseToHit: 4,
          modifiers: [modifier],
          rawToHit: 5,
          finalToHit: 5,
          impossible: false,
          probability: 0.5,
        },
      ],
      {
        ...MODIFIER('calculation.modifiers'),
        'calculation.baseToHit': 'negative infinity huge',
        'calculation.rawToHit': 'negative infinity huge',
        'calculation.finalToHit': 'negative infinity huge',
        'calculation.probability': 'fraction',
      },
    ),
    calculateTMM: call('movementType hexesMoved', () => ['walk', 3]),
    calculateMinimumRangeModifier: call('range minimumRange options', () => [2, 6, ruleset]),
    getRangeBracket: call('range short medium long extreme', () => [5, 3, 6, 9, 12]),
    calculateVolleyOdds: call(
      'shots options',
      () => [
        [
          {
            needed: 7,
            damagePerHit: 5,
            clusterSize: 4,
            clusterModifier: 0,
            hotLoaded: false,
            streak: false,
            groupPoints: 5,
            side: 'front',
            cover: 'none',
            chassis: 'biped',
            aim: { location: 'left_arm', sure: false },
            bestTwoOfThree: false,
            jamsUpTo: 0,
            jamMisses: false,
            glancingMargin: 0,
            missiles: true,
            heat: 3,
          },
        ],
        { antiMissileSystems: 1, ...ruleset },
      ],
      {
        'shots[0].needed': 'negative infinity huge',
        'shots[0].clusterModifier': 'negative',
        'shots[0].glancingMargin': 'negative',
      },
    ),
    cripplingDamage: call('state options', () => [
      {
        limbsHurt: 1,
        torsosLaidBare: 1,
        limbsLost: 1,
        legsLost: 1,
        sideTorsosLost: 0,
        centralEngine: true,
        engineHits: 1,
        gyroHits: 0,
        sensorHits: 0,
        sensors: 2,
        pilotWounds: 1,
        immobilised: false,
        disarmed: false,
      },
      ruleset,
    ]),
  }) as const;
