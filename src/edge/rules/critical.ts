import { equipmentItem } from '../../catalog/item-check.js';
import { checked, fields, flag, listOf, oneOfWords, openFields, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type {
  ArmoredCarrier,
  HostileSurroundings,
  ICriticalCheck,
  IExplosiveState,
  LeggedUnit,
} from '../../rules/critical/index.js';
import * as critical from '../../rules/critical/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { optionalFlag, optionalIds, optionalWhole, optionalWord, roller, rulesetOption } from '../common.js';
import { edgeState, hitLocation, ofCarrier, ofLeggedCarrier } from './shapes.js';

export * from '../../rules/critical/index.js';

/**
 * Rolls for critical hits on a location with damaged structure or pierced armor. Returns how many slots are hit.
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const resolveCriticalCheck = checked(
  (check: ICriticalCheck, roller: D6Roller = randomRoller, options?: RulesetOption) =>
    critical.resolveCriticalCheck(check, roller, options),
  {
    check: fields<ICriticalCheck>({
      location: hitLocation,
      unitQuirks: optionalIds,
      negationsUsed: optionalWhole,
      edge: optional(edgeState),
      turn: optionalWhole,
      unitId: optionalWord,
      attackerAbilities: optionalIds,
      armorType: optionalWord,
      structureType: optionalWord,
      throughArmor: optionalFlag,
      levelsFallen: optionalWhole,
      armorPiercing: optional(whole(-12, 12)),
      behindCaseII: optionalFlag,
    }),
    roller,
    options: rulesetOption,
  },
);
export const explosionDamage = checked(critical.explosionDamage, {
  item: equipmentItem,
  state: optional(
    fields<IExplosiveState>({
      rounds: optionalWhole,
      charged: optionalFlag,
      slots: optionalWhole,
      jammed: optionalFlag,
    }),
  ),
  options: rulesetOption,
});

const leggedUnit = openFields<LeggedUnit>(ofLeggedCarrier);

export const criticalChecksAfterDfa = checked(critical.criticalChecksAfterDfa, {
  attacker: leggedUnit,
  options: rulesetOption,
});
export const criticalChecksWhenKicked = checked(critical.criticalChecksWhenKicked, {
  struck: hitLocation,
  target: leggedUnit,
  options: rulesetOption,
});
/**
 * Rolls whether a location that lost armor is breached and stops working (docs/rules/environment.md).
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const rollBreach = checked(
  (
    surroundings: HostileSurroundings,
    unit: ArmoredCarrier,
    roller: D6Roller = randomRoller,
    options?: RulesetOption,
  ) => critical.rollBreach(surroundings, unit, roller, options),
  {
    surroundings: oneOfWords<HostileSurroundings>({
      water: true,
      surface: true,
      vacuum: true,
      'trace-atmosphere': true,
    }),
    unit: openFields<ArmoredCarrier>({
      ...ofCarrier,
      armorType: optionalWord,
      mendsItself: optionalFlag,
    }),
    roller,
    options: rulesetOption,
  },
);
/** Rolls whether a hit on its location breaks a weapon's linkage. A weapon without exposed linkage needs no roll. */
export const rollWeaponLinkage = checked(
  (weaponQuirks: readonly string[] | undefined, roller: D6Roller = randomRoller, options?: RulesetOption) =>
    critical.rollWeaponLinkage(weaponQuirks, roller, options),
  { weaponQuirks: optionalIds, roller, options: rulesetOption },
);
/**
 * Rolls for the slot that a critical hit strikes, and rolls again if that slot cannot be hit. Returns the slot, counted
 * from 0, or `undefined` if none can be hit.
 * @throws {RangeError} if there are neither six nor twelve slots, or the dice never find one that can be hit
 */
export const rollCriticalSlot = checked(
  (hittable: readonly boolean[], roller: D6Roller = randomRoller) =>
    critical.rollCriticalSlot(hittable, roller),
  {
    hittable: listOf(flag),
    roller,
  },
);
