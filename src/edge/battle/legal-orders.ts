import type { BoosterUse } from '../../battle/combatant/mover-of.js';
import type { Battle, BlowOrder, Combatant, Facing, FireOrder, ShotOrder } from '../../battle/index.js';
import * as battles from '../../battle/index.js';
import { fireOf, namedBlow, namedShot } from '../../battle/named-orders.js';
import type { Aim } from '../../battle/weapons/legality.js';
import { checkInteger } from '../../check/check.js';
import { checked, flag, openFields, optional } from '../../check/shape.js';
import type { IVolleyOdds } from '../../rules/volley/index.js';
import { facing, optionalFlag } from '../common.js';
import { battle, unitOfBattle } from './in-battle.js';
import { fireOrder } from './order-shapes.js';

export const moverOf = checked(battles.moverOf, {
  battle,
  unit: unitOfBattle,
  boost: optional(openFields<BoosterUse>({ masc: optionalFlag, supercharger: optionalFlag })),
});
/** Returns every shot that a unit may fire with its torso and arms turned this way. */
export const legalShots: (battle: Battle, unit: Combatant, aim: Aim) => readonly ShotOrder[] = checked(
  (inBattle, of, aim) => battles.legalShots(inBattle, of, aim).map((shot) => namedShot(inBattle, shot)),
  {
    battle,
    unit: unitOfBattle,
    aim: openFields<Aim>({ torsoFacing: facing, armsFlipped: flag, secondFacing: optional(facing) }),
  },
);
/** Returns every blow that a unit may strike now, with its torso as it is or turned to a facing of `strikeFacings`. */
export const legalBlows: (battle: Battle, unit: Combatant, torsoFacing?: Facing) => readonly BlowOrder[] =
  checked(
    (inBattle, of, torsoFacing?: Facing) =>
      battles.legalBlows(inBattle, of, torsoFacing).map((blow) => namedBlow(inBattle, of.index, blow)),
    {
      battle,
      unit: unitOfBattle,
      torsoFacing: optional(facing),
    },
  );
/** Returns the facings that a unit's torso may take to strike: only its own where the rules forbid a twist. */
export const strikeFacings = checked(battles.strikeFacings, { battle, unit: unitOfBattle });

/** Returns the odds of what a fire order does to the target of its first shot. They are exact: no dice are rolled. */
export const volleyOdds: (battle: Battle, unit: Combatant, order: FireOrder) => IVolleyOdds = checked(
  (inBattle, of, order) => battles.volleyOdds(inBattle, of, fireOf(inBattle, order)),
  {
    battle,
    unit: unitOfBattle,
    order: fireOrder,
  },
  ({ units }, { design }, { shots }) => {
    for (const [index, { weapon, target, bin, spotter, teammate }] of shots.entries()) {
      const at = `order.shots[${index}]`;
      checkInteger(`${at}.weapon`, weapon, 0, design.weapons.length - 1);
      checkInteger(`${at}.target`, target, 0, units.length - 1);
      if (bin !== undefined) checkInteger(`${at}.bin`, bin, 0, design.bins.length - 1);
      if (spotter !== undefined) checkInteger(`${at}.spotter`, spotter, 0, units.length - 1);
      if (teammate !== undefined) checkInteger(`${at}.teammate`, teammate, 0, units.length - 1);
    }
  },
);
