import { type BattleValueOptions, calculateBattleValue } from '../../src/battle-value/index.js';
import { evaluateFormula } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Mech, MechLocationCode, MechSheet } from '../../src/units/index.js';
import { buildMech } from '../../src/units/mech/build-mech.js';
import { isArm, isLeg } from '../../src/units/mech/layout.js';

/** What a sample carries by location, as MTF files name it; each item gets the slots it needs. */
export type Carrying = Readonly<Partial<Record<MechLocationCode, readonly string[]>>>;

export interface Sample extends Partial<MechSheet> {
  readonly carrying?: Carrying;
}

/**
 * 75 tons of bare BattleMech: 114 points of structure, no armor, walk 3 and run 5, which makes the defensive factor 1.2
 * and the speed factor 1. Nine single heat sinks, all of them in the engine.
 */
const BARE: MechSheet = {
  chassis: 'Sample',
  model: 'SMP-1',
  year: 3150,
  rulesLevel: 2,
  techBase: 'Inner Sphere',
  chassisKind: 'biped',
  omni: false,
  tonnage: 75,
  engine: { rating: 225, type: 'fusion', clan: false },
  gyro: 'standard',
  cockpit: 'standard',
  heatSinks: { count: 9, kind: 'single', clan: false },
  jump: 0,
  structure: 'Standard',
  armor: { name: 'Standard Armor', clan: false },
  armorPoints: {},
  slots: {},
  withoutSlots: [],
  quirks: [],
  weaponQuirks: [],
};

/** @throws {Error} if the catalog does not know something of it, or it does not fit */
export function sampleMech({ carrying = {}, ...overrides }: Sample = {}): Mech {
  const sheet = { ...BARE, ...overrides };
  const slots = Object.fromEntries(
    Object.entries(carrying).map(([location, names]) => [
      location,
      // Artillery that is larger than any location is cut off.
      [...builtIn(location), ...names.flatMap((name) => linesOf(name, sheet.tonnage))].slice(0, 12),
    ]),
  );
  const mech = buildMech({ ...sheet, slots: { ...sheet.slots, ...slots } }, officialCatalog);
  if (mech.warnings.length > 0) throw new Error(mech.warnings.map(({ message }) => message).join('; '));
  return mech;
}

function builtIn(location: string): readonly string[] {
  if (isArm(location)) return ['Shoulder', 'Upper Arm Actuator'];
  return isLeg(location) ? ['Hip', 'Upper Leg Actuator', 'Lower Leg Actuator', 'Foot Actuator'] : [];
}

const MARKS = /(?: \((?:R|T|armored)\)|:size:[\d.]+)+$/i;

function linesOf(name: string, tonnage: number): readonly string[] {
  const item = officialCatalog.fromFile(name.replace(MARKS, ''));
  // What spreads over the unit needs to be named once.
  if (item === undefined || item.traits.includes('spreadable')) return [name];
  const slots = evaluateFormula(item.slots, {
    tonnage,
    legs: 2,
    traits: ['mech'],
    directFireTonnage: 1,
    size: 1,
  });
  return Array.from({ length: Math.max(1, slots) }, () => name);
}

export const ratings = (sample: Sample, options?: BattleValueOptions) =>
  calculateBattleValue(sampleMech(sample), options);

/** The lines of a report, each with what it changes the running value by. */
export function steps(sample: Sample, options?: BattleValueOptions) {
  let last = 0;
  return ratings(sample, options).sections.flatMap(({ lines }) => {
    last = 0;
    return lines.map(({ label, calculation, value }) => {
      const step = value === undefined ? undefined : Number((value - last).toFixed(9));
      last = value ?? last;
      return { label, calculation, value, step };
    });
  });
}

/** What the lines of this label add, in their order. */
export const added = (label: string, sample: Sample, options?: BattleValueOptions) =>
  steps(sample, options)
    .filter((line) => line.label === label)
    .map(({ step }) => step);

/** How a line of this label comes about. */
export const calculationOf = (label: string, sample: Sample, options?: BattleValueOptions) =>
  steps(sample, options).find((line) => line.label === label)?.calculation;

/** Heat that weapons may make before they count half. */
export function heatLimit(sample: Sample): number {
  const words = calculationOf('Heat efficiency', sample) ?? '';
  return Number(words.slice(words.lastIndexOf('=') + 1));
}
