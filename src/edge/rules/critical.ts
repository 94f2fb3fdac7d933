import { equipmentItem } from '../../catalog/item-check.js';
import { checked, fields, flag, listOf, oneOfWords, openFields, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type {
  ArmoredCarrier,
  HostileSurroundings,
  ICriticalCheck,
  ICriticalResult,
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
export const resolveCriticalCheck: (
  check: ICriticalCheck,
  roller?: D6Roller,
  options?: RulesetOption,
) => ICriticalResult = checked(
  (check, dice = randomRoller, given) => critical.resolveCriticalCheck(check, dice, given),
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
export const explosionDamage: typeof critical.explosionDamage = checked(critical.explosionDamage, {
  item: equipmentItem,
  state: optional(
    fields<IExplosiveState>({ rounds: optionalWhole, charged: optionalFlag, slots: optionalWhole }),
  ),
  options: rulesetOption,
});

const leggedUnit = openFields<LeggedUnit>(ofLeggedCarrier);

export const criticalChecksAfterDfa: typeof critical.criticalChecksAfterDfa = checked(
  critical.criticalChecksAfterDfa,
  { attacker: leggedUnit, options: rulesetOption },
);
export const criticalChecksWhenKicked: typeof critical.criticalChecksWhenKicked = checked(
  critical.criticalChecksWhenKicked,
  { struck: hitLocation, target: leggedUnit, options: rulesetOption },
);
/**
 * Rolls whether a location that lost armor is breached and stops working (docs/rules/environment.md).
 * @throws {RangeError | TypeError} if an argument is wrong, naming the field and its value
 */
export const rollBreach: (
  surroundings: HostileSurroundings,
  unit: ArmoredCarrier,
  roller?: D6Roller,
  options?: RulesetOption,
) => boolean = checked(
  (surroundings, unit, dice = randomRoller, given) => critical.rollBreach(surroundings, unit, dice, given),
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
export const rollWeaponLinkage: (
  weaponQuirks: readonly string[] | undefined,
  roller?: D6Roller,
  options?: RulesetOption,
) => boolean = checked(
  (weaponQuirks, dice = randomRoller, given) => critical.rollWeaponLinkage(weaponQuirks, dice, given),
  {
    weaponQuirks: optionalIds,
    roller,
    options: rulesetOption,
  },
);
/**
 * Rolls for the slot that a critical hit strikes, and rolls again if that slot cannot be hit. Returns the slot, counted
 * from 0, or `undefined` if none can be hit.
 * @throws {RangeError} if there are neither six nor twelve slots, or the dice never find one that can be hit
 */
export const rollCriticalSlot: (hittable: readonly boolean[], roller?: D6Roller) => number | undefined =
  checked((hittable, dice = randomRoller) => critical.rollCriticalSlot(hittable, dice), {
    hittable: listOf(flag),
    roller,
  });
