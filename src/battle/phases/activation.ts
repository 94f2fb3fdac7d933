import type { Battle } from '../battle.js';
import type { Combatant } from '../mech/combatant.js';

/**
 * Sides in the order in which their units act, loser of the initiative first. With unequal numbers a side acts with so
 * many units at once that all come to an end together (combat.md section 2).
 */
export function activationSequence(counts: readonly number[], first: number): readonly number[] {
  const left = [...counts];
  const sides = left.map((_, offset) => (first + offset) % left.length);
  const sequence: number[] = [];
  let fewest = Math.min(...left.filter((count) => count > 0));
  while (left.some((count) => count > 0)) {
    for (const side of sides) {
      const count = left[side] as number;
      const now = fewest > 0 ? Math.floor(count / fewest) : count;
      for (let unit = 0; unit < now; unit += 1) sequence.push(side);
      left[side] = count - now;
    }
    fewest -= 1;
  }
  return sequence;
}

/**
 * The unit whose turn it is in this phase, or undefined when all have acted. Those who may not act are not counted when
 * the phase begins, and passed over if they lose the power to act during it.
 */
export function nextToAct(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { units, acted } = battle;
  if (battle.cursor === 0) {
    const counts = battle.bots.map(() => 0);
    for (const unit of units) if (mayAct(unit)) counts[unit.side] = (counts[unit.side] ?? 0) + 1;
    battle.sequence = activationSequence(counts, battle.initiative === 0 ? 1 : 0);
  }
  while (battle.cursor < battle.sequence.length) {
    const eager = battle.cursor === 0 && battle.phase === 'movement' ? eagerUnit(battle, mayAct) : undefined;
    const side = battle.sequence[battle.cursor] as number;
    battle.cursor += 1;
    if (eager !== undefined) {
      takeSlotOf(battle, eager.side);
      acted[eager.index] = 1;
      return eager;
    }
    const candidates = units.filter((unit) => unit.side === side && acted[unit.index] === 0 && mayAct(unit));
    if (candidates.length === 0) continue;
    const chosen =
      (candidates.length > 1 && battle.bots[side]?.choose?.(battle, candidates)) ||
      (candidates[0] as Combatant);
    acted[chosen.index] = 1;
    return chosen;
  }
  return undefined;
}

/** Who acts before all others, whoever won the initiative (reading I-32). */
function eagerUnit(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  return battle.units.find((unit) => unit.aptitudes.eagerRound === battle.turn && mayAct(unit));
}

/** The first slot of the phase is taken by this side; what came first comes after it. */
function takeSlotOf(battle: Battle, side: number): void {
  const sequence = [...battle.sequence];
  const slot = sequence.indexOf(side);
  if (slot > 0) {
    sequence.splice(slot, 1);
    sequence.unshift(side);
    battle.sequence = sequence;
  }
}
