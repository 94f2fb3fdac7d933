import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type CriticalOccasion, STRUCTURE_HURT } from './critical-occasion.js';
import type { Source } from './source.js';

/** A critical check in a location, and all hits that follow from it (docs/rules/critical-hits.md). */
export const checkForCriticals = (
  battle: Battle,
  unit: Combatant,
  location: number,
  source: Source,
  occasion: CriticalOccasion = STRUCTURE_HURT,
  structureLost = 0,
): void => unit.design.kind.checkForCriticals(battle, unit, location, source, occasion, structureLost);

/** An internal explosion (docs/rules/explosions.md). */
export const explodeInside = (
  battle: Battle,
  unit: Combatant,
  location: number,
  damage: number,
  fixture: number,
  source: Source,
): void => unit.design.kind.explode(battle, unit, location, damage, fixture, source);
