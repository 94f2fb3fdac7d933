import type { InitiativeRules } from '../../rules/rulesets/areas/initiative.js';
import type { Battle } from '../battle.js';
import type { Bot } from '../bots/bot.js';
import type { Combatant } from '../combatant/combatant.js';

/**
 * Sides in the order in which their units act, loser of the initiative first. With unequal numbers a side acts with so
 * many units at once that all come to an end together (docs/rules/turn.md).
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
 * The unit whose turn it is in this phase, or undefined when all have acted. Those who may not act are not counted when
 * the phase begins, and passed over if they lose the power to act during it.
 */
export function nextToAct(battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const { acted } = battle;
  if (battle.cursor === 0) battle.sequence = sequenceOf(battle, mayAct);
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
    const bot = battle.bots[side];
    const chosen =
      bot?.choose === undefined
        ? firstToAct(battle, side, mayAct)
        : choice(bot, battle, (unit) => unit.side === side && acted[unit.index] === 0 && mayAct(unit));
    if (chosen === undefined) continue;
    acted[chosen.index] = 1;
    return chosen;
  }
  return undefined;
}

function firstToAct(
  { units, acted }: Battle,
  side: number,
  mayAct: (unit: Combatant) => boolean,
): Combatant | undefined {
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index] as Combatant;
    if (unit.side === side && acted[unit.index] === 0 && mayAct(unit)) return unit;
  }
  return undefined;
}

/** The unit that a bot wants to act, where it has more than one to choose from. */
function choice(bot: Bot, battle: Battle, mayAct: (unit: Combatant) => boolean): Combatant | undefined {
  const candidates = battle.units.filter(mayAct);
  return (candidates.length > 1 && bot.choose?.(battle, candidates)) || candidates[0];
}

/** Sequences of battles with so many units, or more, are not kept. */
const MOST = 256;

/** Sequences of two sides, by the units of each: one list serves every phase that begins with as many. */
const known = new Map<number, readonly number[]>();

function sequenceOf(
  { units, initiative, rules }: Battle,
  mayAct: (unit: Combatant) => boolean,
): readonly number[] {
  let first = 0;
  let second = 0;
  for (const unit of units) {
    if (!mayAct(unit)) continue;
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
 * Who acts before all others, whoever won the initiative (docs/rules/standard.md); of several, one of the side whose turn comes
 * first.
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

/** The next slot of the phase is taken by this side; what would have come now comes after it. */
function takeSlotOf(battle: Battle, side: number): void {
  const slot = battle.sequence.indexOf(side, battle.cursor);
  if (slot <= battle.cursor) return;
  const sequence = [...battle.sequence];
  sequence.splice(slot, 1);
  sequence.splice(battle.cursor, 0, side);
  battle.sequence = sequence;
}
