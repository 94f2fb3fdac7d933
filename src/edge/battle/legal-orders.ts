import type { BoosterUse } from '../../battle/combatant/mover-of.js';
import * as battles from '../../battle/index.js';
import type { Aim } from '../../battle/weapons/legality.js';
import { checkInteger } from '../../check/check.js';
import { checked, flag, openFields, optional } from '../../check/shape.js';
import { facing, optionalFlag } from '../common.js';
import { battle, unitOfBattle } from './in-battle.js';
import { fireOrder } from './order-shapes.js';

export const moverOf: typeof battles.moverOf = checked(battles.moverOf, {
  battle,
  unit: unitOfBattle,
  boost: optional(openFields<BoosterUse>({ masc: optionalFlag, supercharger: optionalFlag })),
});
export const legalShots: typeof battles.legalShots = checked(battles.legalShots, {
  battle,
  unit: unitOfBattle,
  aim: openFields<Aim>({ torsoFacing: facing, armsFlipped: flag }),
});
export const legalBlows: typeof battles.legalBlows = checked(battles.legalBlows, {
  battle,
  unit: unitOfBattle,
});

export const volleyOdds: typeof battles.volleyOdds = checked(
  battles.volleyOdds,
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
