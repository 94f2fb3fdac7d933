import type { AbilityEntry, ResolvedAbility } from './ability.js';
import { entryOf, readAbility, takesDesignation } from './ability-catalog.js';

/** The designation of an ability: one of these words, or anything of a kind. */
export type AbilityChoice = 'weapon' | 'terrain' | 'opponent' | readonly string[];

/** An ability as players and files write it. */
export interface WrittenAbility {
  readonly entry: AbilityEntry;
  /** Designations that the id contains. */
  readonly designations: readonly string[];
  /** Possible designations; undefined for abilities that need none. */
  readonly choice: AbilityChoice | undefined;
}

/** Returns the ability with this id in any spelling; undefined if there is none. */
export function abilityBehind(written: string): WrittenAbility | undefined {
  const found = readAbility(written);
  if (found === undefined) return undefined;
  return { entry: entryOf(found.ability), designations: found.designations ?? [], choice: choiceOf(found) };
}

function choiceOf({ ability }: ResolvedAbility): AbilityChoice | undefined {
  const { designations, hooks, pipelines } = ability;
  if (!takesDesignation(ability)) return undefined;
  if (designations !== undefined) return designations;
  if (Object.values(hooks).some(({ namesQuarry }) => namesQuarry)) return 'opponent';
  return pipelines.includes('psr') ? 'terrain' : 'weapon';
}
