import { AMMO_FAMILIES, EDITIONS, MUNITIONS, TRAITS } from '../../../catalog/index.js';
import {
  amount,
  type Fields,
  fields,
  flag,
  listOf,
  oneOf,
  oneOfWords,
  optional,
} from '../../../check/shape.js';
import { DAMAGE_KINDS } from '../../damage/damage-kind.js';
import type { EffectEntry, FamilyEntry, PodEffect } from '../../effect/effect-entry.js';
import type { Dial, DialSetting } from '../../firing/dial.js';
import { HARDNESSES, type ShockRule } from '../../firing/shock.js';
import { RANGE_BRACKETS } from '../../to-hit/vocabulary.js';
import type { JamRule, WeaponRules } from '../areas/weapons.js';
import { allOf, number, someOf, step } from './cells.js';

const ENTRY: Fields<EffectEntry> = {
  groupPoints: optional(amount(1)),
  groupsSmallHitsOnly: optional(flag),
  streak: optional(flag),
  pelletPoints: optional(number),
  countsGuns: optional(flag),
  strikesTogether: optional(flag),
  missilesTooClose: optional(amount(0, 1)),
  damageTooClose: optional(amount(0, 1)),
  piercesBySize: optional(listOf(step)),
  damageKind: optional(oneOf(DAMAGE_KINDS)),
  damageFactor: optional(amount()),
  infantryClass: optional(oneOf(['cluster-ballistic', 'flechette'])),
  pointsToInfantry: optional(number),
  troopersByRange: optional(someOf(RANGE_BRACKETS, number)),
  clusterModifier: optional(number),
  unservedClusterModifier: optional(number),
  clusterModifierByRange: optional(someOf(RANGE_BRACKETS, number)),
  guidance: optional(number),
  guides: optional(oneOf(MUNITIONS)),
  followsBeacon: optional(flag),
  semiGuided: optional(allOf(['untagged', 'direct', 'indirect'], number)),
  heatEach: optional(number),
  heatsOnly: optional(flag),
  damageAsHeat: optional(oneOf(['instead', 'besides'])),
  heatShare: optional(amount(0, 1)),
  pod: optional(
    oneOfWords<PodEffect>({
      beacon: true,
      homing: true,
      haywire: true,
      ecm: true,
      nemesis: true,
      none: true,
    }),
  ),
  designates: optional(flag),
  charge: optional(
    fields<NonNullable<EffectEntry['charge']>>({
      points: number,
      heat: number,
      breaksUpTo: optional(number),
    }),
  ),
  recoils: optional(flag),
  shocks: optional(flag),
  dial: optional(
    fields<Dial>({
      settings: listOf(fields<DialSetting>({ points: number, heat: number, toHit: number })),
      charges: flag,
    }),
  ),
  burstsUpTo: optional(number),
};
const entry = fields<EffectEntry>(ENTRY);

export const WEAPON_CHECKS: Fields<WeaponRules> = {
  families: someOf(
    AMMO_FAMILIES,
    fields<FamilyEntry>({ ...ENTRY, loads: optional(someOf(MUNITIONS, entry)) }),
  ),
  traits: someOf(TRAITS, entry),
  munitions: someOf(MUNITIONS, entry),
  linked: someOf(TRAITS, entry),
  energyReachesBracketLessUnderWater: flag,
  edition: (value, key, within) => {
    if (value !== null) oneOf(EDITIONS)(value, key, within);
  },
  areaGroupPoints: amount(1),
  jams: allOf(['for-good', 'until-cleared'], fields<JamRule>({ upTo: listOf(number), misses: flag })),
  clearingJamTakesAttacks: flag,
  clearingJam: number,
  shock: fields<ShockRule>({ needed: allOf(HARDNESSES, number), turns: amount(1), toRolls: number }),
};
