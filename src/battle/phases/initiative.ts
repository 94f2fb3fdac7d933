import { roll2d6 } from '../../dice/index.js';
import { calculateInitiativeModifier, type IInitiativeModifier } from '../../rules/initiative/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

/** A new turn: each side rolls, ties are rolled again, and the order holds for the whole turn (docs/rules/turn.md). */
export function initiativePhase(battle: Battle): void {
  beginTurn(battle);
  const modifiers = battle.bots.map((_, side) => modifierOf(battle, side));
  const totals = [0, 0];
  let rolledAgain = false;
  do {
    for (let side = 0; side < modifiers.length; side += 1)
      totals[side] = rollFor(battle, side, modifiers[side] as IInitiativeModifier);
    if (!rolledAgain) rolledAgain = rollAgain(battle, modifiers, totals);
  } while (totals[0] === totals[1]);
  battle.initiative = (totals[0] as number) > (totals[1] as number) ? 0 : 1;
  if (battle.listening) battle.tell({ type: 'initiative-won', side: battle.initiative });
  battle.enter('movement');
}

/** Clears everything that counted for the last turn only. */
export function beginTurn(battle: Battle): void {
  battle.turn += 1;
  if (battle.listening) battle.tell({ type: 'turn', turn: battle.turn });
  for (const unit of battle.units) unit.startTurn();
}

const NOBODY_LEADS: IInitiativeModifier = { modifiers: [], total: 0, reroll: false };

function modifierOf(battle: Battle, side: number): IInitiativeModifier {
  let leader: Combatant | undefined;
  let leaders = 0;
  for (const unit of battle.units) {
    if (unit.side !== side || !leads(unit)) continue;
    leader ??= unit;
    leaders += 1;
  }
  if (leader === undefined) return NOBODY_LEADS;
  if (leaders > 1 || leader.design.commandPost)
    return modifierOfForce(
      battle,
      battle.units.filter((unit) => unit.side === side && leads(unit)),
    );
  // The quirks and abilities of a leader have the same effect every turn.
  let modifier = byLeader.get(leader.aptitudes);
  if (modifier === undefined) {
    modifier = modifierOfForce(battle, [leader]);
    byLeader.set(leader.aptitudes, modifier);
  }
  return modifier;
}

const leads = (unit: Combatant): boolean => unit.aptitudes.leads && !unit.isOut && unit.conscious;

const byLeader = new WeakMap<Combatant['aptitudes'], IInitiativeModifier>();

function modifierOfForce(battle: Battle, own: readonly Combatant[]): IInitiativeModifier {
  return calculateInitiativeModifier(
    own.map((unit) => ({
      unitQuirks: unit.design.quirks,
      abilities: unit.pilot.abilities,
      conscious: unit.conscious,
      commandPost: unit.design.commandPost && unit.design.kind.isFreeToLead?.(unit) === true,
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

/** A force led by a Tactical Genius may roll once more in a turn; the second roll stands. True if one did. */
function rollAgain(battle: Battle, modifiers: readonly IInitiativeModifier[], totals: number[]): boolean {
  let again = false;
  for (let side = 0; side < modifiers.length; side += 1) {
    const modifier = modifiers[side] as IInitiativeModifier;
    if (!modifier.reroll) continue;
    const own = totals[side] as number;
    const others = totals[1 - side] as number;
    const wants = battle.bots[side]?.rerollInitiative?.(battle, side, own, others) ?? own < others;
    battle.onDecision?.({ kind: 'initiative', side, again: wants });
    if (!wants) continue;
    totals[side] = rollFor(battle, side, modifier);
    again = true;
  }
  return again;
}
