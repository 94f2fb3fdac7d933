import type { DiceRoll } from '../../dice/index.js';
import type { PilotingCause, PilotingOptions } from '../../rules/piloting/index.js';
import type { TerrainFeature } from '../../rules/terrain/terrain.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

const NO_CAUSES: readonly PilotingCause[] = [];

/** The place of a roll, and its further modifiers. */
export function optionsOf(
  { rules: ruleset, environment }: Battle,
  hex: readonly TerrainFeature[],
  otherCauses: readonly PilotingCause[] = NO_CAUSES,
): PilotingOptions {
  return environment === undefined
    ? { ruleset, hex, otherCauses }
    : { ruleset, hex, otherCauses, environment };
}

/** The dice of a piloting roll; rolled again if the pilot spends Edge on an avoidable failure. */
export function rollWithEdge(battle: Battle, unit: Combatant, needed: number): DiceRoll {
  const roll = unit.aptitudes.rollPiloting(battle.roller);
  if (!Number.isFinite(needed) || roll.total >= needed) return roll;
  const again = battle.spendsEdge(unit, 'reroll_psr', undefined, 0.5, { needed, rolled: roll.total });
  return again ? unit.aptitudes.rollPiloting(battle.roller) : roll;
}
