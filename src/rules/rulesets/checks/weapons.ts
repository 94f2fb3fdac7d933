import { AMMO_FAMILIES, MUNITIONS, TRAITS } from '../../../catalog/index.js';
import { type Fields, fields, flag, listOf, oneOf, oneOfWords, optional } from '../../../check/shape.js';
import type { EffectEntry, FamilyEntry, PodEffect } from '../../effect/effect-entry.js';
import { RANGE_BRACKETS } from '../../to-hit/vocabulary.js';
import type { JamRule, WeaponRules } from '../areas/weapons.js';
import { allOf, number, someOf } from './cells.js';

const ENTRY: Fields<EffectEntry> = {
  groupPoints: optional(number),
  groupsSmallHitsOnly: optional(flag),
  streak: optional(flag),
  pelletPoints: optional(number),
  countsGuns: optional(flag),
  damageFactor: optional(number),
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
  charge: optional(allOf(['points', 'heat'], number)),
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
  areaGroupPoints: number,
  jams: allOf(['for-good', 'until-cleared'], fields<JamRule>({ upTo: listOf(number), misses: flag })),
  clearingJam: number,
};
