import { type HeatBalance, heatBalance } from '../battle/attack/heat-balance.js';
import { type PhysicalChoice, physicalChoices } from '../battle/attack/physical-choices.js';
import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import type { WeaponMount } from '../battle/combatant/weapon-mount.js';
import { fireOf } from '../battle/named-orders.js';
import { attackOdds } from '../battle/odds/volley-odds.js';
import type { FireOrder, ShotOrder } from '../battle/orders.js';
import { readyAntiMissileSystems } from '../battle/weapons/anti-missile.js';
import { shotObstacle } from '../battle/weapons/check-order.js';
import { heatOfFiring } from '../battle/weapons/effect-of-shot.js';
import { explainToHit } from '../battle/weapons/shot.js';
import type { WeaponAttack } from '../battle/weapons/weapon-attack.js';
import { weaponAttackOf } from '../battle/weapons/weapon-attack-of.js';
import type { IToHitCalculation } from '../rules/to-hit/index.js';
import type { IVolleyOdds } from '../rules/volley/index.js';
import type { BesideTarget, Fire, Strike, TableAction } from './action.js';
import { amongTargets, firesOf } from './fire.js';
import { hiddenLines } from './hidden-lines.js';
import { putBeside } from './strike.js';
import { amongStrangers } from './with-strangers.js';

/** One shot of a volley that is planned. */
export interface ShotForecast {
  readonly weapon: number;
  readonly target: number;
  /** Why it cannot be fired; left out where it can. The other figures are those of no shot then. */
  readonly obstacle?: string;
  readonly toHit?: IToHitCalculation;
  /** Points of damage on average, misses counted. */
  readonly expected: number;
  readonly heat: number;
}

export interface FireForecast {
  readonly shots: readonly ShotForecast[];
  /** Of each target, all shots at it together. */
  readonly odds: ReadonlyMap<number, IVolleyOdds>;
  /** Where the heat of the turn ends, and what that means. */
  readonly heat: HeatBalance;
}

const noDice = (): never => {
  throw new Error('a die was rolled where only chances are asked for');
};

/**
 * What a volley would need, do and cost; nothing is changed.
 * @param turn what was done before in this turn: lines that were named in this phase still hold, spotters' among them
 */
export function forecastFire(battle: Battle, fire: Fire, turn: readonly TableAction[]): FireForecast {
  const planned = battle.copy(noDice);
  if (planned.phase !== 'weapons') planned.linesOfPhase = hiddenLines(planned);
  planned.phase = 'weapons';
  const before = battle.phase === 'weapons' ? firesOf(turn) : [];
  const others = before.filter(({ unit }) => unit !== fire.unit);
  return amongTargets(planned, [...others, fire], (everybody) => forecastIn(everybody, fire));
}

function forecastIn(planned: Battle, { unit: index, order: named }: Fire): FireForecast {
  const unit = planned.unit(index);
  const order = fireOf(planned, named);
  const attacks = new Map<number, WeaponAttack[]>();
  const shots = order.shots.map((shot) => {
    const forecast = forecastShot(planned, unit, order, shot);
    if (typeof forecast.attack === 'string')
      return { ...NO_SHOT, ...forecast.shot, obstacle: forecast.attack };
    const others = attacks.get(shot.target) ?? [];
    attacks.set(shot.target, [...others, forecast.attack]);
    return forecast.shot;
  });
  const odds = new Map(
    [...attacks].map(([target, together]) => [
      target,
      attackOdds(planned, together, readyAntiMissileSystems(planned, planned.unit(target), unit)),
    ]),
  );
  return {
    shots,
    odds,
    heat: heatBalance(
      planned,
      unit,
      shots.reduce((sum, { heat }) => sum + heat, 0),
    ),
  };
}

const NO_SHOT = { expected: 0, heat: 0 };

function forecastShot(
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
      heat: heatOfFiring(battle, mount as WeaponMount, attack.effect),
    },
    attack,
  };
}

/** The shots that do the most together for so much heat, of those that can be fired. */
export function bestVolley(forecast: FireForecast, heat: number): readonly ShotForecast[] {
  const open = forecast.shots.filter(({ obstacle, expected }) => obstacle === undefined && expected > 0);
  // The best volley for each heat up to the limit: each shot in turn is added wherever it makes one better.
  const best = Array.from({ length: Math.max(0, Math.floor(heat)) + 1 }, () => EMPTY);
  for (const shot of open) {
    for (let limit = best.length - 1; limit >= Math.max(0, shot.heat); limit -= 1) {
      const without = best[limit] as Volley;
      const before = best[limit - shot.heat] as Volley;
      const expected = before.expected + shot.expected;
      if (expected > without.expected) best[limit] = { expected, shots: [...before.shots, shot] };
    }
  }
  return (best.at(-1) ?? EMPTY).shots;
}

interface Volley {
  readonly expected: number;
  readonly shots: readonly ShotForecast[];
}

const EMPTY: Volley = { expected: 0, shots: [] };

/** Every physical attack that a unit can make on one beside it; nothing is changed. */
export function forecastStrikes(
  battle: Battle,
  unit: number,
  beside: BesideTarget,
): readonly PhysicalChoice[] {
  const planned = battle.copy(noDice);
  planned.phase = 'physical';
  const strike: Strike = { do: 'strike', unit, order: { blows: [] }, beside: [beside] };
  return amongStrangers(planned, [strike], (everybody) => {
    putBeside(everybody, everybody.unit(unit), beside);
    return physicalChoices(everybody, everybody.unit(unit), everybody.unit(beside.target));
  });
}
