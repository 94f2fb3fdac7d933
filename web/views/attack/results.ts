import { computed } from '@preact/signals';
import type { Battle } from '../../../src/battle/battle.js';
import { attackOdds } from '../../../src/battle/odds/volley-odds.js';
import { readyAntiMissileSystems } from '../../../src/battle/weapons/anti-missile.js';
import { rangesWith } from '../../../src/battle/weapons/ranges.js';
import type { IVolleyOdds } from '../../../src/rules/volley/index.js';
import type { Attack } from './attack.js';
import { beginDuel } from './duel.js';
import { attackNow } from './fighters.js';
import { type LoadChoice, loadChoices } from './loads.js';
import { shotsOf, type WeaponShot } from './shots.js';

export interface WeaponResult extends WeaponShot {
  readonly fires: boolean;
  /** By itself, with nothing in its way. */
  readonly odds: IVolleyOdds;
  readonly loads: readonly LoadChoice[];
}

export interface Results {
  readonly attack: Attack;
  readonly battle: Battle;
  readonly weapons: readonly WeaponResult[];
  readonly volley: IVolleyOdds;
  readonly heat: number;
}

/** Nobody rolls while numbers are reckoned. */
const noDice = (): never => {
  throw new Error('a die was rolled where only chances are reckoned');
};

const isChosen = ({ situation: { silent } }: Attack, { mount }: WeaponShot): boolean =>
  !silent.includes(mount.id);

export const results = computed<Results | { readonly problem: string }>(() => {
  const attack = attackNow.value;
  if ('problem' in attack) return attack;
  try {
    const battle = beginDuel(attack, noDice);
    const unit = battle.unit(0);
    const weapons = shotsOf(battle, attack).map((shot) => ({
      ...shot,
      fires: shot.obstacle === undefined && isChosen(attack, shot),
      odds: attackOdds(battle, [shot.attack]),
      loads: loadChoices(unit, shot.mount),
    }));
    const fired = weapons.filter(({ fires }) => fires);
    return {
      attack,
      battle,
      weapons,
      volley: attackOdds(
        battle,
        fired.map((shot) => shot.attack),
        readyAntiMissileSystems(battle, battle.unit(1), unit),
      ),
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
