import { SeededDice, seedOf } from '../../dice/index.js';
import { noDice } from '../../dice/roller.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { IVolleyOdds } from '../../rules/volley/index.js';
import type { Battle } from '../battle.js';
import { attackOdds } from '../odds/volley-odds.js';
import { volleysStillMet } from '../weapons/anti-missile.js';
import { rangesWith } from '../weapons/ranges.js';
import { resolveAttack } from '../weapons/resolve.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';
import { beginDuel, type Duel, FARTHEST_DUEL } from './duel.js';
import { type DuelShot, duelShots, type PreparedShot } from './duel-shots.js';

export interface VolleyOfDuel {
  /** The duel, for further questions. */
  readonly battle: Battle;
  /** Every weapon that can be fired at a 'Mech, whether or not it fires. */
  readonly shots: readonly (DuelShot & {
    /** The weapon alone, without an obstacle. */
    readonly odds: IVolleyOdds;
  })[];
  /** For all firing weapons together. */
  readonly odds: IVolleyOdds;
  readonly heat: number;
}

/**
 * All shots of the attacker in a duel, with their odds. Nothing is rolled.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in battles
 */
export function duelVolley(duel: Duel, options?: RulesetOption): VolleyOfDuel {
  const battle = beginDuel(duel, noDice, options);
  const prepared = duelShots(battle, duel, duel.range);
  const fired = prepared.filter(({ fires }) => fires);
  return {
    battle,
    shots: prepared.map(({ attack, ...shot }) => ({ ...shot, odds: attackOdds(battle, [attack]) })),
    odds: attackOdds(battle, attacksOf(fired), volleysStillMet(battle, battle.unit(1), battle.unit(0))),
    heat: fired.reduce((sum, { heat }) => sum + heat, 0),
  };
}

const attacksOf = (shots: readonly PreparedShot[]): readonly WeaponAttack[] =>
  shots.map(({ attack }) => attack);

export interface DamageAtRange {
  readonly range: number;
  readonly expected: number;
}

/**
 * Returns the expected damage of the weapons that fire, at each distance, with everything else unchanged: up to one hex
 * beyond the longest range, or beyond the duel's distance.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in battles
 */
export function damageByRange(duel: Duel, options?: RulesetOption): readonly DamageAtRange[] {
  const battle = beginDuel(duel, noDice, options);
  const loud = (shots: readonly PreparedShot[]) =>
    shots.filter(({ mount }) => duel.weapons?.[mount.id]?.silent !== true);
  const farthest = battle.rules.toHit.extremeRange ? 'extreme' : 'long';
  const reached = loud(duelShots(battle, duel, duel.range)).map(
    ({ mount, load }) => rangesWith(mount.item, load)[farthest],
  );
  const points = Array.from({ length: Math.min(Math.max(1, ...reached), FARTHEST_DUEL) }, (_, index) => {
    const range = index + 1;
    return { range, expected: attackOdds(battle, attacksOf(loud(duelShots(battle, duel, range)))).expected };
  });
  const reach = points.reduce((far, { range, expected }) => (expected > 0 ? range : far), duel.range);
  return points.slice(0, reach + 1);
}

/** The results of sampled volleys. */
export interface VolleyCount {
  readonly volleys: number;
  readonly destroyed: number;
  /** The target is not destroyed, but its pilot is unconscious. */
  readonly pilotDown: number;
}

export interface SampleOptions extends RulesetOption {
  /** By default, 1,000. */
  readonly volleys?: number;
  /** The seed of the run; each volley's dice come from it and the volley's number. By default, 1. */
  readonly seed?: number;
  /** Volleys between reports. By default, there is one report at the end. */
  readonly every?: number;
}

/**
 * Fires the volley of a duel many times, with everything that follows from a hit: critical hits, explosions, wounds.
 * Reports the results so far from time to time, and at the end.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in battles
 */
export function sampleVolleys(duel: Duel, options: SampleOptions = {}): Generator<VolleyCount, void> {
  const known = duelShots(beginDuel(duel, noDice, options), duel, duel.range).filter(({ fires }) => fires);
  return sampled(duel, attacksOf(known), options);
}

function* sampled(
  duel: Duel,
  attacks: readonly WeaponAttack[],
  options: SampleOptions,
): Generator<VolleyCount, void> {
  const { volleys = 1000, seed = 1, every = volleys } = options;
  let destroyed = 0;
  let pilotDown = 0;
  for (let fired = 1; fired <= volleys; fired += 1) {
    const battle = beginDuel(duel, new SeededDice(seedOf(seed, fired - 1)).d6, options);
    const unit = battle.unit(0);
    const target = battle.unit(1);
    for (const attack of attacks) {
      resolveAttack(battle, {
        ...attack,
        shot: { ...attack.shot, unit, target },
        source: { ...attack.source, attacker: unit },
      });
    }
    if (target.isOut) destroyed += 1;
    else if (!target.conscious) pilotDown += 1;
    if (fired % every === 0 || fired === volleys) yield { volleys: fired, destroyed, pilotDown };
  }
}
