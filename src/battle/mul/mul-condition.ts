import { type LocationName, NOWHERE } from '../../rules/body/plan.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Mount } from '../../units/index.js';
import type { ConditionSetup, ProtoMechCondition, VehicleCondition } from '../combatant/condition.js';
import type { Design } from '../combatant/design.js';
import { roundsAtMost, roundsWhenFull } from '../combatant/full-bin.js';
import type { AmmoBin } from '../combatant/weapon-mount.js';
import { isTrue, wholeNumber } from './mul-attributes.js';
import type { MulWarning } from './mul-force.js';
import { mulLocations, placeWords } from './mul-locations.js';
import { readVehicle } from './mul-vehicle.js';
import type { XmlElement } from './read-xml.js';

type Points = Partial<Record<LocationName, number>>;

/** Reads the damage that the `location` elements of an entity state. */
export function readCondition(
  entity: XmlElement,
  design: Design,
  warn: (warning: MulWarning) => void,
  options: RulesetOption,
): ConditionSetup {
  const reader = new ConditionReader(design, warn, readVehicle(entity, design), options);
  for (const child of entity.children) if (child.name === 'location') reader.readLocation(child);
  return reader.condition();
}

class ConditionReader {
  readonly #design: Design;
  readonly #warn: (warning: MulWarning) => void;
  readonly #armor: Points = {};
  readonly #rearArmor: Points = {};
  readonly #structure: Points = {};
  readonly #criticals: Partial<Record<LocationName, number[]>> = {};
  /** By bin; one that the file does not mention is full. */
  readonly #rounds: number[];
  readonly #full: readonly number[];
  readonly #vehicle: VehicleCondition;
  readonly #stabilizers: LocationName[] = [];
  /** Fixtures of a unit without slots that the file has named. */
  readonly #named = new Set<number>();
  readonly #destroyed: number[] = [];
  readonly #hits: Points = {};

  constructor(
    design: Design,
    warn: (warning: MulWarning) => void,
    vehicle: VehicleCondition,
    options: RulesetOption,
  ) {
    this.#design = design;
    this.#warn = warn;
    this.#vehicle = vehicle;
    this.#full = design.bins.map((bin) => roundsWhenFull(bin, options));
    this.#rounds = [...this.#full];
  }

