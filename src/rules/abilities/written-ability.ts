import type { AbilityEntry, ResolvedAbility } from './ability.js';
import { entryOf, readAbility, takesDesignation } from './ability-catalog.js';

/** What an ability is chosen for: one of these words, or anything of a kind. */
export type AbilityChoice = 'weapon' | 'terrain' | 'opponent' | readonly string[];

/** The ability behind an id as players and files write it. */
export interface WrittenAbility {
  readonly entry: AbilityEntry;
  /** What the id says that it was chosen for. */
  readonly designations: readonly string[];
  /** What it may be chosen for; undefined for those that need no choice. */
  readonly choice: AbilityChoice | undefined;
}

/** In any spelling; undefined if there is no such ability. */
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
