import {
  type Battle,
  type Design,
  type Duel,
  duelVolley,
  type VolleyOfDuel,
} from '../../../src/edge/battle.js';
import type { IVolleyOdds, RulesetName } from '../../../src/edge/rules.js';
import type { Attack } from './attack.js';
import { duelOf } from './duel.js';

/** One weapon's part of the volley. */
export type WeaponResult = VolleyOfDuel['shots'][number] & {
  readonly name: string;
  readonly place: string;
  /** The 'Mech that carries it. */
  readonly design: Design;
};

export interface Results {
  readonly attack: Attack;
  readonly duel: Duel;
  readonly battle: Battle;
  readonly weapons: readonly WeaponResult[];
  readonly volley: IVolleyOdds;
  readonly heat: number;
}

export function resultsOf(attack: Attack): Results {
  const duel = duelOf(attack);
  const { battle, shots, odds, heat } = duelVolley(duel, rulesOf(attack));
  const { design } = battle.unit(0);
  const weapons = shots.map((shot) => {
    const { item, mount } = shot.mount;
    const place = `${mount.location ?? ''}${mount.rear ? ' rear' : ''}`;
    return { ...shot, name: item.name, place, design };
  });
  return { attack, duel, battle, weapons, volley: odds, heat };
}

/** The ruleset of the calculation, as an option for the library's functions. */
export const rulesOf = ({ ruleset }: Attack): { readonly ruleset: RulesetName } => ({ ruleset });

/** Whether firing makes sense: a shot that cannot hit only makes heat. */
export const canHit = ({ toHit }: WeaponResult): boolean => toHit?.impossible === false;
