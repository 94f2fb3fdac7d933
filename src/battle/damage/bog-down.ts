import type { PilotState } from '../../rules/piloting/index.js';
import { entryRoll, TERRAIN_TYPES } from '../../rules/terrain/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { TERRAIN_BIT } from '../map/hex-map.js';
import { featuresUnderfoot } from '../movement/ground.js';

/** Ground that can hold this unit, one bit for each terrain. */
export const mireFor = ({ motion, largeSupport }: PilotState): number =>
  TERRAIN_TYPES.reduce(
    (bits, type) =>
      entryRoll(type, { motion, largeSupport }) === 'bog_down' ? bits | TERRAIN_BIT[type] : bits,
    0,
  );

/** The ground holds it, until a roll frees it (docs/rules/falling.md). */
export function bogDown(battle: Battle, unit: Combatant): void {
  unit.stuck = true;
  if (battle.listening) battle.tell({ type: 'stuck', unit: unit.index, free: false });
}

/** Mire holds a unit that lands a jump in it. */
export function sinkOnLanding(battle: Battle, unit: Combatant): void {
  const { map } = battle;
  if (map.terrain[unit.hex] === 0) return;
  const footing = featuresUnderfoot(map, unit.hex, unit.elevation);
  if (footing.some((feature) => entryRoll(feature) === 'bog_down')) bogDown(battle, unit);
}
