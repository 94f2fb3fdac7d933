import { AMMO_FAMILIES, EXPLOSIVE_KINDS, TRAITS } from '../../../catalog/index.js';
import { wrongType } from '../../../check/refusal.js';
import {
  type Check,
  type Fields,
  fields,
  flag,
  listOf,
  nameOf,
  oneOf,
  optional,
  recordOf,
  tuple,
  whole,
  word,
} from '../../../check/shape.js';
import type { IEdgeTrigger } from '../../abilities/edge-triggers.js';
import { DAMAGE_KINDS } from '../../damage/damage-kind.js';
import { HIT_LOCATIONS } from '../../hit-location/locations.js';
import { SOME_LEG } from '../../hit-location/tables.js';
import type { ForShotsWith } from '../../hooks.js';
import { FACT, FACTS_OF_THE_LINE } from '../../to-hit/facts.js';
import { FIRING_ARCS, WEAPON_CATEGORIES } from '../../to-hit/vocabulary.js';
import { NETWORK_SHARES } from '../areas/battle-value.js';
import { BREACH_SIDES } from '../areas/critical.js';
import type { ArmorRule, DamageSource } from '../areas/damage.js';
import { ECM_REACHES } from '../areas/electronics.js';
import { EXPLOSION_FIGURES } from '../areas/explosions.js';
import { FALLS_INTO_WATER, type FallFacing, WAYS_FROM_BELOW } from '../areas/falling.js';
import type { HitLocationRules } from '../areas/hit-location.js';
import type { RulesetAreas } from '../areas/index.js';
import { SURPLUS_MOVES } from '../areas/initiative.js';
import { CONSCIOUSNESS_ROLLS } from '../areas/pilot.js';
import type { ToHitRules } from '../areas/to-hit.js';
import { allOf, number, ofEachChassis, someOf, step, zeroOrOne } from './cells.js';
import { MOVEMENT_CHECKS } from './movement.js';
import { PHYSICAL_CHECKS } from './physical.js';
import { PILOTING_CHECKS } from './piloting.js';
import { WEAPON_CHECKS } from './weapons.js';

// What a ruleset of one's own may set: one check for each cell, so that a new one is not forgotten.

const rolls = (lowest: number, highest: number): readonly string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => String(lowest + index));
const oneDie = ofEachChassis(allOf(FIRING_ARCS, allOf(rolls(1, 6), oneOf(HIT_LOCATIONS))));
const twoDice = ofEachChassis(allOf(FIRING_ARCS, allOf(rolls(2, 12), oneOf([...HIT_LOCATIONS, SOME_LEG]))));

const SOURCES = [...DAMAGE_KINDS, 'other' satisfies DamageSource];
const bySource: Check = someOf(SOURCES, number);
const armor = fields<ArmorRule>({
  damagePerPoint: bySource,
  losesOneIn: bySource,
  losesOneInFull: optional(bySource),
  eatenBy: optional(someOf(SOURCES, fields<object>({ points: number, above: number }))),
  piercedAbove: optional(number),
  heat: optional(fields<NonNullable<ArmorRule['heat']>>({ share: number, least: number })),
});

const byCategory = someOf(WEAPON_CATEGORIES, number);
const weather: Check = (value, key, within) =>
  (typeof value === 'object' ? byCategory : number)(value, key, within);

type Checks = { readonly [Area in keyof RulesetAreas]: Fields<RulesetAreas[Area]> };

