import { getProbability } from '../dice/index.js';

/** One line of an itemised roll: what changes the number, by how much, and why. */
export interface ModifierDetail<Source extends string = string> {
  /** Unique within a result. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly source: Source;
  readonly description: string;
}

/** An itemised roll of two dice against a target number. `modifiers` includes the base entry. */
export interface ITargetNumber {
  readonly base: number;
  readonly modifiers: readonly ModifierDetail[];
  readonly targetNumber: number;
  readonly impossible: boolean;
  readonly probability: number;
}

/**
 * Adds these entries up to a target number. The first entry is the base. `chance` gives the probability for the dice
 * used.
 */
export function targetNumberOf(
  modifiers: readonly ModifierDetail[],
  chance: (targetNumber: number) => number = getProbability,
): ITargetNumber {
  const targetNumber = modifiers.reduce((sum, { value }) => sum + value, 0);
  const never = !Number.isFinite(targetNumber);
  return {
    base: modifiers[0]?.value ?? 0,
    modifiers,
    targetNumber,
    impossible: never || targetNumber > 12,
    probability: never ? 0 : chance(targetNumber),
  };
}

/** Whether it belongs in words for people: the base, and what changes the number. */
export const matters = ({ value, source }: ModifierDetail): boolean => value !== 0 || source === 'base';

/** Quirks and abilities appear by name; the number shows their effect. */
const NAMED: ReadonlySet<string> = new Set(['quirk', 'spa']);

/** Writes a modifier as a phrase: `medium range (8 hexes) +2`. */
export function modifierWords({ value, source, description, name }: ModifierDetail): string {
  const text = description === '' || NAMED.has(source) ? name : description;
  if (source === 'base') return text;
  if (!Number.isFinite(value)) return `${text} ∞`;
  return `${text} ${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}
