import { Battle } from '../../battle/battle.js';
import { Combatant } from '../../battle/combatant/combatant.js';
import { instanceOf } from '../../check/shape.js';

export const battle = instanceOf(Battle, 'a battle');
export const unitOfBattle = instanceOf(Combatant, 'a unit of the battle');
