/**
 * Figures that depend on the unit that carries the item (a hatchet's mass, a jump jet's, a sword's Battle Value) are
 * data of the catalog: the name of a formula and its constants. This file knows the formulas, the data the constants.
 */
export const FORMULA_NAMES = Object.freeze([
  'proportional',
  'by-amount',
  'by-trait',
  'sum',
  'spread-slots',
  'melee-battle-value',
  'charge-battle-value',
  'by-linked-weapon',
  'share-of-linked-weapons',
] as const);

type FormulaName = (typeof FORMULA_NAMES)[number];

/** Yes-or-no facts about the unit, or about where on it the item sits. */
export type FormulaTrait =
  | 'mech'
  /** A 'Mech on four legs, QuadVees included. */
  | 'quad'
  /** A 'Mech above the weight of an assault 'Mech. */
  | 'superheavy'
  /** Any triple-strength myomer, the prototype included, the industrial kind not. */
  | 'triple-strength'
  /** Flies or travels in space: fighters of all kinds, small craft, DropShips, JumpShips, WarShips, stations. */
  | 'aerospace'
  | 'dropship'
  | 'jumpship'
  | 'warship'
  | 'space-station'
  | 'support-vehicle'
  /** Built in kilograms: small support vehicles, ProtoMechs, battle armor (TechManual). */
  | 'kilogram-standard'
  | 'medium-suit'
  | 'heavy-suit'
  | 'assault-suit'
  | 'leg-mounted';

/** What formulas ask of the carrying unit. A formula that needs a fact left out here throws. */
export interface FormulaSubject {
  readonly tonnage: number;
  readonly traits?: readonly FormulaTrait[];
  /** The stated size of an item of variable size, in its own unit: tons, metres, kilograms, theaters, drones. */
  readonly size?: number;
  /** The item's own mass, for prices and slots that follow from it. */
  readonly itemTonnage?: number;
  readonly runningMp?: number;
  readonly legs?: number;
  /** Hit locations of the unit, all of them. */
  readonly locations?: number;
  readonly engineTonnage?: number;
  readonly engineRating?: number;
  /** Mass of what a targeting computer serves: direct-fire weapons and their pulse modules. */
  readonly directFireTonnage?: number;
  /** Mass of the weapons that fire control serves: no anti-missile systems, no infantry small arms. */
  readonly weaponTonnage?: number;
  readonly weaponCost?: number;
  /** Mass mounted in the turret, without ammunition, heat sinks and armor; of sponsons, in all of them together. */
  readonly turretTonnage?: number;
  /** How many sponsons share that mechanism. */
  readonly turretCount?: number;
  /** Capacity of the cargo space the item works on. */
  readonly cargoTonnage?: number;
  readonly tonnageWithoutJumpDrive?: number;
  readonly spikedTorsos?: number;
  /** Locations covered with this armor on a unit with patchwork armor; left out where one armor covers the unit. */
  readonly patchworkLocations?: number;
  /** Weapons that the item is linked to: a capacitor's PPC, the guns of an array. Left out for none. */
  readonly linkedWeapons?: readonly { readonly id: string; readonly battleValue: number }[];
}

type FormulaAmount = Exclude<keyof FormulaSubject, 'traits' | 'patchworkLocations' | 'linkedWeapons'>;

/**
 * `construction` is how masses are rounded when a unit is built (TechManual): up to the next half ton, on units built
 * in kilograms up to the next kilogram. `nearest` and `kilogram` round halves up.
 */
type FormulaRounding = 'up' | 'down' | 'nearest' | 'kilogram' | 'construction';

/** A figure of the catalog: fixed, or to be worked out for a unit. */
type FormulaValue = number | Formula;

/**
 * (rounded(of × of … × factor / divisor), within limits, + plus) × times, shared equally among `sharedBy`.
 * Of nothing it is factor / divisor: tables that list a figure as variable mean a fixed one now and then.
 */
interface ProportionalFormula {
  readonly formula: 'proportional';
  readonly of: readonly FormulaAmount[];
  readonly factor?: number;
  readonly divisor?: number;
  readonly rounding?: FormulaRounding;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly plus?: number;
  readonly times?: number;
  readonly sharedBy?: FormulaAmount;
}

