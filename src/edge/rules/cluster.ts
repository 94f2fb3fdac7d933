import * as builtIn from '../../built-in/rules.js';
import type { ReadOptions } from '../../built-in/units.js';
import {
  amount,
  checked,
  fields,
  openFields,
  optional,
  whole,
  wholeOfEitherSign,
} from '../../check/shape.js';
import type { ClusterLoad, IClusterShot, IWeaponVolley } from '../../rules/cluster/index.js';
import * as cluster from '../../rules/cluster/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import {
  catalogOption,
  itemOrName,
  optionalFlag,
  optionalIds,
  optionalWord,
  rangeBracket,
  roller,
  ruleset,
  rulesetOption,
} from '../common.js';
import { equipmentItem } from '../equipment/item.js';
import { optionsWith } from '../options.js';

export * from '../../rules/cluster/index.js';

const ammunition = optional(equipmentItem);

const ofShot = {
  abilities: optionalIds,
  weaponType: optionalWord,
  rangeBracket: optional(rangeBracket),
  ammunition,
  linkedTo: optional(equipmentItem),
  designatedWeaponType: optionalWord,
  indirectFire: optionalFlag,
  targetNarced: optionalFlag,
  targetTagged: optionalFlag,
  antiMissile: optionalFlag,
  ecmOnPath: optionalFlag,
  ecmOnTarget: optionalFlag,
  ownStealth: optionalFlag,
  glancing: optionalFlag,
};
const shotsOrGuns = { shots: optional(whole(1)), guns: optional(whole(1)) };
const ofVolley = { ...shotsOrGuns, hotLoaded: optionalFlag };
/** A volley is a shot with more to tell, and serves as one. */
const shot = fields<IClusterShot>({ ...ofShot, ...ofVolley, weapon: optional(itemOrName) });
const options = optionsWith<RulesetOption & ReadOptions>({ ruleset, ...catalogOption });

export const calculateClusterModifier: typeof builtIn.calculateClusterModifier = checked(
  builtIn.calculateClusterModifier,
  { shot, options },
);
export const itemiseClusterModifier: typeof builtIn.itemiseClusterModifier = checked(
  builtIn.itemiseClusterModifier,
  { shot, options },
);
export const rollWeaponHits: typeof builtIn.rollWeaponHits = checked(builtIn.rollWeaponHits, {
  volley: fields<IWeaponVolley>({ ...ofShot, ...ofVolley, weapon: itemOrName }),
  roller,
  options,
});
export const rollClusterHits: typeof cluster.rollClusterHits = checked(cluster.rollClusterHits, {
  size: whole(),
  modifier: wholeOfEitherSign,
  roller,
});
export const clusterSizeOf: typeof cluster.clusterSizeOf = checked(cluster.clusterSizeOf, {
  weapon: equipmentItem,
  load: optional(openFields<ClusterLoad>({ ammunition, ...shotsOrGuns })),
  options: rulesetOption,
});
export const groupPointsOf: typeof cluster.groupPointsOf = checked(cluster.groupPointsOf, {
  weapon: equipmentItem,
  damagePerHit: amount(),
  options: rulesetOption,
});
export const rollsForClusters: typeof cluster.rollsForClusters = checked(cluster.rollsForClusters, {
  weapon: equipmentItem,
  ammunition,
  options: rulesetOption,
});
