import type { Chance } from '../../fuzz/chance.js';
import { Battle } from '../../src/battle/battle.js';
import type { Bot } from '../../src/battle/bots/bot.js';
import type { FireOrder } from '../../src/battle/orders.js';
import { SeededDice } from '../../src/dice/index.js';
import type { Ruleset } from '../../src/rules/ruleset.js';
import { kindOf } from '../oracle/kinds.js';
import { type OracleBattle, oracleOf, stateOf } from '../oracle/state.js';
import { type Declared, playWeaponsPhase } from '../oracle/weapons-phase.js';
import { comparedOf, type Depth, firstDifference, Journal, told, written } from './journal.js';
import { anyOrderBot } from './random-orders.js';

/** What the battle and the oracle made of one phase, where they do not agree. */
export interface Difference {
  /** In one line. */
  readonly what: string;
  readonly battle: readonly string[];
  readonly oracle: readonly string[];
}

/** A battle of its own that stands where the other stands, and rolls these dice. */
function fork(model: Battle, bots: readonly Bot[], journal: Journal, seed: number): Battle {
  const { map, rules: ruleset, turnLimit, forcedWithdrawal, teammateCalledShots, environment } = model;
  const units = model.units.map((unit) => unit.copy());
  const roller = journal.overhear(new SeededDice(seed).d6);
  const options = { ruleset, turnLimit, forcedWithdrawal, teammateCalledShots };
  const all = environment ? { ...options, environment } : options;
  const battle = new Battle(map, units, model.bots, roller, all, model);
  battle.bots = bots;
  return battle;
}

/** Bots that do as they were told, asked by this journal. */
function obedient(declared: Declared, edge: (unit: number, trigger: string) => boolean): readonly Bot[] {
  let next = 0;
  const bot: Bot = {
    name: 'obedient',
    choose: (_, units) => units.find(({ index }) => index === declared[next]?.unit) ?? units[0] ?? fail(),
    move: fail,
    strike: fail,
    fire: (_, unit) => {
      const entry = declared[next];
      next += 1;
      if (entry?.unit !== unit.index) throw new RangeError(`unit ${unit.index} declares out of turn`);
      return entry.order;
    },
    spendEdge: (_, unit, trigger) => edge(unit.index, trigger),
  };
  return [bot, bot];
}

function fail(): never {
  throw new RangeError('nobody is asked for this in a weapons phase');
}

/** Pilots who spend a point of Edge as these dice fall, noted in a journal. */
function edgeBy(seed: number, journal: Journal): (unit: number, trigger: string) => boolean {
  const dice = new SeededDice(seed);
  return (unit, trigger) => journal.asked(unit, trigger, dice.below(2) === 1);
}

function playOut(battle: Battle): void {
  while (battle.phase === 'weapons') battle.step();
}

/**
 * Plays the weapons phase that a battle stands at four times, with the same orders and dice: while somebody listens, while
 * somebody wants every modifier, while nobody listens, and by the oracle. `end` is the battle after the first of them.
 * @param rules of the oracle; others than the battle's show whether a difference is found
 */
export function playPhase(
  start: Battle,
  chance: Chance,
  rules: Ruleset = start.rules,
): { readonly end: Battle; readonly difference?: Difference } {
  const [seed, edgeSeed] = [chance.seed(), chance.seed()];
  const declared: { unit: number; order: FireOrder }[] = [];
  const heard = new Journal();
  const deciding = anyOrderBot(chance);
  const spendEdge = edgeBy(edgeSeed, heard);
  const bot: Bot = {
    ...deciding,
    spendEdge: (_, unit, trigger) => spendEdge(unit.index, trigger),
    fire: (battle, unit) => {
      const order = deciding.fire(battle, unit);
      declared.push({ unit: unit.index, order });
      return order;
    },
  };
  const end = fork(start, [bot, bot], heard, seed);
  end.listen(heard.tell);
  playOut(end);
  end.listen(undefined);

  const explained = replay(start, declared, seed, edgeSeed, true);
  const silent = replay(start, declared, seed, edgeSeed, false);
  const own = new Journal();
  const oracle: OracleBattle = {
    ...oracleOf(start, own.overhear(new SeededDice(seed).d6), own.tell, edgeBy(edgeSeed, own), kindOf),
    rules,
    option: { ruleset: rules },
  };
  let failure: string | undefined;
  try {
    playWeaponsPhase(oracle, declared);
  } catch (error) {
    failure = `the oracle failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  const runs = [
    { name: 'numbers', battle: end, journal: heard, depth: 'numbers' },
    { name: 'modifiers', ...explained, depth: 'itemised' },
    { name: 'dice of a battle that nobody listens to', ...silent, depth: 'dice' },
  ] as const;
  for (const run of runs) {
    const difference = differenceIn(run, own, oracle, start);
    if (difference !== undefined) {
      const what = failure === undefined ? difference.what : `${difference.what}; ${failure}`;
      return { end, difference: { ...difference, what } };
    }
  }
  if (failure !== undefined) return { end, difference: { what: failure, battle: [], oracle: [] } };
  return { end };
}

interface Run {
  readonly name: string;
  readonly battle: Battle;
  readonly journal: Journal;
  readonly depth: Depth;
}

function replay(start: Battle, declared: Declared, seed: number, edgeSeed: number, explaining: boolean) {
  const journal = new Journal();
  const battle = fork(start, obedient(declared, edgeBy(edgeSeed, journal)), journal, seed);
  if (explaining) battle.listen(journal.tell, true);
  playOut(battle);
  battle.listen(undefined);
  return { battle, journal };
}

function differenceIn(
  { name, battle, journal, depth }: Run,
  own: Journal,
  oracle: OracleBattle,
  stage: Battle,
): Difference | undefined {
  const place = firstDifference(journal, own, depth);
  if (place !== undefined) {
    const [theirs, ours] = [journal, own].map(({ entries }) => comparedOf(entries, depth)[place]);
    const text = (entry: typeof theirs): string => (entry === undefined ? 'nothing' : written(entry, depth));
    return {
      what: `${name} differ: the battle has ${text(theirs)}, the oracle ${text(ours)}`,
      battle: told(comparedOf(journal.entries, depth), place, stage),
      oracle: told(comparedOf(own.entries, depth), place, stage),
    };
  }
  const field = differentField(battle, oracle);
  if (field === undefined) return undefined;
  const all = Number.POSITIVE_INFINITY;
  return {
    what: `the state differs (${name} are equal): ${field}`,
    battle: told(journal.entries, all, stage),
    oracle: told(own.entries, all, stage),
  };
}

function differentField(battle: Battle, oracle: OracleBattle): string | undefined {
  for (const unit of battle.units) {
    const theirs: Record<string, unknown> = stateOf(unit);
    const ours: Record<string, unknown> = oracle.units[unit.index] ?? {};
    for (const [field, value] of Object.entries(theirs)) {
      if (value === ours[field]) continue;
      const [battles, oracles] = [JSON.stringify(value), JSON.stringify(ours[field])];
      if (battles !== oracles)
        return `${unit.id}.${field} is ${battles} in the battle, ${oracles} by the oracle`;
    }
  }
  const [battles, oracles] = [battle.objects, oracle.objects].map((objects) => JSON.stringify(objects));
  return battles === oracles ? undefined : `objects are ${battles} in the battle, ${oracles} by the oracle`;
}
