import { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import type { BesideTarget, TableAction, TableLine } from './action.js';
import { putGround } from './ground.js';
import { hiddenLines } from './hidden-lines.js';
import { homeOf } from './islands.js';
import { type Somebody, strangerOf } from './somebody.js';

// Targets without a record sheet are not units of the game. They join it only while something is forecast or resolved.
// They are numbered after all units.

/** A declared target without a record sheet, and its side. */
interface Named {
  readonly index: number;
  readonly side: number;
  readonly said: Somebody;
}

const placesIn = (action: TableAction): readonly (TableLine | BesideTarget)[] => {
  if (action.do === 'fire') return action.lines;
  if (action.do === 'move') return action.charge === undefined ? [] : [action.charge];
  return action.do === 'strike' ? action.beside : [];
};

/** @throws {RangeError} if the number belongs to a unit, or is out of range */
export function checkNumberOfSomebody({ units }: Pick<Battle, 'units'>, target: number): void {
  if (target < units.length || target >= 2 * units.length)
    throw new RangeError(
      `target is ${target}: somebody has a number from ${units.length} to ${2 * units.length - 1}`,
    );
}

/** @throws {RangeError} if a number does not belong to one of these targets, or to two of them */
function namedIn({ units }: Battle, said: readonly TableAction[]): readonly Named[] {
  const named = new Map<number, Named>();
  for (const action of said) {
    for (const { target, somebody } of placesIn(action)) {
      if (somebody === undefined || !('unit' in action)) continue;
      checkNumberOfSomebody({ units }, target);
      const before = named.get(target)?.said;
      if (before !== undefined && JSON.stringify(before) !== JSON.stringify(somebody))
        throw new RangeError(`target is ${target}: that is somebody else in this phase`);
      const side = units[action.unit]?.side ?? 0;
      named.set(target, { index: target, side: 1 - side, said: somebody });
    }
  }
  return [...named.values()];
}

/**
 * Runs `act` on the battle with all declared targets in it, and keeps the results.
 * @param said the actions of the phase, with the targets that they declare
 */
export function amongStrangers<Result>(
  battle: Battle,
  said: readonly TableAction[],
  act: (everybody: Battle) => Result,
): Result {
  const named = namedIn(battle, said);
  if (named.length === 0) return act(battle);
  const everybody = joined(battle, named);
  const result = act(everybody);
  takeBack(battle, everybody);
  return result;
}

/** Returns a battle of the same units and the declared targets. */
function joined(battle: Battle, named: readonly Named[]): Battle {
  const { units, map, bots, roller, rules } = battle;
  const last = Math.max(...named.map(({ index }) => index));
  const strangers: Combatant[] = [];
  for (let index = units.length; index <= last; index += 1) {
    const known = named.find((one) => one.index === index);
    const stranger = strangerOf(index, known?.side ?? 0, known?.said ?? NOBODY, rules);
    if (known === undefined) stranger.lost = 'withdrawn';
    else stranger.hex = homeOf(map, index);
    strangers.push(stranger);
  }
  const everybody = new Battle(map, [...units, ...strangers], bots, roller, battle.options);
  for (const { index, said } of named) putGround(everybody, everybody.unit(index), said.ground ?? []);
  everybody.turn = battle.turn;
  everybody.phase = battle.phase;
  everybody.initiative = battle.initiative;
  everybody.acted.set(battle.acted);
  everybody.declaredFire.push(...battle.declaredFire);
  everybody.declaredBlows.push(...battle.declaredBlows);
  everybody.objects.push(...battle.objects);
  everybody.linesOfPhase = widened(battle, everybody);
  if (battle.listening) everybody.listen((event) => battle.tell(event), battle.explaining);
  return everybody;
}

const NOBODY: Somebody = { kind: 'mech' };

/** Keeps the lines that were declared before. */
function widened({ units, linesOfPhase }: Battle, everybody: Battle): Battle['linesOfPhase'] {
  if (linesOfPhase.length === 0) return [];
  const wide = hiddenLines(everybody);
  for (let from = 0; from < units.length; from += 1) {
    for (let to = 0; to < units.length; to += 1)
      wide[from * everybody.units.length + to] = linesOfPhase[from * units.length + to];
  }
  return wide;
}

function takeBack(battle: Battle, everybody: Battle): void {
  battle.map = everybody.map;
  battle.acted.set(everybody.acted.subarray(0, battle.units.length));
  for (const [hex, unit] of everybody.occupants.entries())
    battle.occupants[hex] = unit < battle.units.length ? unit : -1;
  battle.declaredFire.splice(0, battle.declaredFire.length, ...everybody.declaredFire);
  battle.declaredBlows.splice(0, battle.declaredBlows.length, ...everybody.declaredBlows);
  battle.objects.splice(0, battle.objects.length, ...everybody.objects);
}
