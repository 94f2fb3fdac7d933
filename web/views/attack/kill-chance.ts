import { resolveAttack } from '../../../src/battle/weapons/resolve.js';
import { SeededDice, seedOf } from '../../../src/dice/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { type Interval, wilsonInterval } from '../../../src/simulate/interval.js';
import { duelOf } from './duel.js';
import { shotsOf } from './shots.js';
import type { Situation } from './situation.js';

export interface KillChance {
  readonly volleys: number;
  readonly destroyed: Interval;
  readonly pilotDown: Interval;
}

export const VOLLEYS = 2_000;
export const SEED = 1;
/** Between two looks at whether somebody wants to do something else. */
const SLICE = 12;

/**
 * Fires the volley again and again, with all that follows from a hit: critical hits, explosions, wounds. The same
 * situation gives the same numbers, since the dice are seeded.
 */
export async function sampleKills(
  situation: Situation,
  ruleset: RulesetName,
  signal: AbortSignal,
): Promise<KillChance | undefined> {
  const duel = duelOf(situation, ruleset);
  let destroyed = 0;
  let pilotDown = 0;
  let until = performance.now() + SLICE;
  const known = shotsOf(
    duel.begin(() => 1),
    situation,
    ruleset,
  ).filter(({ mount, toHit }) => toHit?.impossible === false && !situation.silent.includes(mount.id));
  for (let volley = 0; volley < VOLLEYS; volley += 1) {
    const battle = duel.begin(new SeededDice(seedOf(SEED, volley)).d6);
    const unit = battle.unit(0);
    const target = battle.unit(1);
    for (const { shot, needed, rounds, mount } of known) {
      resolveAttack(battle, {
        shot: { ...shot, unit, target },
        needed,
        rounds,
        guns: mount.guns.length,
        charged: false,
        narced: false,
        source: { attacker: unit, weapon: mount.index, kind: mount.item.category },
        waitsForLock: false,
        pay: () => {},
      });
    }
    if (target.isOut) destroyed += 1;
    else if (!target.conscious) pilotDown += 1;
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return undefined;
      until = performance.now() + SLICE;
    }
  }
  return {
    volleys: VOLLEYS,
    destroyed: wilsonInterval(destroyed, VOLLEYS),
    pilotDown: wilsonInterval(pilotDown, VOLLEYS),
  };
}