type FormulaStep =
  | { readonly upTo: number; readonly value: FormulaValue }
  | { readonly below: number; readonly value: FormulaValue };

/** The value of the first step, in the order given, that the amount fits. */
interface ByAmountFormula {
  readonly formula: 'by-amount';
  readonly of: FormulaAmount;
  readonly steps: readonly FormulaStep[];
  readonly otherwise: FormulaValue;
}

/** The value of the first case, in the order given, whose trait the unit has. */
interface ByTraitFormula {
  readonly formula: 'by-trait';
  readonly cases: readonly { readonly trait: FormulaTrait; readonly value: FormulaValue }[];
  readonly otherwise: FormulaValue;
}

interface SumFormula {
  readonly formula: 'sum';
  readonly terms: readonly FormulaValue[];
}

/** Slots spread over the whole unit; under patchwork armor only over the locations that have this armor. */
interface SpreadSlotsFormula {
  readonly formula: 'spread-slots';
  readonly slots: number;
  readonly slotsPerPatchworkLocation?: number;
}

/** Battle Value of a physical weapon: damage × value of a point, more with triple-strength myomer. */
interface MeleeBattleValueFormula {
  readonly formula: 'melee-battle-value';
  readonly tonsPerDamagePoint: number;
  readonly damageRounding: 'up' | 'down';
  readonly extraDamage?: number;
  readonly valuePerDamagePoint: number;
  readonly valueRounding?: 'nearest';
  readonly tripleStrengthFactor: number;
}

/** Battle Value of charging gear: a share of the damage of the fastest charge, each step rounded down. */
interface ChargeBattleValueFormula {
  readonly formula: 'charge-battle-value';
  readonly damagePerTonAndMp: number;
  readonly damageDivisor: number;
  readonly extraDamagePerSpikedTorso: number;
  readonly valuePerDamagePoint: number;
}

/** Battle Value that depends on which weapon the item serves; without one it is `otherwise`. */
interface ByLinkedWeaponFormula {
  readonly formula: 'by-linked-weapon';
  readonly values: Readonly<Record<string, number>>;
  readonly otherwise: number;
}

interface ShareOfLinkedWeaponsFormula {
  readonly formula: 'share-of-linked-weapons';
  readonly share: number;
}

export type Formula =
  | ProportionalFormula
  | ByAmountFormula
  | ByTraitFormula
  | SumFormula
  | SpreadSlotsFormula
  | MeleeBattleValueFormula
  | ChargeBattleValueFormula
  | ByLinkedWeaponFormula
  | ShareOfLinkedWeaponsFormula;

/**
 * The figure for one unit; a figure that is a plain number is itself.
 * @throws {RangeError} if the formula needs a fact that the subject leaves out
 */
export function evaluateFormula(figure: FormulaValue, subject: FormulaSubject): number {
  if (typeof figure === 'number') return figure;
  switch (figure.formula) {
    case 'proportional':
      return proportional(figure, subject);
    case 'by-amount': {
      const amount = amountOf(subject, figure.of, figure.formula);
      const step = figure.steps.find((s) => ('upTo' in s ? amount <= s.upTo : amount < s.below));
      return evaluateFormula(step?.value ?? figure.otherwise, subject);
    }
    case 'by-trait': {
      const match = figure.cases.find((c) => hasTrait(subject, c.trait, figure.formula));
      return evaluateFormula(match?.value ?? figure.otherwise, subject);
    }
    case 'sum':
      return figure.terms.reduce<number>((total, term) => total + evaluateFormula(term, subject), 0);
    case 'spread-slots':
      return spreadSlots(figure, subject);
    case 'melee-battle-value':
      return meleeBattleValue(figure, subject);
    case 'charge-battle-value':
      return chargeBattleValue(figure, subject);
    case 'by-linked-weapon': {
      const linked = subject.linkedWeapons?.[0];
      return (linked && figure.values[linked.id]) ?? figure.otherwise;
    }
    case 'share-of-linked-weapons':
      return (
        (subject.linkedWeapons ?? []).reduce((sum, { battleValue }) => sum + battleValue, 0) * figure.share
      );
    default:
      return unknownFormula(figure);
  }
}

