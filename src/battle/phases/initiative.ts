import { roll2d6 } from '../../dice/index.js';
import { calculateInitiativeModifier, type IInitiativeModifier } from '../../rules/initiative/index.js';
import type { Battle } from '../battle.js';

/** A new turn: each side rolls, ties are rolled again, and the order holds for the whole turn (combat.md section 2). */
export function initiativePhase(battle: Battle): void {
  battle.turn += 1;
  if (battle.listening) battle.tell({ type: 'turn', turn: battle.turn });
  for (const unit of battle.units) unit.startTurn();
  const modifiers = battle.bots.map((_, side) => modifierOf(battle, side));
  let totals: number[];
  do {
    totals = modifiers.map((modifier, side) => rollFor(battle, side, modifier));
    rollAgain(battle, modifiers, totals);
  } while (totals[0] === totals[1]);
  battle.initiative = (totals[0] as number) > (totals[1] as number) ? 0 : 1;
  if (battle.listening) battle.tell({ type: 'initiative-won', side: battle.initiative });
  battle.enter('movement');
}

function modifierOf(battle: Battle, side: number): IInitiativeModifier {
  const own = battle.units.filter((unit) => unit.side === side && !unit.isOut);
  return calculateInitiativeModifier(
    own.map((unit) => ({
      unitQuirks: unit.design.quirks,
      abilities: unit.pilot.abilities,
      conscious: unit.conscious,
    })),
    battle.rulesetOption,
  );
}

function rollFor(battle: Battle, side: number, { total, modifiers }: IInitiativeModifier): number {
  const roll = roll2d6(battle.roller);
  if (battle.listening) {
    battle.tell({
      type: 'initiative',
      side,
      dice: roll.dice,
      total: roll.total + total,
      ...(battle.explaining && { modifiers }),
    });
  }
  return roll.total + total;
}

/** A force led by a Tactical Genius may roll once more; the second roll stands. */
function rollAgain(battle: Battle, modifiers: readonly IInitiativeModifier[], totals: number[]): void {
  for (const [side, modifier] of modifiers.entries()) {
    if (!modifier.reroll) continue;
    const own = totals[side] as number;
    const others = totals[1 - side] as number;
    const wants = battle.bots[side]?.rerollInitiative?.(battle, side, own, others) ?? own < others;
    if (wants) totals[side] = rollFor(battle, side, modifier);
  }
}