const CHECKS: Checks = {
  battleValue: {
    xxlStructureFactors: recordOf(number),
    networkShare: number,
    boostedNetworkShare: number,
    boostedNetworkAdds: number,
    networkShareOf: oneOf(NETWORK_SHARES),
    mostNetworkMembers: number,
    mostNovaMembers: number,
    tagAddsGuidedRounds: flag,
    tagAddsForHomingGun: number,
    roundsNetworkBonus: flag,
  },
  toHit: {
    minimumRangeExtra: zeroOrOne,
    extremeRange: flag,
    heat: listOf(step),
    perWound: zeroOrOne,
    sensorHits: fields<ToHitRules['sensorHits']>({
      standard: listOf(number),
      'torso-mounted': listOf(number),
      industrial: listOf(number),
      vehicle: listOf(number),
    }),
    shoulderStacks: flag,
    lowerArm: number,
    secondaryTarget: fields<ToHitRules['secondaryTarget']>({ inFront: number, elsewhere: number }),
    armsToFireProne: whole(1, 2),
    proneTripod: fields<ToHitRules['proneTripod']>({ toHit: number, needsArms: flag }),
    shield: fields<ToHitRules['shield']>({ carried: number, passive: number }),
    armorPiercingAmmunition: number,
    apollo: number,
    semiGuidedMindsMovement: flag,
    semiGuidedMindsIndirectFire: flag,
    semiGuidedMakesUpFor: number,
    narcPod: number,
    indirectFireMindsCover: flag,
    beaconMindsTargetHex: flag,
    torpedoesFireIndirectly: flag,
    immobileEasesBlasts: flag,
    artillery: fields<ToHitRules['artillery']>({
      direct: number,
      flak: number,
      indirect: number,
      indirectBeyondASheet: number,
    }),
    launchers: recordOf(number),
    targetingComputerServesAll: flag,
    marksSoldiers: flag,
    spotterMovement: tuple(number, number, number, number),
    spotterAttacked: number,
    teammateCalledShot: flag,
    multiTracServesSides: flag,
    rangeMasterSwapsWithShort: flag,
  },
  hitLocation: {
    full: twoDice,
    punch: oneDie,
    kick: oneDie,
    aimed: fields<HitLocationRules['aimed']>({ dice: whole(1, 2), from: number, to: number }),
    marksHeadAndCenterTorso: flag,
    calledShotIsSure: flag,
    everyHitItsOwnLocation: flag,
  },
  pilot: { consciousnessRolls: oneOf(CONSCIOUSNESS_ROLLS) },
  piloting: PILOTING_CHECKS,
  physical: PHYSICAL_CHECKS,
  falling: {
    facing: listOf(fields<FallFacing>({ turn: whole(0, 5), side: oneOf(FIRING_ARCS) }), 6, 6),
    intoWater: oneOf(FALLS_INTO_WATER),
    injuryRollRepeatsFailedRoll: flag,
    injuryRollFreeLevels: number,
    shortenedByUnitBelow: flag,
    unitBelowGoes: oneOf(WAYS_FROM_BELOW),
    strikesProneByFullTable: flag,
  },
  terrain: {
    waterMp: listOf(number, 1),
    runsIntoWater: flag,
    walkingIntoWaterAsksForRoll: flag,
    jumpingIntoWaterAsksForRoll: flag,
    intoWater: listOf(number, 1),
    roadLevelsSaved: number,
    roadLevelsMore: number,
    surfaceBlocksSight: flag,
  },
  environment: { toHit: recordOf(weather), piloting: recordOf(number) },
  edge: {
    triggers: recordOf(
      fields<IEdgeTrigger>({
        id: word,
        name: word,
        description: word,
        rolledBy: oneOf(['pilot', 'attacker']),
        automatic: flag,
      }),
    ),
  },
  electronics: {
    ecmCuts: oneOf(ECM_REACHES),
    probesSeeThroughSmoke: flag,
    probesOnlyAngelStops: listOf(oneOf(TRAITS)),
    ecmRadius: number,
    ecmRadiusOf: someOf(TRAITS, number),
    jammedNetworkHelpsByHalf: flag,
  },
  critical: {
    breachNumber: allOf(['vacuum', 'trace-atmosphere', 'water', 'surface'], number),
    breachEasier: recordOf(number),
    breachedOnRolls: oneOf(BREACH_SIDES),
    breachedLegIsLost: flag,
    hitsToDestroy: someOf(AMMO_FAMILIES, whole(1)),
    gunsOfVehiclesBearHits: flag,
  },
  damage: {
    armors: recordOf(armor),
    stopsThroughArmor: listOf(word),
    stopsArmorPiercing: listOf(word),
    armorPiercingRoll: recordOf(number),
    stopsLances: listOf(word),
  },
  withdrawal: {
    limbsHurt: number,
    torsosLaidBare: number,
    limbsLostWithLeg: number,
    sideTorsosLost: number,
    firstTorsoShakes: flag,
    engineHits: number,
    pilotWounds: number,
    engineAndGyroHit: flag,
    sensorsLost: flag,
  },
  heat: { attemptToStand: number, woundsFrom: listOf(number), woundsFromInTorso: listOf(number) },
  explosions: {
    mostInside: allOf(['none', 'case', 'case-ii'], number),
    mostThroughArmor: allOf(['case', 'case-ii'], number),
    blowsArmorOffFrom: number,
    limbsKeepHalfTheirArmor: flag,
    caseIISavesFrom: number,
    criticalBehindCaseII: number,
    pilotWounds: whole(),
    weaponFigures: oneOf(EXPLOSION_FIGURES),
    fixedDamage: someOf(EXPLOSIVE_KINDS, number),
    coolantPod: number,
    harmless: listOf(oneOf(EXPLOSIVE_KINDS)),
  },
  initiative: { surplusMoves: oneOf(SURPLUS_MOVES), immobileSkipMovement: flag, commandPost: number },
  weapons: WEAPON_CHECKS,
  cluster: {
    narc: number,
    glancing: number,
    streakRoll: number,
    antiMissile: number,
    antiMissileStopsAll: flag,
    antiMissileVolleys: number,
    antiMissileVolleysOf: someOf(AMMO_FAMILIES, number),
    singleMissileShotDown: listOf(whole(1, 6)),
  },
  movement: MOVEMENT_CHECKS,
};

const ofTheLine: readonly string[] = FACTS_OF_THE_LINE;
const fact = oneOf(Object.keys(FACT).filter((name) => !ofTheLine.includes(name)));

/** What a hook is: a function, a number, a word, a switch or a small table. */
const hook: Check = (value, key, within) => {
  if (typeof value === 'number') number(value, key, within);
  else if (value === null) throw wrongType(nameOf(key, within), value, 'a hook');
  else if (key === 'toHit' && typeof value === 'object') {
    const { needs, value: given } = value as Partial<ForShotsWith>;
    fact(needs, 'needs', nameOf(key, within));
    if (typeof given !== 'function') number(given, 'value', nameOf(key, within));
  }
};

const areaChanges = Object.entries(CHECKS).map(([area, checks]) => [
  area,
  optional(someOfEach(checks as Readonly<Record<string, Check>>)),
]);

function someOfEach(checks: Readonly<Record<string, Check>>): Check {
  return fields<object>(
    Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, optional(check)])),
  );
}

const changes = fields<object>({
  ...Object.fromEntries(areaChanges),
  name: optional(word),
  hooks: optional(recordOf(recordOf(hook))),
});

/** @throws {RangeError | TypeError} naming field and value, if one is wrong */
export const checkChanges = (given: unknown): void => changes(given, 'changes', '');