/** A catalog read from a file may be newer than this code. */
function unknownFormula(figure: never): never {
  throw new RangeError(`Formula "${(figure as { formula: unknown }).formula}" is not known`);
}

function proportional(figure: ProportionalFormula, subject: FormulaSubject): number {
  const { of, factor = 1, divisor = 1, rounding, atLeast = -Infinity, atMost = Infinity } = figure;
  const product = of.reduce((total, fact) => total * amountOf(subject, fact, figure.formula), 1);
  const rounded = round((product * factor) / divisor, rounding, subject, figure.formula);
  const limited = Math.min(Math.max(rounded, atLeast), atMost);
  const whole = (limited + (figure.plus ?? 0)) * (figure.times ?? 1);
  return figure.sharedBy === undefined ? whole : whole / amountOf(subject, figure.sharedBy, figure.formula);
}

function spreadSlots(figure: SpreadSlotsFormula, subject: FormulaSubject): number {
  const { slots, slotsPerPatchworkLocation } = figure;
  const spread =
    subject.patchworkLocations === undefined || slotsPerPatchworkLocation === undefined
      ? slots
      : slotsPerPatchworkLocation * subject.patchworkLocations;
  // A slot of a superheavy 'Mech holds twice as much (Interstellar Operations).
  return hasTrait(subject, 'superheavy', figure.formula) ? Math.ceil(spread / 2) : spread;
}

function meleeBattleValue(figure: MeleeBattleValueFormula, subject: FormulaSubject): number {
  const points = subject.tonnage / figure.tonsPerDamagePoint;
  const damage = round(points, figure.damageRounding, subject, figure.formula) + (figure.extraDamage ?? 0);
  const value = round(damage * figure.valuePerDamagePoint, figure.valueRounding, subject, figure.formula);
  const strengthened = hasTrait(subject, 'triple-strength', figure.formula);
  return toThousandths(strengthened ? value * figure.tripleStrengthFactor : value);
}

function chargeBattleValue(figure: ChargeBattleValueFormula, subject: FormulaSubject): number {
  const speed = amountOf(subject, 'runningMp', figure.formula);
  const spikes = amountOf(subject, 'spikedTorsos', figure.formula);
  const charge = Math.floor(withoutNoise(subject.tonnage * speed * figure.damagePerTonAndMp));
  const damage = Math.floor(charge / figure.damageDivisor) + spikes * figure.extraDamagePerSpikedTorso;
  return toThousandths(damage * figure.valuePerDamagePoint);
}

function round(
  value: number,
  rounding: FormulaRounding | undefined,
  subject: FormulaSubject,
  formula: FormulaName,
): number {
  switch (rounding) {
    case undefined:
      return value;
    case 'up':
      return Math.ceil(withoutNoise(value));
    case 'down':
      return Math.floor(withoutNoise(value));
    case 'nearest':
      return Math.round(value);
    case 'kilogram':
      return Math.round(value * 1000) / 1000;
    case 'construction': {
      const unitsPerTon = hasTrait(subject, 'kilogram-standard', formula) ? 1000 : 2;
      return Math.ceil(withoutNoise(value) * unitsPerTon) / unitsPerTon;
    }
  }
}

/** To the gram: 50 × 0.07 must not round up to 4 tons because binary fractions make it 3.5000000000000004. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Battle Values carry at most three decimals; more are noise of binary fractions that sums would gather. */
function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function amountOf(subject: FormulaSubject, fact: FormulaAmount, formula: FormulaName): number {
  return subject[fact] ?? missing(formula, fact);
}

function hasTrait(subject: FormulaSubject, trait: FormulaTrait, formula: FormulaName): boolean {
  return (subject.traits ?? missing(formula, 'traits')).includes(trait);
}

function missing(formula: FormulaName, fact: keyof FormulaSubject): never {
  throw new RangeError(`Formula "${formula}" needs the unit's ${fact}, which is not given`);
}
