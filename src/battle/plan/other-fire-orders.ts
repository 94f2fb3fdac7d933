import { ANTI_MECH_ATTACKS } from '../../rules/anti-mech/to-hit.js';
import { SHIELD_MODES, type ShieldMode } from '../../rules/damage/shields.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import { antiMechNumber, antiMechObstacle } from '../anti-mech/legality.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { FireOrder } from '../orders.js';
import { checkFireOrder } from '../weapons/check-order.js';
import { enemiesOf } from '../weapons/legal-shots.js';

/** Leg attacks and swarms that infantry may make on a unit, with their target numbers. */
export interface GripChoice {
  readonly order: NonNullable<FireOrder['antiMech']>;
  readonly toHit: ITargetNumber;
}

/** The orders of a unit in the weapons phase, besides its shots. */
export interface OtherFireOrders {
  readonly dodges: boolean;
  readonly freesTurret: boolean;
  /** Weapons whose jam can be cleared, and those that can be charged. */
  readonly clears: readonly number[];
  readonly charges: readonly number[];
  /** Opponents that it can spot for others. */
  readonly spots: readonly number[];
  readonly grips: readonly GripChoice[];
  /** Whether it swarms another unit, and may let go. */
  readonly letsGo: boolean;
  /** Opponents that a Blood Stalker may name as its quarry. */
  readonly quarries: readonly number[];
  /** Ways to hold each shield; empty without a shield. */
  readonly shields: { readonly left: readonly ShieldMode[]; readonly right: readonly ShieldMode[] };
}

export function otherFireOrders(battle: Battle, unit: Combatant): OtherFireOrders {
  const bare = { torsoFacing: unit.torsoFacing, shots: [] };
  const may = (wanted: Partial<FireOrder>): boolean => isAllowed(battle, unit, { ...bare, ...wanted });
  const weapons = unit.design.weapons.map(({ index }) => index);
  const enemies = enemiesOf(battle, unit).map(({ index }) => index);
  const shieldModes = unit.design.shields.length > 0 ? SHIELD_MODES : [];
  return {
    dodges: may({ dodge: true }),
    freesTurret: unit.turretHeld && may({ freeTurret: true }),
    clears: weapons.filter((weapon) => unit.jammed[weapon] !== 0 && may({ clearJam: weapon })),
    charges: weapons.filter((weapon) => may({ charge: [weapon] })),
    spots: enemies.filter((enemy) => may({ spot: enemy })),
    grips: gripChoices(battle, unit),
    letsGo: may({ letGo: true }),
    quarries: enemies.filter((enemy) => may({ quarry: enemy })),
    shields: {
      left: shieldModes.filter((mode) => may({ shields: { left: mode } })),
      right: shieldModes.filter((mode) => may({ shields: { right: mode } })),
    },
  };
}

const gripChoices = (battle: Battle, unit: Combatant): readonly GripChoice[] =>
  unit.design.kind.antiMech === undefined
    ? []
    : battle.units.flatMap((target) =>
        ANTI_MECH_ATTACKS.filter(
          (attack) => antiMechObstacle(battle, unit, attack, target) === undefined,
        ).map((attack) => ({
          order: { attack, target: target.index },
          toHit: antiMechNumber(unit, attack, target),
        })),
      );

function isAllowed(battle: Battle, unit: Combatant, order: FireOrder): boolean {
  try {
    checkFireOrder(battle, unit, order);
    return true;
  } catch {
    return false;
  }
}
