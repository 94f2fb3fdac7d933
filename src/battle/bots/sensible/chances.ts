import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import type { Line } from '../../weapons/line.js';

/** One weapon at one target: its worth and its cost. */
export interface Chance {
  mount: WeaponMount;
  target: Combatant;
  line: Line;
  bin: AmmoBin | undefined;
  spotter: number | undefined;
  /** Where it is aimed, if anywhere. */
  location: number | undefined;
  /** The teammate who names that location, if one does. */
  caller: number | undefined;
  expected: number;
  worth: number;
  heat: number;
  /** The points of damage that destroy the target. */
  strength: number;
  /** With torso, arms and turrets as they are tried out. */
  bears: boolean;
}

/** The chances of one unit, in records that are reused for the next. Those at one target are next to each other. */
export class Chances {
  readonly #all: Chance[] = [];
  readonly #byReturn: Chance[] = [];
  count = 0;

  clear(): void {
    this.count = 0;
  }

  at(index: number): Chance {
    return this.#all[index] as Chance;
  }

  add(
    mount: WeaponMount,
    target: Combatant,
    line: Line,
    bin: AmmoBin | undefined,
    expected: number,
    worth: number,
    heat: number,
    strength: number,
  ): Chance {
    const chance = this.#all[this.count];
    this.count += 1;
    if (chance === undefined) {
      const made = {
        mount,
        target,
        line,
        bin,
        spotter: undefined,
        location: undefined,
        caller: undefined,
        expected,
        worth,
        heat,
        strength,
        bears: false,
      };
      this.#all.push(made);
      return made;
    }
    chance.mount = mount;
    chance.target = target;
    chance.line = line;
    chance.bin = bin;
    chance.spotter = undefined;
    chance.location = undefined;
    chance.caller = undefined;
    chance.expected = expected;
    chance.worth = worth;
    chance.heat = heat;
    chance.strength = strength;
    return chance;
  }

  /** The most damage for its heat first; weapons without heat come before all others. */
  byReturn(): readonly Chance[] {
    const sorted = this.#byReturn;
    while (sorted.length > this.count) sorted.pop();
    for (let index = 0; index < this.count; index += 1) {
      const chance = this.#all[index] as Chance;
      let place = index;
      while (place > 0 && goesBefore(chance, sorted[place - 1] as Chance)) {
        sorted[place] = sorted[place - 1] as Chance;
        place -= 1;
      }
      sorted[place] = chance;
    }
    return sorted;
  }
}

function goesBefore(chance: Chance, other: Chance): boolean {
  const own = chance.expected / (chance.heat + 1);
  const its = other.expected / (other.heat + 1);
  return own > its || (own === its && chance.mount.index < other.mount.index);
}
