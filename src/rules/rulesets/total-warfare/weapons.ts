import type { EffectEntry, FamilyEntry } from '../../effect/effect-entry.js';
import type { WeaponRules } from '../areas/weapons.js';

const IN_FIVES: EffectEntry = { groupPoints: 5 };
/** It arms in flight. */
const ONE_LARGE_MISSILE: FamilyEntry = { damageTooClose: 0.5 };
const PELLETS: EffectEntry = { pelletPoints: 1, infantryClass: 'cluster-ballistic' };
const LB_X: FamilyEntry = { loads: { cluster: PELLETS } };

/** Total Warfare, "Weapons and Equipment". */
export const WEAPONS: WeaponRules = {
  families: {
    lrm: IN_FIVES,
    lrt: IN_FIVES,
    'extended-lrm': { groupPoints: 5, missilesTooClose: 0.5 },
    'enhanced-lrm': IN_FIVES,
    'improved-lrm': IN_FIVES,
    'primitive-lrm': IN_FIVES,
    mrm: { groupPoints: 5, unservedClusterModifier: 0 },
    'rocket-launcher': IN_FIVES,
    'rocket-launcher-bomb': IN_FIVES,
    mml: { groupPoints: 5, groupsSmallHitsOnly: true },
    atm: { groupPoints: 5, guidance: 2, pointsToInfantry: 1 },
    'improved-atm': { groupPoints: 5, streak: true, pointsToInfantry: 1 },
    'streak-lrm': { groupPoints: 5, streak: true },
    'streak-srm': { streak: true },
    'heavy-gauss': { recoils: true },
    'improved-heavy-gauss': { recoils: true },
    'hyper-assault-gauss': { groupPoints: 5, clusterModifierByRange: { short: 2, long: -2, extreme: -2 } },
    'lb-x-autocannon': LB_X,
    'lb-x-autocannon-thb': LB_X,
    'silver-bullet-gauss': PELLETS,
    'thunderbolt-5': ONE_LARGE_MISSILE,
    'thunderbolt-10': ONE_LARGE_MISSILE,
    'thunderbolt-15': ONE_LARGE_MISSILE,
    'thunderbolt-20': ONE_LARGE_MISSILE,
    'mech-mortar': { pointsToInfantry: 1 },
    narc: { pod: 'beacon', loads: { 'narc-explosive': { pod: 'none' } } },
    'improved-narc': {
      pod: 'homing',
      loads: {
        explosive: { pod: 'none' },
        haywire: { pod: 'haywire' },
        ecm: { pod: 'ecm' },
        nemesis: { pod: 'nemesis' },
      },
    },
  },
  traits: {
    flamer: { damageAsHeat: 'instead', damageKind: 'incendiary' },
    'er-flamer': { heatShare: 0.5 },
    plasma: { damageKind: 'incendiary' },
    'machine-gun-array': { countsGuns: true, clusterModifier: 0, strikesTogether: true },
    tag: { designates: true },
    taser: { shocks: true },
    // Heat equals damage, and higher settings are harder to hit with.
    'bombast-laser': {
      dial: {
        settings: [
          { points: 7, heat: 7, toHit: 0 },
          { points: 8, heat: 8, toHit: 1 },
          { points: 9, heat: 9, toHit: 1 },
          { points: 10, heat: 10, toHit: 2 },
          { points: 11, heat: 11, toHit: 2 },
          { points: 12, heat: 12, toHit: 3 },
        ],
        charges: false,
      },
    },
    'variable-speed-pulse': { troopersByRange: { short: 3, medium: 2, long: 1, extreme: 1 } },
  },
  munitions: {
    acid: { clusterModifier: -2, damageKind: 'acid' },
    'armor-piercing': {
      damageKind: 'armor-piercing',
      piercesBySize: [
        { minimum: 2, modifier: -4 },
        { minimum: 4, modifier: -3 },
        { minimum: 8, modifier: -2 },
        { minimum: 20, modifier: -1 },
      ],
    },
    flechette: { damageFactor: 0.5, infantryClass: 'flechette' },
    fragmentation: { damageFactor: 0, infantryClass: 'flechette' },
    inferno: { heatEach: 2, heatsOnly: true },
    'narc-capable': { followsBeacon: true },
    'semi-guided': { semiGuided: { untagged: 0, direct: 0, indirect: 0 } },
  },
  linked: {
    'artemis-v': { guidance: 3, guides: 'artemis-v-capable' },
    'artemis-iv': { guidance: 2, guides: 'artemis-capable' },
    'artemis-iv-prototype': { guidance: 1, guides: 'artemis-capable' },
    apollo: { clusterModifier: -1 },
    'ppc-capacitor': { charge: { points: 5, heat: 5, breaksUpTo: 2 } },
    'risc-laser-pulse-module': { burstsUpTo: 2 },
  },
  energyReachesBracketLessUnderWater: false,
  edition: null,
  areaGroupPoints: 5,
  jams: {
    'for-good': { upTo: [0, 2], misses: true },
    'until-cleared': { upTo: [0, 2, 2, 3, 3, 4], misses: false },
  },
  clearingJamTakesAttacks: true,
  clearingJam: 3,
  shock: { needed: { battlemech: 12, machine: 11, suit: 9 }, turns: 3, toRolls: 1 },
};
