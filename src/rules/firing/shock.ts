import type { Ruleset } from '../ruleset.js';
import type { IToHitModifierDetail } from '../to-hit/states.js';

/** How well a target withstands a shock: a BattleMech, any other machine, a suit of battle armor. */
export const HARDNESSES = Object.freeze(['battlemech', 'machine', 'suit'] as const);
export type Hardness = (typeof HARDNESSES)[number];

/** The effect of a taser (docs/rules/electronics.md). */
export interface ShockRule {
  /** The result of two dice that shuts a machine down, or kills the trooper in a suit. */
  readonly needed: Readonly<Record<Hardness, number>>;
  /** Turns after the one of the hit in which the machine stays down, or its rolls are harder. */
  readonly turns: number;
  /** Added to the rolls of a machine that keeps running. */
  readonly toRolls: number;
}

export const shockModifier = ({ weapons: { shock } }: Ruleset): IToHitModifierDetail => ({
  id: 'shock',
  name: 'Shock',
  value: shock.toRolls,
  source: 'equipment',
  description: 'shaken by a taser',
});

/** What a shock does to a machine, or to the trooper in a suit. */
export type ShockEffect = 'shut-down' | 'shaken' | 'deadly' | 'none';

/** The effect of this roll of two dice. */
export function shockEffect(roll: number, hardness: Hardness, { needed }: ShockRule): ShockEffect {
  const full = roll >= needed[hardness];
  if (hardness === 'suit') return full ? 'deadly' : 'none';
  return full ? 'shut-down' : 'shaken';
}
