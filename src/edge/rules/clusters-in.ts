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
export const LARGEST_VOLLEY = 1000;
const MOST_SHOTS = 6;
export const shotsOrGuns = { shots: optional(whole(1)), guns: optional(whole(1)) };
const ofVolley = { ...shotsOrGuns, hotLoaded: optionalFlag };
/** A volley has all fields of a shot and more, and is accepted as one. */
const shot = fields<IClusterShot>({ ...ofShot, ...ofVolley, weapon: optional(itemOrName) });
type ClusterOptions = RulesetOption & CatalogOption;
const options = optionsWith<ClusterOptions>({ ruleset, ...catalogOption });
const volley = fields<IWeaponVolley>({
  ...ofShot,
  ...ofVolley,
  shots: optional(whole(1, MOST_SHOTS)),
  guns: optional(whole(1, LARGEST_VOLLEY)),
  weapon: itemOrName,
});

/** The functions that take a weapon. Names are looked up in `usual` unless the options bring another catalog. */
/* @__NO_SIDE_EFFECTS__ */
export function clustersIn(usual: Catalog | undefined) {
  const finderOf = (given: ClusterOptions | undefined) => (given?.catalog ?? usual)?.find;

  /** Returns the sum of all modifiers to a cluster roll. The weapon may be an item or a name. */
  const calculateClusterModifier: (shot: IClusterShot, options?: ClusterOptions) => number = checked(
    (one, given) => cluster.calculateClusterModifier(one, given, finderOf(given)),
    { shot, options },
  );
  /** Returns the modifiers to a cluster roll one by one. The weapon may be an item or a name. */
  const itemiseClusterModifier: (shot: IClusterShot, options?: ClusterOptions) => ClusterModifiers = checked(
    (one, given) => cluster.itemiseClusterModifier(one, given, finderOf(given)),
    { shot, options },
  );
  /** Rolls how many hits a weapon scores once its attack has hit. The weapon may be an item or a name. */
  const rollWeaponHits = checked(
    (volley: IWeaponVolley, roller: D6Roller = randomRoller, options?: ClusterOptions) =>
      cluster.rollWeaponHits(volley, roller, options, finderOf(options)),
    {
      volley,
      roller,
      options,
    },
  );
  return { calculateClusterModifier, itemiseClusterModifier, rollWeaponHits };
}