  condition(): ConditionSetup {
    const fired = this.#rounds.some((rounds, bin) => rounds !== this.#full[bin]);
    const vehicle: VehicleCondition = {
      ...this.#vehicle,
      ...(this.#stabilizers.length > 0 && { stabilizers: this.#stabilizers }),
      ...(this.#design.vehicle && this.#destroyed.length > 0 && { destroyed: this.#destroyed }),
    };
    const protoMech: ProtoMechCondition = {
      ...(hasAny(this.#hits) && { hits: this.#hits }),
      ...(this.#design.protoMech && this.#destroyed.length > 0 && { destroyed: this.#destroyed }),
    };
    return {
      ...(hasAny(this.#armor) && { armor: this.#armor }),
      ...(hasAny(this.#rearArmor) && { rearArmor: this.#rearArmor }),
      ...(hasAny(this.#structure) && { structure: this.#structure }),
      ...(hasAny(this.#criticals) && { criticals: this.#criticals }),
      ...(fired && { rounds: this.#rounds }),
      ...(hasAny(vehicle) && { vehicle }),
      ...(hasAny(protoMech) && { protoMech }),
    };
  }

  readLocation(element: XmlElement): void {
    const places = mulLocations(this.#design.plan);
    const index = wholeNumber(element, 'index') ?? -1;
    const location = places[index];
    // Equipment outside the locations that can be hit, such as ammunition in the body of a vehicle.
    if (location === undefined && index >= 0 && index < places.length) {
      for (const child of element.children) if (child.name === 'slot') this.#readNamed(child, NOWHERE);
      return;
    }
    if (location === undefined || !this.#design.plan.locations.includes(location)) {
      this.#pass(element, `location "${element.attributes.get('index') ?? ''}" is not one of this unit`);
      return;
    }
    const at = this.#design.plan.locations.indexOf(location);
    if (isTrue(element, 'isDestroyed')) this.#structure[location] = 0;
    for (const child of element.children) {
      if (child.name === 'armor') this.#readArmor(child, location, at);
      else if (child.name === 'slot') this.#readSlot(child, location, at);
      else if (child.name === 'stabilizer' && isTrue(child, 'isHit') && this.#design.vehicle)
        this.#stabilizers.push(location);
    }
    if (this.#structure[location] === 0) this.#layBare(location, at);
  }

  /** A destroyed location has nothing left, whatever the file states. */
  #layBare(location: LocationName, at: number): void {
    if (this.#design.armor[at] !== 0) this.#armor[location] = 0;
    if (this.#design.rearArmor[at] !== 0) this.#rearArmor[location] = 0;
  }

  #readArmor(element: XmlElement, location: LocationName, at: number): void {
    const type = element.attributes.get('type')?.toLowerCase() ?? '';
    const stated = element.attributes.get('points')?.trim() ?? '';
    if (stated === 'N/A') return;
    const points = stated === 'Destroyed' ? 0 : wholeNumber(element, 'points');
    const [left, most] = this.#layer(type, at);
    if (left === undefined || (left === this.#rearArmor && this.#design.plan.hasRear[at] !== 1)) {
      this.#pass(element, `armor of type "${type}" on the ${placeWords(location)}`);
    } else if (points === undefined || points < 0) {
      this.#pass(element, `"${stated}" points on the ${placeWords(location)}`);
    } else if (points > most) {
      this.#pass(
        element,
        `${points} points on the ${placeWords(location)}, where the maximum is ${most} (another variant?)`,
      );
    } else if (points < most) left[location] = points;
  }

  #layer(type: string, at: number): readonly [Points | undefined, number] {
    const { armor, rearArmor, structure } = this.#design;
    switch (type) {
      case '':
        return [this.#armor, armor[at] ?? 0];
      case 'rear':
        return [this.#rearArmor, rearArmor[at] ?? 0];
      case 'internal':
        return [this.#structure, structure[at] ?? 0];
      default:
        return [undefined, 0];
    }
  }

  #readSlot(element: XmlElement, location: LocationName, at: number): void {
    if (this.#hasNoSlots) {
      this.#readWithoutSlots(element, location, at);
      return;
    }
    // Equipment that takes no slot has no number.
    if (element.attributes.get('index') === 'N/A') return;
    const number = wholeNumber(element, 'index');
    const slot = this.#design.slots[at]?.[(number ?? 0) - 1];
    if (number === undefined || slot === undefined) {
      this.#pass(element, `slot "${element.attributes.get('index') ?? ''}" of the ${placeWords(location)}`);
      return;
    }
    const fixture = this.#design.fixtures[slot.fixture];
    this.#compareNames(element, number, location, fixture?.mount);
    if (['isHit', 'isDestroyed', 'isMissing'].some((flag) => isTrue(element, flag))) {
      this.#criticals[location] ??= [];
      this.#criticals[location].push(number - 1);
    }
    const shots = wholeNumber(element, 'shots');
    const bin = this.#design.bins[fixture?.bin ?? -1];
    if (shots === undefined || bin === undefined) return;
    this.#readShots(element, shots, bin, `slot ${number} of the ${placeWords(location)}, which holds`);
  }

  get #hasNoSlots(): boolean {
    return this.#design.slots.every((slots) => slots.length === 0);
  }

  /** In a ProtoMech, slots of systems are critical hits; all other equipment is found by name. */
  #readWithoutSlots(element: XmlElement, location: LocationName, at: number): void {
    const isSystem = element.attributes.get('type') === SYSTEM;
    if (this.#design.protoMech === undefined || !isSystem) this.#readNamed(element, at);
    else if (isTrue(element, 'isHit')) this.#hits[location] = (this.#hits[location] ?? 0) + 1;
  }

  /** Finds equipment of a unit without slots: the next item of that name in its place. */
  #readNamed(element: XmlElement, at: number): void {
    const type = element.attributes.get('type')?.toLowerCase() ?? '';
    const fixture = this.#design.fixtures.find(
      ({ index, location, mount }) =>
        location === at && mount !== undefined && !this.#named.has(index) && namesOf(mount).includes(type),
    );
    if (fixture === undefined) {
      this.#pass(element, `"${element.attributes.get('type') ?? ''}" in a place that does not hold it`);
      return;
    }
    this.#named.add(fixture.index);
    if (['isDestroyed', 'isMissing'].some((flag) => isTrue(element, flag)))
      this.#destroyed.push(fixture.index);
    const shots = wholeNumber(element, 'shots');
    const bin = this.#design.bins[fixture.bin];
    if (shots === undefined || bin === undefined) return;
    this.#readShots(element, shots, bin, 'a bin of');
  }

  /** As many as any ruleset packs into the bin: the file does not say by which it was written. */
  #readShots(element: XmlElement, shots: number, bin: AmmoBin, place: string): void {
    if (shots < 0 || shots > roundsAtMost(bin))
      this.#pass(element, `${shots} shots in ${place} ${this.#full[bin.index]}`);
    else this.#rounds[bin.index] = shots;
  }

  /** Slots differ in another variant, or if a bin has another load. */
  #compareNames(element: XmlElement, slot: number, location: LocationName, mount: Mount | undefined): void {
    const type = element.attributes.get('type') ?? '';
    if (mount === undefined || type === '' || namesOf(mount).includes(type.toLowerCase())) return;
    this.#warn({
      line: element.line,
      message: `slot ${slot} of the ${placeWords(location)} holds "${type}" here and "${mount.name}" in the unit's file, which counts`,
    });
  }

  #pass(element: XmlElement, what: string): void {
    this.#warn({ line: element.line, message: `${what}: ignored` });
  }
}

/** The type of a slot that holds no equipment. */
const SYSTEM = 'System';

const hasAny = (record: object): boolean => Object.keys(record).length > 0;

const namesOf = ({ name, item }: Mount): string[] =>
  [name, ...(item?.aliases ?? []), item?.name ?? ''].map((one) => one.toLowerCase());
