import type { Catalog } from '../../catalog/index.js';
import { equipmentItem } from '../../catalog/item-check.js';
import { checked, fields, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type { ClusterModifiers, IClusterShot, IWeaponVolley } from '../../rules/cluster/index.js';
import * as cluster from '../../rules/cluster/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import {
  type CatalogOption,
  catalogOption,
  itemOrName,
  optionalFlag,
  optionalIds,
  optionalWord,
  rangeBracket,
  roller,
  ruleset,
} from '../common.js';
import { optionsWith } from '../options.js';

export const ammunition = optional(equipmentItem);

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
export const shotsOrGuns = { shots: optional(whole(1)), guns: optional(whole(1)) };
const ofVolley = { ...shotsOrGuns, hotLoaded: optionalFlag };
/** A volley is a shot with more to tell, and serves as one. */
const shot = fields<IClusterShot>({ ...ofShot, ...ofVolley, weapon: optional(itemOrName) });
type ClusterOptions = RulesetOption & CatalogOption;
const options = optionsWith<ClusterOptions>({ ruleset, ...catalogOption });
const volley = fields<IWeaponVolley>({ ...ofShot, ...ofVolley, weapon: itemOrName });

/** What speaks of a weapon, for the catalog that names are looked up in unless another comes along. */
/* @__NO_SIDE_EFFECTS__ */
export function clustersIn(usual: Catalog | undefined) {
  const finderOf = (given: ClusterOptions | undefined) => (given?.catalog ?? usual)?.find;

  /** What is added to a cluster roll; a weapon may be named. */
  const calculateClusterModifier: (shot: IClusterShot, options?: ClusterOptions) => number = checked(
    (one, given) => cluster.calculateClusterModifier(one, given, finderOf(given)),
    { shot, options },
  );
  /** The same, modifier by modifier. */
  const itemiseClusterModifier: (shot: IClusterShot, options?: ClusterOptions) => ClusterModifiers = checked(
    (one, given) => cluster.itemiseClusterModifier(one, given, finderOf(given)),
    { shot, options },
  );
  /** How many hits a weapon scores that has hit; it may be named. */
  const rollWeaponHits: (volley: IWeaponVolley, roller?: D6Roller, options?: ClusterOptions) => number =
    checked((one, dice = randomRoller, given) => cluster.rollWeaponHits(one, dice, given, finderOf(given)), {
      volley,
      roller,
      options,
    });
  return { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits };
}
