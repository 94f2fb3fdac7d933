import type { Catalog, EquipmentItem } from '../../catalog/index.js';
import { plainName } from '../carried.js';
import { getWeaponQuirks } from '../quirks/questions.js';
import { rulesetOf } from '../ruleset.js';
import {
  givesPartialCover,
  interveningTerrainModifier,
  type TerrainFeature,
  targetTerrainModifier,
} from '../terrain/terrain.js';
import { carriedIn, NOTHING } from './carried-modifiers.js';
import { FACT, factsOf } from './facts.js';
import { targetMovement } from './movement.js';
import { isReachable, modifierAt } from './range.js';
import type { ToHitSituation } from './situation.js';
import type { IAttackerState, ITargetState, IToHitOptions } from './states.js';
import type { RangeBracket } from './vocabulary.js';

/** Finds equipment by id, name or alias, for callers without the item itself. */
export type FindItem = Catalog['find'];

const NO_OPTIONS: IToHitOptions = {};
const OPEN_GROUND: readonly TerrainFeature[] = [];

/** Builds the situation of a shot with everything looked up: ids, equipment, terrain and ruleset. */
export function situationOf(
  attacker: IAttackerState,
  target: ITargetState,
  bracket: RangeBracket,
  range: number,
  options: IToHitOptions = NO_OPTIONS,
  find?: FindItem,
): ToHitSituation {
  // Fields are read before any call, so that the JavaScript engine need not check them again.
  const { weaponId, minimumRange, targetTerrain: targetHex = OPEN_GROUND, interveningTerrain } = options;
  const { ruleset: asked, weapon: named, ammunition: loaded, linkedTo } = options;
  const { interveningPoints, targetTerrainPoints } = options;
  const { unitQuirks, weaponQuirks, abilities: ids, weaponType, weaponCategory } = attacker;
  const {
    partialCover,
    prone,
    superheavy,
    movementType,
    hexesMoved,
    unitQuirks: targetQuirks,
    abilities: targetIds,
  } = target;
  const rules = rulesetOf(asked);
  const known = carriedIn(rules);
  const extremeRange = options.extremeRange ?? rules.toHit.extremeRange;
  const reachable = isReachable(bracket, extremeRange);
  const weapon = named === undefined ? undefined : itemOf(named, 'weapon', find);
  const gun = weapon !== undefined && 'ranges' in weapon ? weapon : undefined;
  const load = loaded === undefined ? undefined : itemOf(loaded, 'ammunition', find);
  const ammunition = load?.kind === 'ammunition' ? load : undefined;
  const ranges = ammunition?.flightRanges ?? gun?.ranges;
  const ofWeapon = weaponId === undefined ? undefined : getWeaponQuirks(weaponQuirks, weaponId);
  const tooNear = minimumRange ?? ranges?.minimum ?? 0;
  const fired = weaponType ?? weapon?.name;
  const between =
    interveningPoints ??
    (interveningTerrain === undefined ? 0 : interveningTerrainModifier(interveningTerrain));
  const inHex = targetTerrainPoints ?? targetTerrainModifier(targetHex);
  // Water of depth 1 covers the legs of other 'Mechs, but not of a superheavy.
  const covered = partialCover || (!prone && !superheavy && givesPartialCover(targetHex));
  let facts = factsOf(attacker, target, options, tooNear);
  if (covered) facts |= FACT.partialCover;
  if (between !== 0) facts |= FACT.interveningTerrain;
  if (inHex !== 0) facts |= FACT.targetTerrain;
  return {
    rules,
    attacker,
    target,
    options,
    facts,
    bracket,
    range,
    reachable,
    extremeRange,
    rangeModifier: reachable ? modifierAt(bracket, range, options.rangeModifiers) : 0,
    minimumRange: tooNear,
    targetMovement: targetMovement(movementType, hexesMoved),
    interveningTerrain: between,
    targetTerrain: inHex,
    targetHex,
    partialCover: covered,
    weapon,
    ammunition,
    linkedTo: linkedTo === undefined ? undefined : itemOf(linkedTo, 'linkedTo', find),
    weaponName: fired === undefined || ids === undefined ? undefined : plainName(fired),
    weaponCategory: weaponCategory ?? gun?.category,
    abilities: ids === undefined ? NOTHING : known.attackerAbilities.get(ids),
    targetAbilities: targetIds === undefined ? NOTHING : known.targetAbilities.get(targetIds),
    quirks: unitQuirks === undefined ? NOTHING : known.attackerQuirks.get(unitQuirks),
    targetQuirks: targetQuirks === undefined ? NOTHING : known.targetQuirks.get(targetQuirks),
    weaponQuirks: ofWeapon === undefined ? NOTHING : known.weaponQuirks.get(ofWeapon),
  };
}

function itemOf(item: EquipmentItem | string, field: string, find: FindItem | undefined): EquipmentItem {
  if (typeof item !== 'string') return item;
  const found = find?.(item);
  if (found === undefined) throw new RangeError(`${field} is "${item}": no equipment of that name`);
  return found;
}
