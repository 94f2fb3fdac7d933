import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { BattleEvent } from '../../src/battle/events/event.js';
import { codeOfLocation } from '../../src/battle/kinds/mech/battle-location.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import type { MechLocation } from '../../src/rules/hit-location/locations.js';

export interface DamagedLocation {
  readonly location: string;
  readonly damage: number;
  armorLost: number;
}

const ONE_HIT = 8;
const TWO_HITS = 10;
const THREE_HITS = 12;
const HALF = 6;

/**
 * Dice as the reference lists them, for a battle of ours. A slot of twelve is one number there and two dice here, and the
 * reference rolls for critical hits where a location has just been destroyed, which changes nothing.
 */
export class ReferenceDice {
  readonly used: number[] = [];
  /** Each hit, with the armor that it cost where it struck. */
  readonly hits: DamagedLocation[] = [];
  checks = 0;
  readonly #left: number[];
  readonly #target: Combatant;
  readonly #hits = new Set<string>();
  #through = 0;
  #idle = 0;
  readonly #spikeDice: number;

  constructor(dice: readonly number[], target: Combatant, spikeDice: number) {
    this.#spikeDice = spikeDice;
    this.#left = [...dice];
    this.#target = target;
  }

  readonly roller = (): number => {
    if (this.#idle > 0) {
      this.#idle -= 1;
      return HALF;
    }
    const next = this.#take();
    if (next > 0) return next;
    const slot = -next;
    this.#left.unshift(slot > HALF ? slot - HALF : slot);
    return slot > HALF ? HALF : 1;
  };

  #take(): number {
    const next = this.#left.shift();
    if (next === undefined) throw new RangeError('one die too many was rolled');
    this.used.push(next);
    return next;
  }

  get left(): number {
    return this.#left.length;
  }

  hear(event: BattleEvent): void {
    if (event.type === 'critical-check') this.checks += 1;
    if (event.type === 'damage') {
      const last = this.hits.at(-1);
      if (last?.location === event.location) last.armorLost += event.armor;
    }
    if (event.type === 'damage' && event.location === 'head' && event.structure > 0 && !event.destroyed) {
      this.#pilotFirst();
    }
    if (event.type === 'hit') {
      this.hits.push({ location: event.location, damage: event.damage, armorLost: 0 });
      this.#through = event.throughArmor ? 1 : 0;
      if (this.#hasSpikes(event.location as MechLocation))
        for (let die = 0; die < this.#spikeDice; die += 1) this.#take();
    } else if (event.type === 'wound' && this.#target.hasLost(this.#target.plan.head)) this.#idle = 2;
    else if (event.type === 'critical-hit') this.#hits.add(`${event.location}:${event.slot}`);
    else if (event.type === 'damage' && event.destroyed && event.structure > 0) {
      const checks = 1 + this.#through;
      this.#through = 0;
      for (let check = 0; check < checks && this.#left.length > 0; check += 1)
        this.#passOver(event.location as MechLocation);
    }
  }

  /** The reference rolls for critical hits of the head before it rolls for the pilot; we do it the other way round. */
  #pilotFirst(): void {
    const [one = 0, two = 0] = this.#left;
    const total = one + two;
    const slots = total >= THREE_HITS ? 0 : total >= TWO_HITS ? 2 : total >= ONE_HIT ? 1 : 0;
    const pilots = this.#left.splice(2 + slots, 2);
    this.#left.unshift(...pilots);
  }

  #hasSpikes(location: MechLocation): boolean {
    const { design, plan } = this.#target;
    const index = plan.locations.indexOf(location);
    return design.physicalWeapons.some(
      (mount) =>
        mount.item.physicalWeapon === 'spikes' &&
        mount.location === index &&
        this.#target.isWorking(mount.fixture),
    );
  }

  /** A check in a location that is gone, with all the slots that it asks for. */
  #passOver(location: MechLocation): void {
    const { design, plan } = this.#target;
    const index = plan.locations.indexOf(location);
    const industrial = design.structureType === 'industrial' ? 2 : 0;
    const reinforced = design.structureType === 'reinforced' ? -1 : 0;
    const total = this.#take() + this.#take() + industrial + reinforced;
    const torso = plan.hasRear[index] === 1;
    if (total >= THREE_HITS && !torso) return;
    const hits = total >= THREE_HITS ? 3 : total >= TWO_HITS ? 2 : total >= ONE_HIT ? 1 : 0;
    const struck = new Set<number>();
    const slots = design.slots[index] ?? [];
    const open = slots.filter(({ hittable }) => hittable).length;
    for (let hit = 0; hit < Math.min(hits, open); hit += 1) {
      let slot: number;
      do slot = Math.abs(this.#take()) - 1;
      while (slots[slot]?.hittable !== true || struck.has(slot));
      struck.add(slot);
    }
  }

  /** All slots that are hit; those of a lost location as far as something sits in them. */
  critsOf(chassis: MechChassis): readonly string[] {
    const { design, plan } = this.#target;
    const crits: string[] = [];
    for (const [index, location] of plan.locations.entries()) {
      const code = codeOfLocation(location as MechLocation, chassis) ?? '';
      const gone = this.#target.hasLost(index);
      for (const [slot, { fixture }] of (design.slots[index] ?? []).entries()) {
        if ((gone && fixture >= 0) || this.#hits.has(`${location}:${slot}`)) crits.push(`${code}:${slot}`);
      }
    }
    return crits;
  }
}
