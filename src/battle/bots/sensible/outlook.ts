import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { Arsenal } from './arsenal.js';
import { Firepower } from './firepower.js';

/** What a bot remembers from one battle to the next: the damage of each unit's weapons to each other unit. */
export class Outlook {
  readonly #arsenals: (Arsenal | undefined)[] = [];
  readonly #pairs: (Firepower | undefined)[] = [];

  firepower(battle: Battle, unit: Combatant, target: Combatant): Firepower {
    const arsenal = this.#arsenalOf(battle, unit);
    const index = unit.index * battle.units.length + target.index;
    let pair = this.#pairs[index];
    if (pair === undefined || !pair.serves(arsenal, target)) {
      pair = new Firepower(battle, arsenal, unit, target);
      this.#pairs[index] = pair;
    }
    pair.update(battle, unit, target);
    return pair;
  }

  #arsenalOf(battle: Battle, unit: Combatant): Arsenal {
    const known = this.#arsenals[unit.index];
    if (known?.serves(battle, unit)) return known;
    const arsenal = new Arsenal(battle, unit);
    this.#arsenals[unit.index] = arsenal;
    return arsenal;
  }
}

/** The points of damage that destroy a unit, against which damage is weighed. */
export function toughness(unit: Combatant): number {
  let points = 0;
  for (let location = 0; location < unit.armor.length; location += 1) {
    points += (unit.armor[location] as number) + (unit.rearArmor[location] as number);
    points += unit.structure[location] as number;
  }
  return Math.max(1, points);
}
