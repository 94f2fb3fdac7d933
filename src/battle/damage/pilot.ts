import { roll2d6 } from '../../dice/index.js';
import { calculateConsciousnessCheck, DEADLY_WOUNDS } from '../../rules/pilot/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { markLost } from './loss.js';

/** Wounds one by one, each with a roll to stay conscious (docs/rules/pilot.md); the last counts for who dealt it. */
export function woundPilot(battle: Battle, unit: Combatant, wounds: number, by: Combatant | undefined): void {
  for (let wound = 0; wound < wounds && !unit.pilotDead; wound += 1) {
    unit.wounds += 1;
    if (battle.listening) battle.tell({ type: 'wound', unit: unit.index, wounds: unit.wounds });
    if (unit.wounds >= DEADLY_WOUNDS) {
      unit.pilotDead = true;
      unit.conscious = false;
      markLost(battle, unit, 'pilot-killed', by);
    } else if (unit.conscious && !staysConscious(battle, unit)) {
      unit.conscious = false;
      unit.knockedOutIn = battle.turn;
    }
  }
}

/** In a later end phase than that of the knockout, the same roll wakes the pilot. */
export function wakeUp(battle: Battle, unit: Combatant): void {
  if (unit.conscious || unit.pilotDead || unit.knockedOutIn >= battle.turn) return;
  unit.conscious = staysConscious(battle, unit);
}

function staysConscious(battle: Battle, unit: Combatant): boolean {
  const check = calculateConsciousnessCheck(unit.wounds, unit.pilot.abilities, battle.rulesetOption);
  let roll = roll2d6(battle.roller);
  if (roll.total < check.targetNumber && battle.spendsEdge(unit, 'reroll_consciousness', 'edge_when_ko')) {
    roll = roll2d6(battle.roller);
  }
  const conscious = roll.total >= check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'consciousness',
      unit: unit.index,
      roll: battle.recordOf(check, roll),
      waking: !unit.conscious,
      conscious,
    });
  }
  return conscious;
}
