import { HEAVY_DAMAGE } from '../piloting/when-needed.js';
import { rulesetOf } from '../ruleset.js';
import type { Chances } from './dice-odds.js';
import { meanOf } from './hit-odds.js';
import type { TabledShot } from './place-odds.js';
import type { VolleyOptions } from './shot.js';
import { type Outcome, type ShotOdds, shotOdds } from './shot-odds.js';

export interface IShotOdds {
  readonly hit: number;
  readonly jam: number;
  /** Probabilities by points of damage to the target, from 0. */
  readonly damage: Chances;
  /** Average damage. */
  readonly expected: number;
  /** The probability that at least one hit strikes the head. */
  readonly head: number;
  /** Average heat to the attacker. */
  readonly heat: number;
}

export interface IVolleyOdds extends Omit<IShotOdds, 'hit' | 'jam'> {
  readonly shots: readonly IShotOdds[];
  /** The probability that anything hits. */
  readonly hit: number;
  /**
   * The probability that the target must roll for twenty or more points in the phase (docs/rules/piloting-rolls.md).
   */
  readonly heavy: number;
}

/**
 * Works out the exact odds of one attacker's shots at one target, without rolling dice, and returns them. The order
 * of the shots matters only to anti-missile systems.
 */
export function calculateVolleyOdds(
  shots: readonly TabledShot[],
  { antiMissileSystems = 0, antiMissileVolleys, ruleset }: VolleyOptions = {},
): IVolleyOdds {
  const rules = rulesetOf(ruleset);
  const meetings = antiMissileVolleys ?? antiMissileSystems * rules.cluster.antiMissileVolleys;
  // States are kept by the number of volleys engaged so far, because a used-up system cannot engage later ones.
  let states: State[] = [{ damage: [1], noHead: 1, nothing: 1, chance: 1 }];
  const single: IShotOdds[] = [];
  for (const shot of shots) {
    const odds = shotOdds(shot, rules);
    const next: State[] = [];
    let own: State = EMPTY;
    for (const [spent, state] of states.entries()) {
      const met = shot.missiles === true && spent < meetings;
      const outcome = met ? odds.met : odds.freely;
      const after = met ? spent + 1 : spent;
      next[spent] = added(next[spent], missed(state, odds));
      next[after] = added(next[after], struckAlso(state, odds.hit, outcome));
      own = added(own, only(state.chance, odds, outcome));
    }
    states = Array.from(next, (state) => state ?? EMPTY);
    single.push(shotReport(shot, odds, own));
  }
  const all = states.reduce(added, EMPTY);
  return {
    shots: single,
    hit: 1 - all.nothing,
    damage: trimmed(all.damage),
    expected: meanOf(all.damage),
    head: 1 - all.noHead,
    heavy: all.damage.slice(HEAVY_DAMAGE).reduce((sum, chance) => sum + chance, 0),
    heat: single.reduce((sum, shot) => sum + shot.heat, 0),
  };
}

/** Probabilities of everything so far, for one number of volleys engaged. */
interface State {
  readonly chance: number;
  readonly damage: Chances;
  readonly noHead: number;
  /** The probability that nothing has hit. */
  readonly nothing: number;
}

const EMPTY: State = { chance: 0, damage: [], noHead: 0, nothing: 0 };

function added(a: State | undefined, b: State): State {
  if (a === undefined || a.chance === 0) return b;
  const longer = a.damage.length >= b.damage.length ? a : b;
  const shorter = longer === a ? b : a;
  return {
    chance: a.chance + b.chance,
    damage: longer.damage.map((chance, points) => chance + (shorter.damage[points] ?? 0)),
    noHead: a.noHead + b.noHead,
    nothing: a.nothing + b.nothing,
  };
}

function missed(state: State, { hit }: ShotOdds): State {
  const miss = 1 - hit;
  return {
    chance: state.chance * miss,
    damage: state.damage.map((chance) => chance * miss),
    noHead: state.noHead * miss,
    nothing: state.nothing * miss,
  };
}

function struckAlso(state: State, hit: number, outcome: Outcome): State {
  const damage = Array<number>(state.damage.length + outcome.damage.length - 1).fill(0);
  for (const [before, chance] of state.damage.entries()) {
    for (const [points, more] of outcome.damage.entries()) {
      damage[before + points] = (damage[before + points] as number) + chance * hit * more;
    }
  }
  return { chance: state.chance * hit, damage, noHead: state.noHead * hit * outcome.noHead, nothing: 0 };
}

/** This shot alone, in a state with this probability. */
function only(chance: number, odds: ShotOdds, outcome: Outcome): State {
  const alone: State = { chance, damage: [chance], noHead: chance, nothing: chance };
  return added(missed(alone, odds), struckAlso(alone, odds.hit, outcome));
}

function shotReport(shot: TabledShot, { hit, jam }: ShotOdds, own: State): IShotOdds {
  const { heat = 0, streak = false } = shot;
  return {
    hit,
    jam,
    damage: trimmed(own.damage),
    expected: meanOf(own.damage),
    head: 1 - own.noHead,
    heat: heat * (streak ? hit : 1),
  };
}

/** Removes impossible results from the end of the list. */
function trimmed(chances: Chances): Chances {
  let length = chances.length;
  while (length > 1 && chances[length - 1] === 0) length -= 1;
  return chances.slice(0, length);
}
