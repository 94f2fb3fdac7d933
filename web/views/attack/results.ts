import { computed } from '@preact/signals';
import type { Battle } from '../../../src/battle/battle.js';
import { calculateVolleyOdds, type IVolleyOdds } from '../../../src/rules/volley/index.js';
import { ruleset } from '../../state/address.js';
import { duelOf } from './duel.js';
import { shotsOf, type WeaponShot } from './shots.js';
import { situation } from './situation.js';
import { antiMissileSystemsOf, largerVolleyFirst, volleyShotOf } from './volley-shot.js';

export interface WeaponResult extends WeaponShot {
  readonly fires: boolean;
  /** By itself, with nothing in its way. */
  readonly odds: IVolleyOdds;
}

export interface Results {
  readonly battle: Battle;
  readonly weapons: readonly WeaponResult[];
  readonly volley: IVolleyOdds;
  readonly heat: number;
}

/** Nobody rolls while numbers are reckoned. */
const noDice = (): never => {
  throw new Error('a die was rolled where only chances are reckoned');
};

export const results = computed<Results | { readonly problem: string }>(() => {
  try {
    const { value } = situation;
    const battle = duelOf(value, ruleset.value).begin(noDice);
    const weapons = shotsOf(battle, value, ruleset.value).map((shot) => ({
      ...shot,
      fires: shot.obstacle === undefined && !value.silent.includes(shot.mount.id),
      odds: calculateVolleyOdds([volleyShotOf(battle, shot)]),
    }));
    const fired = weapons.filter(({ fires }) => fires);
    return {
      battle,
      weapons,
      volley: calculateVolleyOdds(fired.map((shot) => volleyShotOf(battle, shot)).sort(largerVolleyFirst), {
        antiMissileSystems: antiMissileSystemsOf(battle.unit(1)),
      }),
      heat: fired.reduce((sum, { heat }) => sum + heat, 0),
    };
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
  const { value } = situation;
  const chosen = (shot: WeaponShot) => !value.silent.includes(shot.mount.id);
  const farthest = Math.max(
    1,
    ...known.weapons.filter(chosen).map(({ mount }) => {
      const { extreme, long } = mount.item.ranges;
      return known.battle.rules.toHit.extremeRange ? extreme : long;
    }),
  );
  const points = Array.from({ length: Math.min(farthest, MOST_HEXES) }, (_, index) => {
    const range = index + 1;
    const shots = shotsOf(known.battle, value, ruleset.value, range).filter(chosen);
    return {
      range,
      expected: calculateVolleyOdds(shots.map((shot) => volleyShotOf(known.battle, shot))).expected,
    };
  });
  // Beyond the last hex where anything can hit, one more tells that it is over.
  const reach = points.reduce((far, { range, expected }) => (expected > 0 ? range : far), value.range);
  return points.slice(0, reach + 1);
});
