import type { InitiativeRules } from '../../rules/rulesets/areas/initiative.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';

/**
 * Sides in the order in which their units act, loser of the initiative first. With unequal numbers the
 * larger side acts with several units at a time, so that both finish together (docs/rules/turn.md).
 */
export function activationSequence(
  counts: readonly number[],
  first: number,
  { surplusMoves }: Pick<InitiativeRules, 'surplusMoves'>,
): readonly number[] {
  const rounded = surplusMoves === 'early' ? Math.ceil : Math.floor;
  const left = [...counts];
  const sides = left.map((_, offset) => (first + offset) % left.length);
  const sequence: number[] = [];
  let fewest = Math.min(...left.filter((count) => count > 0));
  while (left.some((count) => count > 0)) {
    for (const side of sides) {
      const count = left[side] as number;
      const now = fewest > 0 ? rounded(count / fewest) : count;
      for (let unit = 0; unit < now; unit += 1) sequence.push(side);
      left[side] = count - now;
    }
    fewest -= 1;
  }
  return sequence;
}

/**
 * The unit whose turn it is in this phase, or undefined when all have acted. Units that cannot act when the phase begins
 * are not counted; those that can no longer act are skipped.
 */
export function nextToAct(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { acted } = battle;
  if (battle.cursor === 0) battle.sequence = sequenceOf(battle, mayAct);
  const comrade = nextOfPoint(battle, mayAct);
  if (comrade !== undefined) {
    acted[comrade.index] = 1;
    return comrade;
  }
  while (battle.cursor < battle.sequence.length) {
    const eager = battle.phase === 'movement' ? eagerUnit(battle, mayAct) : undefined;
    if (eager !== undefined) {
      takeSlotOf(battle, eager.side);
      battle.cursor += 1;
      acted[eager.index] = 1;
      return eager;
    }
    const side = battle.sequence[battle.cursor] as number;
    battle.cursor += 1;
    const chosen = choice(battle, side, mayAct);
    if (chosen === undefined) continue;
    acted[chosen.index] = 1;
    return chosen;
  }
  return undefined;
}

/** The next unit of a Point of which some have acted: they share a turn (docs/rules/turn.md). */
function nextOfPoint(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { points, acted, units } = battle;
  if (points === undefined) return undefined;
  for (const { index, side, design } of units) {
    if (acted[index] === 0 || design.kind.pointSize === undefined) continue;
    const next = choice(battle, side, (unit) => points[unit.index] === points[index] && mayAct(unit));
    if (next !== undefined) return next;
  }
  return undefined;
}

/** The unit that a bot chooses to act, if it has a choice; otherwise the first. */
function choice(battle: Battle, side: number, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { units, acted } = battle;
  const bot = battle.bots[side];
  let first: Combatant | undefined;
  let candidates: Combatant[] | undefined;
  for (const unit of units) {
    if (unit.side !== side || acted[unit.index] !== 0 || !mayAct(unit)) continue;
    if (first === undefined) {
      first = unit;
      if (bot?.choose === undefined) return first;
    } else {
      candidates ??= [first];
      candidates.push(unit);
    }
  }
  return (candidates && bot?.choose?.(battle, candidates)) ?? first;
}

/** Sequences for this many units or more are not cached. */
const MOST = 256;

/** Sequences by the number of units on each side, shared by all phases that begin with these numbers. */
const known = new Map<number, readonly number[]>();

function sequenceOf(
  { units, points, initiative, rules }: Battle,
  mayAct: (unit: Combatant) => boolean,
): readonly number[] {
  let first = 0;
  let second = 0;
  const counted = points && new Set<number>();
  for (const unit of units) {
    if (!mayAct(unit)) continue;
    const point = points?.[unit.index] as number;
    if (counted?.has(point)) continue;
    counted?.add(point);
    if (unit.side === 0) first += 1;
    else second += 1;
  }
  const loser = initiative === 0 ? 1 : 0;
  if (units.length >= MOST) return activationSequence([first, second], loser, rules.initiative);
  const early = rules.initiative.surplusMoves === 'early' ? 1 : 0;
  const key = ((first * MOST + second) * 2 + initiative) * 2 + early;
  let sequence = known.get(key);
  if (sequence === undefined) {
    sequence = Object.freeze(activationSequence([first, second], loser, rules.initiative));
    known.set(key, sequence);
  }
  return sequence;
}

/**
 * The unit that acts before all others, whichever side won the initiative (docs/rules/standard.md). Of several, one of the
 * side that acts first.
 */
function eagerUnit(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { units, acted, turn } = battle;
  let eager: Combatant | undefined;
  for (const unit of units) {
    if (unit.aptitudes.eagerRound !== turn || acted[unit.index] === 1 || !mayAct(unit)) continue;
    if (unit.side === battle.sequence[battle.cursor]) return unit;
    eager ??= unit;
  }
  return eager;
}

/** Gives the next slot of the phase to this side; the slot that was due comes after it. */
function takeSlotOf(battle: Battle, side: number): void {
  const slot = battle.sequence.indexOf(side, battle.cursor);
  if (slot <= battle.cursor) return;
  const sequence = [...battle.sequence];
  sequence.splice(slot, 1);
  sequence.splice(battle.cursor, 0, side);
  battle.sequence = sequence;
}
