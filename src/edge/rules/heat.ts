import { checkInteger } from '../../check/check.js';
import { checked, fields, oneOf, optional, whole } from '../../check/shape.js';
import { type D6Roller, randomRoller } from '../../dice/index.js';
import type { Carrier } from '../../rules/carried-hooks.js';
import type {
  AmmunitionCheckOptions,
  CockpitHeat,
  HeatSinks,
  HeatSources,
  MovementHeatOptions,
  OtherHeatSources,
  Surroundings,
} from '../../rules/heat/index.js';
import * as heat from '../../rules/heat/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import {
  movementType,
  optionalFlag,
  optionalIds,
  optionalWhole,
  optionalWord,
  roller,
  ruleset,
  rulesetOption,
} from '../common.js';
import { optionsWith } from '../options.js';
import { carrier } from './shapes.js';

export * from '../../rules/heat/index.js';

export const calculateWeaponHeat = checked(heat.calculateWeaponHeat, {
  baseHeat: whole(),
  weaponQuirks: optionalIds,
  options: rulesetOption,
});
export const calculateHeatGenerated = checked(heat.calculateHeatGenerated, {
  sources: fields<HeatSources>({
    movement: optionalWhole,
    weapons: optionalWhole,
    other: optionalWhole,
    abilities: optionalIds,
    unitQuirks: optionalIds,
    movementType: optional(movementType),
    coolingFailed: optionalFlag,
  }),
  options: rulesetOption,
});
export const calculateMovementHeat = checked(heat.calculateMovementHeat, {
  movementType,
  options: optional(
    fields<MovementHeatOptions>({
      ruleset,
      hexesJumped: optionalWhole,
      improvedJumpJets: optionalFlag,
      engine: optionalWord,
      attemptsToStand: optionalWhole,
    }),
  ),
});
export const calculateOtherHeat = checked(heat.calculateOtherHeat, {
  sources: fields<OtherHeatSources>({
    engineHits: optionalWhole,
    signatureSystems: optionalWhole,
    chameleonShields: optionalWhole,
    novaSystems: optionalWhole,
    chargedCapacitors: optionalWhole,
    external: optionalWhole,
  }),
});
export const calculateDissipation = checked(
  heat.calculateDissipation,
  {
    sinks: fields<HeatSinks>({ count: whole(), kind: oneOf(['single', 'double']), inLegs: optionalWhole }),
    surroundings: optional(fields<Surroundings>({ waterDepth: optionalWhole, prone: optionalFlag })),
  },
  ({ count, inLegs = 0 }) => checkInteger('inLegs', inLegs, 0, count),
);
export const heatAfterTurn = checked(heat.heatAfterTurn, {
  heat: whole(),
  generated: whole(),
  dissipation: whole(),
});
export const calculateHeatWounds = checked(heat.calculateHeatWounds, {
  cockpit: fields<CockpitHeat>({
    heat: whole(),
    lifeSupportHits: whole(),
    torsoMounted: optionalFlag,
    unitQuirks: optionalIds,
  }),
  options: rulesetOption,
});

const ofHeatCheck = { heat: whole(), abilities: optionalIds, options: rulesetOption };
export const calculateShutdownCheck = checked(heat.calculateShutdownCheck, ofHeatCheck);
export const calculateStartupCheck = checked(heat.calculateStartupCheck, ofHeatCheck);
export const calculateAmmunitionExplosionCheck = checked(heat.calculateAmmunitionExplosionCheck, {
  ...ofHeatCheck,
  options: optionsWith<AmmunitionCheckOptions>({ inferno: optionalFlag, ruleset }),
});
/**
 * Rolls whether a flawed cooling system fails for the rest of the game: after a fall, a physical attack, or heavy
 * damage in one phase. A sound system needs no roll. `coolingFailed` adds the cost to each turn's heat.
 */
export const rollCoolingFlaw = checked(
  (unit: Carrier, roller: D6Roller = randomRoller, options?: RulesetOption) =>
    heat.rollCoolingFlaw(unit, roller, options),
  { unit: carrier, roller, options: rulesetOption },
);
