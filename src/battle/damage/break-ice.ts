import { roll1d6 } from '../../dice/index.js';
import type { PilotingCause } from '../../rules/piloting/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { TERRAIN_BIT } from '../map/hex-map.js';
import { groundElevation, ICE_BREAKS_ON, iceMayBreak } from '../movement/ground.js';
import { fall } from './fall.js';

/** A unit without ground under its feet falls without a roll. */
const BROKEN_ICE: PilotingCause = { kind: 'fall' };

/**
 * Rolls a die for a unit that comes onto ice over water (docs/rules/terrain.md and docs/rules/movement.md). If the ice
 * breaks, it is gone, and the unit falls to the bottom. Returns whether it broke.
 */
export function breaksThroughIce(battle: Battle, unit: Combatant): boolean {
  if (unit.isOut || unit.aptitudes.footwork.floats || !breaksIce(battle, unit, ICE_BREAKS_ON)) return false;
  battle.lift(unit, groundElevation(battle.map, unit.hex));
  if (unit.design.falls) fall(battle, unit, BROKEN_ICE, -unit.elevation);
  else unit.design.kind.settleIn(battle, unit, -unit.elevation);
  return true;
}

/** Rolls a die for ice over water below a unit, which breaks from this number on. Returns whether it broke. */
export function breaksIce(battle: Battle, unit: Combatant, from: number): boolean {
  const { map, listening } = battle;
  const { hex } = unit;
  if (!iceMayBreak(map, hex, unit.elevation)) return false;
  const die = roll1d6(battle.roller).total;
  const breaks = die >= from;
  if (listening) battle.tell({ type: 'ice', unit: unit.index, hex, die, breaks });
  if (!breaks) return false;
  battle.map = map.copy();
  battle.map.terrain[hex] = (map.terrain[hex] as number) & ~TERRAIN_BIT.ice;
  battle.map.refresh(hex);
  return true;
}
