import type { Battle } from '../battle.js';
import { OFF_MAP } from '../map/hex-map.js';
import { resolvePilotingRolls } from '../piloting/roll-piloting.js';

/** After movement, weapons and physical attacks: rolls that the phase has asked for, and wrecks leave the map. */
export function endOfPhase(battle: Battle): void {
  const { units } = battle;
  for (let index = 0; index < units.length; index += 1) {
    const unit = battle.unit(index);
    if (unit.hex !== OFF_MAP) resolvePilotingRolls(battle, unit);
  }
  clearWrecks(battle);
}

export function clearWrecks(battle: Battle): void {
  for (const unit of battle.units) if (unit.isOut && unit.hex !== OFF_MAP) battle.place(unit, OFF_MAP);
}
