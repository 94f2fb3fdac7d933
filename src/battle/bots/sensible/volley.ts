import type { Combatant } from '../../combatant/combatant.js';
import type { AmmoBin, WeaponMount } from '../../combatant/weapon-mount.js';
import type { Chance, Chances } from './chances.js';

/** Heat that a bot is content to end a turn with. */
const COMFORTABLE = 6;
/** The heat that it accepts for a decisive volley. */
const RECKLESS = 12;
/** A volley is decisive if it does this share of the damage that destroys the target. */
const DECISIVE = 0.25;
/** What a shot at a second target is worth. */
const ASIDE = 0.6;

/** Shots fired together, and their worth, as far as heat, rounds and arms allow. The object is reused. */
export class Volley {
  worth = 0;
  readonly chances: Chance[] = [];
  #unit: Combatant;
  #target: Combatant;
  #heatLeft = 0;
  #arm = -1;

  constructor(unit: Combatant) {
    this.#unit = unit;
    this.#target = unit;
  }

  /** Fires everything that bears on this target at it, and the other weapons at other targets. */
  fill(
    unit: Combatant,
    target: Combatant,
    strength: number,
    chances: Chances,
    byReturn: readonly Chance[],
    budget: number,
  ): void {
    let expected = 0;
    let others = false;
    for (let index = 0; index < chances.count; index += 1) {
      const chance = chances.at(index);
      if (!chance.bears) continue;
      if (chance.target === target) expected += chance.expected;
      else others = true;
    }
    const decisive = expected > strength * DECISIVE;
    this.#begin(unit, target, budget + (decisive ? RECKLESS : COMFORTABLE));
    for (let index = 0; index < byReturn.length; index += 1) {
      const chance = byReturn[index] as Chance;
      if (chance.bears && chance.target === target) this.#add(chance);
    }
    // A second target never gets the first shot of a volley.
    if (!others || this.chances.length === 0) return;
    for (const chance of byReturn) {
      const other = chance.target;
      if (!chance.bears || other === target || other.isStealthy || other.isVoid) continue;
      if (!bearsOn(byReturn, target, chance.mount)) this.#add(chance);
    }
  }

  #begin(unit: Combatant, target: Combatant, heat: number): void {
    this.#unit = unit;
    this.#target = target;
    this.#heatLeft = heat;
    this.#arm = -1;
    this.worth = 0;
    while (this.chances.length > 0) this.chances.pop();
  }

  #add(chance: Chance): void {
    const { mount, heat, bin, target, worth } = chance;
    if (this.#fires(mount) || (heat > 0 && heat > this.#heatLeft)) return;
    if (this.#unit.design.people !== undefined && this.#isBarred(mount)) return;
    // Each weapon needs its own round.
    if (bin !== undefined && this.#taken(bin) >= (this.#unit.rounds[bin.index] as number)) return;
    if (this.#unit.prone && mount.arm >= 0) {
      if (this.#arm >= 0 && this.#arm !== mount.arm) return;
      this.#arm = mount.arm;
    }
    this.#heatLeft -= heat;
    this.worth += target === this.#target ? worth : worth * ASIDE;
    this.chances.push(chance);
  }

  /** Some weapons cannot be combined with others of their kind. */
  #isBarred({ index }: WeaponMount): boolean {
    const { kind } = this.#unit.design;
    const shots = [...this.chances.map(({ mount }) => mount.index), index];
    const asOrders = shots.map((weapon) => ({ weapon, target: this.#target.index }));
    return kind.volleyObstacle(this.#unit, { torsoFacing: 0, shots: asOrders }) !== undefined;
  }

  #fires(mount: WeaponMount): boolean {
    const { chances } = this;
    for (let index = 0; index < chances.length; index += 1) if (chances[index]?.mount === mount) return true;
    return false;
  }

  #taken(bin: AmmoBin): number {
    let rounds = 0;
    for (const chance of this.chances) if (chance.bin === bin) rounds += 1;
    return rounds;
  }
}

function bearsOn(chances: readonly Chance[], target: Combatant, mount: WeaponMount): boolean {
  for (const chance of chances)
    if (chance.bears && chance.target === target && chance.mount === mount) return true;
  return false;
}
