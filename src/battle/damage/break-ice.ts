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
  const { map, listening } = battle;
  const { hex } = unit;
  if (unit.isOut || unit.aptitudes.footwork.floats || !iceMayBreak(map, hex, unit.elevation)) return false;
  const die = roll1d6(battle.roller).total;
  const breaks = die >= ICE_BREAKS_ON;
  if (listening) battle.tell({ type: 'ice', unit: unit.index, hex, die, breaks });
  if (!breaks) return false;
  battle.map = map.copy();
  battle.map.terrain[hex] = (map.terrain[hex] as number) & ~TERRAIN_BIT.ice;
  battle.map.refresh(hex);
  battle.lift(unit, groundElevation(battle.map, hex));
  if (unit.design.falls) fall(battle, unit, BROKEN_ICE, -unit.elevation);
  else unit.design.kind.settleIn(battle, unit, -unit.elevation);
  return true;
}
