import { computed } from '@preact/signals';

import { attackOdds } from '../../../src/battle/odds/volley-odds.js';
import { rangesWith } from '../../../src/battle/weapons/ranges.js';
import { isChosen, type Results, resultsOf } from './attack-results.js';
import { attackNow } from './fighters.js';
import { shotsOf } from './shots.js';

export const results = computed<Results | { readonly problem: string }>(() => {
  const attack = attackNow.value;
  if ('problem' in attack) return attack;
  try {
    return resultsOf(attack);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});

const MOST_HEXES = 60;

export interface CurvePoint {
  readonly range: number;
  readonly expected: number;
}

/** Expected damage of the weapons that fire, by range, all else as it is. */
export const curve = computed<readonly CurvePoint[]>(() => {
  const known = results.value;
  if ('problem' in known) return [];
  const { attack, battle, weapons } = known;
  const { extremeRange } = battle.rules.toHit;
  const farthest = Math.max(
    1,
    ...weapons
      .filter((shot) => isChosen(attack, shot))
      .map(({ mount, load }) => rangesWith(mount.item, load)[extremeRange ? 'extreme' : 'long']),
  );
  const points = Array.from({ length: Math.min(farthest, MOST_HEXES) }, (_, index) => {
    const range = index + 1;
    const shots = shotsOf(battle, attack, range).filter((shot) => isChosen(attack, shot));
    return {
      range,
      expected: attackOdds(
        battle,
        shots.map((shot) => shot.attack),
      ).expected,
    };
  });
  // Beyond the last hex where anything can hit, one more tells that it is over.
  const reach = points.reduce(
    (far, { range, expected }) => (expected > 0 ? range : far),
    attack.situation.range,
  );
  return points.slice(0, reach + 1);
});
