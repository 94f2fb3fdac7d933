import { choiceOf, type PhysicalChoice } from '../attack/physical-choices.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import { type NamedBlowOrder, namedBlow } from '../named-orders.js';
import { readBlow } from '../physical/blow.js';
import { legalBlows } from '../physical/index.js';

/** A legal physical attack, with its target number and damage. */
export interface BlowChoice extends PhysicalChoice {
  readonly order: NamedBlowOrder;
}

/** Returns every single physical attack that a unit may make now, with this torso facing. */
export const blowChoices = (
  battle: Battle,
  unit: Combatant,
  torsoFacing: Facing = unit.torsoFacing,
): readonly BlowChoice[] =>
  legalBlows(battle, unit, torsoFacing).flatMap((order) => {
    const blow = readBlow(battle, unit, order, torsoFacing);
    return typeof blow === 'string'
      ? []
      : [{ ...choiceOf(battle, blow), order: namedBlow(battle, unit.index, order) }];
  });
