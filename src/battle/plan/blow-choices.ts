import { choiceOf, type PhysicalChoice } from '../attack/physical-choices.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { type NamedBlowOrder, namedBlow } from '../named-orders.js';
import { readBlow } from '../physical/blow.js';
import { legalBlows } from '../physical/index.js';

/** A blow that may be ordered, with what it needs and does. */
export interface BlowChoice extends PhysicalChoice {
  readonly order: NamedBlowOrder;
}

/** Every blow that a unit may strike now, one by one. */
export const blowChoices = (battle: Battle, unit: Combatant): readonly BlowChoice[] =>
  legalBlows(battle, unit).flatMap((order) => {
    const blow = readBlow(battle, unit, order);
    return typeof blow === 'string'
      ? []
      : [{ ...choiceOf(battle, blow), order: namedBlow(battle, unit.index, order) }];
  });
