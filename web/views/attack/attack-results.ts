import { attackOdds } from '../../../src/battle/odds/volley-odds.js';
import { readyAntiMissileSystems } from '../../../src/battle/weapons/anti-missile.js';
import type { Battle } from '../../../src/edge/battle.js';
import type { IVolleyOdds } from '../../../src/edge/rules.js';
import type { Attack } from './attack.js';
import { beginDuel } from './duel.js';
import { shotsOf, type WeaponShot } from './shots.js';

export interface WeaponResult extends WeaponShot {
  readonly fires: boolean;
  /** By itself, with nothing in its way. */
  readonly odds: IVolleyOdds;
}

export interface Results {
  readonly attack: Attack;
  readonly battle: Battle;
  readonly weapons: readonly WeaponResult[];
  readonly volley: IVolleyOdds;
  readonly heat: number;
}

/** Nobody rolls while numbers are reckoned. */
export const noDice = (): never => {
  throw new Error('a die was rolled where only chances are reckoned');
};

export const isChosen = ({ situation: { silent } }: Attack, { mount }: WeaponShot): boolean =>
  !silent.includes(mount.id);

/** All numbers of an attack. */
export function resultsOf(attack: Attack): Results {
  const battle = beginDuel(attack, noDice);
  const unit = battle.unit(0);
  const weapons = shotsOf(battle, attack).map((shot) => ({
    ...shot,
    fires: canHit(shot) && isChosen(attack, shot),
    odds: attackOdds(battle, [shot.attack]),
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
}

/** Whether it makes sense to fire it: a shot that cannot hit would only make heat. */
export const canHit = ({ toHit }: WeaponShot): boolean => toHit?.impossible === false;
