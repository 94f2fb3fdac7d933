import { callback, checked, listOf, openFields, whole, word } from '../../check/shape.js';
import type { PossibleTarget } from '../../rules/abilities/index.js';
import * as abilities from '../../rules/abilities/index.js';
import { optionalIds, optionalWhole, rulesetOption } from '../common.js';
import { abilityCategory, edgeState, edgeUse, pipeline } from './shapes.js';

export * from '../../rules/abilities/index.js';

export const getSPAsByCategory: typeof abilities.getSPAsByCategory = checked(abilities.getSPAsByCategory, {
  category: abilityCategory,
});
export const getSPAsForPipeline: typeof abilities.getSPAsForPipeline = checked(abilities.getSPAsForPipeline, {
  pipeline,
});
export const hasSPA: typeof abilities.hasSPA = checked(abilities.hasSPA, {
  abilities: optionalIds,
  id: word,
});
export const isKnownAbility: typeof abilities.isKnownAbility = checked(abilities.isKnownAbility, {
  written: word,
});

export const createEdgeState: typeof abilities.createEdgeState = checked(abilities.createEdgeState, {
  points: optionalWhole,
});
export const edgeTriggersOf: typeof abilities.edgeTriggersOf = checked(abilities.edgeTriggersOf, {
  options: rulesetOption,
});
export const canUseEdge: typeof abilities.canUseEdge = checked(abilities.canUseEdge, {
  state: edgeState,
  trigger: word,
  options: rulesetOption,
});
export const useEdge: typeof abilities.useEdge = checked(abilities.useEdge, {
  state: edgeState,
  trigger: word,
  turn: whole(),
  unitId: word,
  description: word,
  options: rulesetOption,
});
export const rerollWithEdge: typeof abilities.rerollWithEdge = checked(abilities.rerollWithEdge, {
  state: edgeState,
  use: edgeUse,
  reroll: callback,
  options: rulesetOption,
});

export const targetsAllowedFirst: typeof abilities.targetsAllowedFirst = checked(
  abilities.targetsAllowedFirst,
  { targets: listOf(openFields<PossibleTarget>({ abilities: optionalIds })), options: rulesetOption },
);
