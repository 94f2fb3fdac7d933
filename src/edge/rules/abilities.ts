import { callback, checked, listOf, openFields, whole, word } from '../../check/shape.js';
import type { PossibleTarget } from '../../rules/abilities/index.js';
import * as abilities from '../../rules/abilities/index.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import { optionalIds, optionalWhole, rulesetOption } from '../common.js';
import { abilityCategory, edgeState, edgeUse, pipeline } from './shapes.js';

export * from '../../rules/abilities/index.js';

export const getSPAsByCategory = checked(abilities.getSPAsByCategory, { category: abilityCategory });
export const getSPAsForPipeline = checked(abilities.getSPAsForPipeline, { pipeline });
type WithHyphens<Id extends string> = Id extends `${infer Head}_${infer Rest}`
  ? `${Head}-${WithHyphens<Rest>}`
  : Id;
type AbilityWord = abilities.KnownAbilityId | WithHyphens<abilities.KnownAbilityId>;

/** A literal must be a known id, in snake or kebab case. A value of type `string` may be anything. */
interface AskForAbility {
  (abilities: readonly string[] | undefined, id: AbilityWord): boolean;
  <Read extends string>(
    abilities: readonly string[] | undefined,
    id: string extends Read ? Read : never,
  ): boolean;
}
/** Returns whether a pilot has this ability. Ids match in any spelling. */
export const hasSPA: AskForAbility = checked(abilities.hasSPA, { abilities: optionalIds, id: word });
export const isKnownAbility = checked(abilities.isKnownAbility, { written: word });
export const abilityBehind = checked(abilities.abilityBehind, { written: word });

export const createEdgeState = checked(abilities.createEdgeState, { points: optionalWhole });
export const edgeTriggersOf = checked(abilities.edgeTriggersOf, { options: rulesetOption });
interface AskForEdge {
  (state: abilities.IEdgeState, trigger: abilities.EdgeTriggerId, options?: RulesetOption): boolean;
  <Read extends string>(
    state: abilities.IEdgeState,
    trigger: string extends Read ? Read : never,
    options?: RulesetOption,
  ): boolean;
}
/** Returns whether a point of Edge is left for this trigger. */
export const canUseEdge: AskForEdge = checked(abilities.canUseEdge, {
  state: edgeState,
  trigger: word,
  options: rulesetOption,
});
interface SpendEdge {
  (
    state: abilities.IEdgeState,
    trigger: abilities.EdgeTriggerId,
    turn: number,
    unitId: string,
    description: string,
    options?: RulesetOption,
  ): abilities.IEdgeState;
  <Read extends string>(
    state: abilities.IEdgeState,
    trigger: string extends Read ? Read : never,
    turn: number,
    unitId: string,
    description: string,
    options?: RulesetOption,
  ): abilities.IEdgeState;
}
/**
 * Spends one point of Edge and returns the new state.
 * @throws {RangeError} if there is no such trigger, or no point left
 */
export const useEdge: SpendEdge = checked(abilities.useEdge, {
  state: edgeState,
  trigger: word,
  turn: whole(),
  unitId: word,
  description: word,
  options: rulesetOption,
});
export const rerollWithEdge = checked(abilities.rerollWithEdge, {
  state: edgeState,
  use: edgeUse,
  reroll: callback,
  options: rulesetOption,
});

export const targetsAllowedFirst = checked(abilities.targetsAllowedFirst, {
  targets: listOf(openFields<PossibleTarget>({ abilities: optionalIds })),
  options: rulesetOption,
});
