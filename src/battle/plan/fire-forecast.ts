import type { IToHitCalculation } from '../../rules/to-hit/index.js';
import type { IVolleyOdds } from '../../rules/volley/index.js';
import { type HeatBalance, heatBalance } from '../attack/heat-balance.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';
import { attackOdds } from '../odds/volley-odds.js';
import type { FireOrder, ShotOrder } from '../orders.js';
import { volleysStillMet } from '../weapons/anti-missile.js';
import { shotObstacle } from '../weapons/check-order.js';
import { heatOfFiring } from '../weapons/effect-of-shot.js';
import { explainToHit } from '../weapons/shot.js';
import type { WeaponAttack } from '../weapons/weapon-attack.js';
import { weaponAttackOf } from '../weapons/weapon-attack-of.js';

/** One shot of a planned volley. */
export interface ShotForecast {
  readonly weapon: number;
  readonly target: number;
  /** Why it cannot be fired; undefined if it can. With an obstacle, the other figures are those of no shot. */
  readonly obstacle?: string;
  readonly toHit?: IToHitCalculation;
  /** The average damage, misses included. */
  readonly expected: number;
  /** 0 for a unit without a heat scale. */
  readonly heat: number;
}

export interface FireForecast {
  readonly shots: readonly ShotForecast[];
  /** The odds of all shots together, by target. */
  readonly odds: ReadonlyMap<number, IVolleyOdds>;
  /** The heat at the end of the turn, and its effects. */
  readonly heat: HeatBalance;
}

/** Returns what a volley would need, do and cost, in a battle that is in its weapons phase. It changes nothing. */
export function forecastVolley(battle: Battle, unit: Combatant, order: FireOrder): FireForecast {
  const attacks = new Map<number, WeaponAttack[]>();
  const shots = order.shots.map((shot) => {
    const forecast = forecastShot(battle, unit, order, shot);
    if (typeof forecast.attack === 'string')
      return { ...NO_SHOT, ...forecast.shot, obstacle: forecast.attack };
    const others = attacks.get(shot.target) ?? [];
    attacks.set(shot.target, [...others, forecast.attack]);
    return forecast.shot;
  });
  const odds = new Map(
    [...attacks].map(([target, together]) => [
      target,
      attackOdds(battle, together, volleysStillMet(battle, battle.unit(target), unit)),
    ]),
  );
  const heat = shots.reduce((sum, shot) => sum + shot.heat, 0);
  return { shots, odds, heat: heatBalance(battle, unit, heat) };
}

const NO_SHOT = { expected: 0, heat: 0 };

/** Returns one shot of an order with its attack, or why it cannot be fired. */
export function forecastShot(
  battle: Battle,
  unit: Combatant,
  order: FireOrder,
  shot: ShotOrder,
): { readonly shot: ShotForecast; readonly attack: WeaponAttack | string } {
  const { weapon, target } = shot;
  const mount = unit.design.weapons[weapon];
  const obstacle =
    mount === undefined ? 'it has no such weapon' : shotObstacle(battle, unit, mount, shot, order);
  if (obstacle !== undefined) return { shot: { weapon, target, ...NO_SHOT }, attack: obstacle };
  const attack = weaponAttackOf(battle, unit, order, shot);
  return {
    shot: {
      weapon,
      target,
      toHit: explainToHit(battle, attack.shot),
      expected: attackOdds(battle, [attack]).expected,
      heat: unit.design.tracksHeat ? heatOfFiring(battle, mount as WeaponMount, attack.effect) : 0,
    },
    attack,
  };
}
