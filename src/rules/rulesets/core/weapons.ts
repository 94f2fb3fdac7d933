import type { FamilyEntry } from '../../effect/effect-entry.js';
import type { WeaponRules } from '../areas/weapons.js';
import { WEAPONS as BOOK } from '../total-warfare/weapons.js';

/** It is armed from the start. */
const ONE_LARGE_MISSILE: FamilyEntry = { damageTooClose: 1 };

export const WEAPONS: Partial<WeaponRules> = {
  families: {
    ...BOOK.families,
    'extended-lrm': { ...BOOK.families['extended-lrm'], missilesTooClose: 1 },
    mrm: { ...BOOK.families.mrm, unservedClusterModifier: -1 },
    'heavy-gauss': {},
    'improved-heavy-gauss': {},
    atm: { ...BOOK.families.atm, groupPoints: 6 },
    'thunderbolt-5': ONE_LARGE_MISSILE,
    'thunderbolt-10': ONE_LARGE_MISSILE,
    'thunderbolt-15': ONE_LARGE_MISSILE,
    'thunderbolt-20': ONE_LARGE_MISSILE,
  },
  traits: {
    ...BOOK.traits,
    flamer: { ...BOOK.traits.flamer, damageAsHeat: 'besides' },
    'bombast-laser': {
      dial: {
        settings: [
          { points: 8, heat: 6, toHit: 0 },
          { points: 12, heat: 8, toHit: 1 },
          { points: 16, heat: 12, toHit: 2 },
        ],
        charges: true,
      },
    },
    'machine-gun-array': { ...BOOK.traits['machine-gun-array'], clusterModifier: 2 },
  },
  munitions: {
    ...BOOK.munitions,
    acid: { ...BOOK.munitions.acid, clusterModifier: -1 },
    'armor-piercing': {
      damageKind: 'armor-piercing',
      piercesBySize: [
        { minimum: 2, modifier: -3 },
        { minimum: 4, modifier: -2 },
        { minimum: 6, modifier: -1 },
      ],
    },
    'semi-guided': { semiGuided: { untagged: -1, direct: 2, indirect: 0 } },
  },
  linked: {
    ...BOOK.linked,
    apollo: { clusterModifier: 0 },
    'ppc-capacitor': { charge: { points: 5, heat: 5 } },
  },
  edition: 'core',
  energyReachesBracketLessUnderWater: true,
  clearingJamTakesAttacks: false,
  jams: { ...BOOK.jams, 'for-good': { upTo: [0, 0], misses: true } },
};
