import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { declareBlows, resolveBlows } from '../physical/index.js';
import { nextToAct } from './activation.js';
import { endOfPhase } from './end-of-phase.js';

/** As with weapons, attacks are declared in turn and resolved together (docs/rules/physical-attacks.md). */
export function physicalPhase(battle: Battle): void {
  const unit = nextToAct(battle, mayStrike);
  if (unit !== undefined) {
    declareBlows(
      battle,
      unit,
      battle.decide('strike', unit, (bot) => bot.strike(battle, unit)),
    );
    return;
  }
  resolveBlows(battle);
  endOfPhase(battle);
  battle.enter('heat');
}

const mayStrike = (unit: Combatant): boolean => unit.canAttack && unit.design.strikes;
