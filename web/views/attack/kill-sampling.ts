import { resolveAttack } from '../../../src/battle/weapons/resolve.js';
import { SeededDice, seedOf } from '../../../src/edge/rules.js';
import type { Attack } from './attack.js';
import { beginDuel } from './duel.js';
import { shotsOf } from './shots.js';

export const VOLLEYS = 5_000;
export const SEED = 1;
/** Volleys between two reports. */
const BLOCK = 250;

/** How volleys ended. */
export interface KillCount {
  readonly volleys: number;
  readonly destroyed: number;
  readonly pilotDown: number;
}

/**
 * Fires the volley again and again, with all that follows from a hit: critical hits, explosions, wounds. Tells how far
 * it is from time to time, and at the end. The same situation gives the same numbers, since the dice are seeded.
 */
export function* sampleKills(attack: Attack): Generator<KillCount> {
  let destroyed = 0;
  let pilotDown = 0;
  const { silent } = attack.situation;
  const known = shotsOf(
    beginDuel(attack, () => 1),
    attack,
  ).filter(({ mount, toHit }) => toHit?.impossible === false && !silent.includes(mount.id));
  for (let volleys = 1; volleys <= VOLLEYS; volleys += 1) {
    const battle = beginDuel(attack, new SeededDice(seedOf(SEED, volleys - 1)).d6);
    const unit = battle.unit(0);
    const target = battle.unit(1);
    for (const shot of known) {
      resolveAttack(battle, {
        ...shot.attack,
        shot: { ...shot.attack.shot, unit, target },
        source: { ...shot.attack.source, attacker: unit },
      });
    }
    if (target.isOut) destroyed += 1;
    else if (!target.conscious) pilotDown += 1;
    if (volleys % BLOCK === 0) yield { volleys, destroyed, pilotDown };
  }
}
