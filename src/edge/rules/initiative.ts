import { checked, listOf, openFields, whole } from '../../check/shape.js';
import type { InitiativeUnit } from '../../rules/initiative/index.js';
import * as initiative from '../../rules/initiative/index.js';
import { optionalFlag, optionalIds, rulesetOption } from '../common.js';

export * from '../../rules/initiative/index.js';

const unit = openFields<InitiativeUnit>({
  unitQuirks: optionalIds,
  abilities: optionalIds,
  conscious: optionalFlag,
});
const round = whole(1);

export const calculateInitiativeModifier = checked(initiative.calculateInitiativeModifier, {
  units: listOf(unit),
  options: rulesetOption,
});
export const actsBeforeAll = checked(initiative.actsBeforeAll, { unit, round, options: rulesetOption });
export const orderOfRound = checked(initiative.orderOfRound, {
  order: listOf(unit),
  round,
  options: rulesetOption,
});
