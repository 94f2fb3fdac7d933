import { enteringTerrainModifier } from '../../rules/terrain/footing.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { isInBuilding } from '../movement/ground.js';
import { rollWithEdge } from '../piloting/roll-with-edge.js';
import { applyHit } from './apply-hit.js';
import { rollLocation } from './roll-location.js';
import { NOBODY } from './source.js';

/**
 * Infantry that jumps into a building rolls against its anti-'Mech skill, harder for strong walls and far jumps, or takes
 * a point and one for each grade of the walls (docs/rules/piloting-rolls.md).
 */
export function jumpThroughWindow(battle: Battle, unit: Combatant): void {
  const { map, rules } = battle;
  const { hex } = unit;
  if (!isInBuilding(map, hex, unit.elevation)) return;
  const level = map.buildingConstruction[hex] as number;
  const wall = { type: 'building', level } as const;
  const needed = unit.pilot.piloting + enteringTerrainModifier(wall, unit.hexesMoved, rules);
  const roll = rollWithEdge(battle, unit, needed);
  const passed = roll.total >= needed;
  if (battle.listening) {
    battle.tell({
      type: 'piloting-roll',
      unit: unit.index,
      cause: 'terrain',
      terrain: 'building',
      hex,
      roll: battle.recordOf(needed, roll),
      passed,
    });
  }
  if (passed) return;
  applyHit(battle, unit, rollLocation(battle, unit, 'front'), 1 + level, false, {
    ...NOBODY,
    undivided: true,
  });
}
