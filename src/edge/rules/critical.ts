import { equipmentItem } from '../../catalog/item-check.js';
import { checked, fields, flag, listOf, oneOfWords, openFields, optional } from '../../check/shape.js';
import type {
  HostileSurroundings,
  ICriticalCheck,
  IExplosiveState,
  LeggedUnit,
} from '../../rules/critical/index.js';
import * as critical from '../../rules/critical/index.js';
import { optionalFlag, optionalIds, optionalWhole, optionalWord, roller, rulesetOption } from '../common.js';
import { carrier, edgeState, hitLocation, ofLeggedCarrier } from './shapes.js';

export * from '../../rules/critical/index.js';

export const resolveCriticalCheck: typeof critical.resolveCriticalCheck = checked(
  critical.resolveCriticalCheck,
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
    }),
    roller,
    options: rulesetOption,
  },
);
export const explosionDamage: typeof critical.explosionDamage = checked(critical.explosionDamage, {
  item: equipmentItem,
  state: optional(fields<IExplosiveState>({ rounds: optionalWhole, charged: optionalFlag })),
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
export const rollBreach: typeof critical.rollBreach = checked(critical.rollBreach, {
  surroundings: oneOfWords<HostileSurroundings>({ water: true, vacuum: true, 'trace-atmosphere': true }),
  unit: carrier,
  roller,
  options: rulesetOption,
});
export const rollWeaponLinkage: typeof critical.rollWeaponLinkage = checked(critical.rollWeaponLinkage, {
  weaponQuirks: optionalIds,
  roller,
  options: rulesetOption,
});
export const rollCriticalSlot: typeof critical.rollCriticalSlot = checked(critical.rollCriticalSlot, {
  hittable: listOf(flag),
  roller,
});
