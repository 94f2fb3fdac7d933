import { roll2d6 } from '../../dice/index.js';
import { boosterNumber } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import { resolvePilotingRolls } from '../piloting/roll-piloting.js';
import type { Combatant } from './combatant.js';
import type { BoosterUse } from './mover-of.js';

/**
 * Switches on MASC and supercharger for this run, and returns which of them hold. A failure takes effect at once
 * (docs/rules/movement.md).
 */
export function switchOnBoosters(
  battle: Battle,
  unit: Combatant,
  { masc = false, supercharger = false }: BoosterUse,
): Required<BoosterUse> {
  const mascHolds = masc && holdsUp(battle, unit, 'masc');
  if (masc) unit.usedMasc = true;
  if (masc && !mascHolds) unit.design.kind.breakBooster(battle, unit, 'masc');
  const superchargerHolds = supercharger && holdsUp(battle, unit, 'supercharger');
  if (supercharger) unit.usedSupercharger = true;
  if (supercharger && !superchargerHolds) unit.design.kind.breakBooster(battle, unit, 'supercharger');
  if (masc !== mascHolds || supercharger !== superchargerHolds) resolvePilotingRolls(battle, unit);
  return { masc: mascHolds, supercharger: superchargerHolds };
}

/** The number that a booster needs to hold in its next turn of use; Infinity if it fails for certain. */
export function numberToHold(battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger'): number {
  const { turnsUsed } = gear === 'masc' ? unit.mascStrain : unit.superchargerStrain;
  const needed = boosterNumber(turnsUsed, battle.rulesetOption);
  return gear === 'supercharger' && unit.design.civilEngine ? needed + 1 : needed;
}

function holdsUp(battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger'): boolean {
  const needed = numberToHold(battle, unit, gear);
  let roll = roll2d6(battle.roller);
  if (roll.total < needed && battle.spendsEdge(unit, undefined, 'edge_when_masc_fails')) {
    roll = roll2d6(battle.roller);
  }
  const failed = roll.total < needed;
  if (battle.listening) {
    const record = { needed, dice: roll.dice, total: roll.total };
    battle.tell({ type: 'booster-roll', unit: unit.index, gear, roll: record, failed });
  }
  return !failed;
}
