import { roll2d6 } from '../../dice/index.js';
import { CENTER_TORSO } from '../../rules/damage/body.js';
import { boosterNumber, superchargerEngineHits } from '../../rules/movement/index.js';
import type { Battle } from '../battle.js';
import { hitSlot, tearLeg } from '../damage/criticals.js';
import { NOBODY } from '../damage/source.js';
import { legsOf } from '../piloting/pilot-state.js';
import { resolvePilotingRolls } from '../piloting/roll-piloting.js';
import type { Combatant } from './combatant.js';
import type { BoosterUse } from './mover-of.js';

/**
 * Switches MASC and supercharger on for this run, and tells which of them stand the strain; what fails does its harm at
 * once (docs/rules/movement.md).
 */
export function switchOnBoosters(
  battle: Battle,
  unit: Combatant,
  { masc = false, supercharger = false }: BoosterUse,
): Required<BoosterUse> {
  const mascHolds = masc && holdsUp(battle, unit, 'masc', unit.mascStrain.turnsUsed);
  if (masc) unit.usedMasc = true;
  if (masc && !mascHolds) {
    for (const leg of legsOf(unit)) if (!unit.hasLost(leg)) tearLeg(battle, unit, leg, NOBODY);
  }
  const superchargerHolds =
    supercharger && holdsUp(battle, unit, 'supercharger', unit.superchargerStrain.turnsUsed);
  if (supercharger) unit.usedSupercharger = true;
  if (supercharger && !superchargerHolds) breakSupercharger(battle, unit);
  if (masc !== mascHolds || supercharger !== superchargerHolds) resolvePilotingRolls(battle, unit);
  return { masc: mascHolds, supercharger: superchargerHolds };
}

function holdsUp(battle: Battle, unit: Combatant, gear: 'masc' | 'supercharger', turnsUsed: number): boolean {
  const needed = boosterNumber(turnsUsed, battle.rulesetOption);
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

/** It is gone, and may take slots of the engine with it. */
function breakSupercharger(battle: Battle, unit: Combatant): void {
  const { slots, fixtures, gear } = unit.design;
  for (const { index, location } of gear.supercharger ?? []) {
    const slot = slots[location]?.findIndex(({ fixture }) => fixture === index) ?? -1;
    if (slot >= 0) hitSlot(battle, unit, location, slot, NOBODY);
  }
  let hits = superchargerEngineHits(roll2d6(battle.roller).total);
  for (let slot = 0; hits > 0 && slot < (slots[CENTER_TORSO]?.length ?? 0); slot += 1) {
    const fixture = slots[CENTER_TORSO]?.[slot]?.fixture ?? -1;
    const isHit = ((unit.hitSlots[CENTER_TORSO] as number) & (1 << slot)) !== 0;
    if (fixtures[fixture]?.system !== 'engine' || isHit) continue;
    hitSlot(battle, unit, CENTER_TORSO, slot, NOBODY);
    hits -= 1;
  }
}
