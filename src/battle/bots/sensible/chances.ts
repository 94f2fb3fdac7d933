import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import type { Line } from '../../weapons/line.js';

/** One weapon on one target: what it is worth and what it costs. */
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
  /** Points that stand between the target and its end. */
  strength: number;
  /** With torso, arms and turrets as they are tried out. */
  bears: boolean;
}

/** Chances of one unit after the other, in records that serve again. Those at one target stand side by side. */
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

  /** Most damage for its heat first; what is cold comes before what is hot. */
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
