import { wordsOf } from '../check/words.js';

/**
 * Some figures depend on the unit that carries the item, such as the mass of a hatchet or a jump jet, or the Battle
 * Value of a sword. In the catalog they are data: the name of a formula and its constants. This file implements the
 * formulas.
 */
export const FORMULA_NAMES = wordsOf(
  'proportional by-amount by-trait sum spread-slots melee-battle-value charge-battle-value by-linked-weapon',
  'share-of-linked-weapons',
);

type FormulaName = (typeof FORMULA_NAMES)[number];

/** Yes-or-no facts about the unit, or about the item's location on it. */
export const FORMULA_TRAITS = [
  'mech',
  /** A 'Mech on four legs, QuadVees included. */
  'quad',
  /** A 'Mech of more than 100 tons. */
  'superheavy',
  /** Any triple-strength myomer, including the prototype but not the industrial kind. */
  'triple-strength',
  /** Aerospace units: fighters of all kinds, small craft, DropShips, JumpShips, WarShips, space stations. */
  'aerospace',
  'dropship',
  'jumpship',
  'warship',
  'space-station',
  'support-vehicle',
  /** Built in kilograms: small support vehicles, ProtoMechs, battle armor (TechManual). */
  'kilogram-standard',
  'medium-suit',
  'heavy-suit',
  'assault-suit',
  'leg-mounted',
] as const;
export type FormulaTrait = (typeof FORMULA_TRAITS)[number];

/** What formulas need to know about the carrying unit. A formula throws if it needs a fact that is left out. */
export interface FormulaSubject {
  readonly tonnage: number;
  readonly traits?: readonly FormulaTrait[];
  /** The size of an item of variable size, in its own unit: tons, metres, kilograms, theaters, drones. */
  readonly size?: number;
  /** The item's own mass, for prices and slots that depend on it. */
  readonly itemTonnage?: number;
  readonly runningMp?: number;
  readonly legs?: number;
  /** Number of the unit's hit locations. */
  readonly locations?: number;
  readonly engineTonnage?: number;
  readonly engineRating?: number;
  /** Mass of direct-fire weapons and their pulse modules, which a targeting computer serves. */
  readonly directFireTonnage?: number;
  /** Mass of the weapons that fire control serves: without anti-missile systems and infantry small arms. */
  readonly weaponTonnage?: number;
  readonly weaponCost?: number;
  /** Mass mounted in the turret, without ammunition, heat sinks and armor; for sponsons, in all of them together. */
  readonly turretTonnage?: number;
  /** Number of sponsons that share the mechanism. */
  readonly turretCount?: number;
  /** Capacity of the cargo space that the item serves. */
  readonly cargoTonnage?: number;
  readonly tonnageWithoutJumpDrive?: number;
  readonly spikedTorsos?: number;
  /** Locations with this armor on a unit with patchwork armor; left out if one armor covers the whole unit. */
  readonly patchworkLocations?: number;
  /** Weapons linked to the item: a capacitor's PPC, or the guns of an array. Left out if there are none. */
  readonly linkedWeapons?: readonly { readonly id: string; readonly battleValue: number }[];
}

type FormulaAmount = Exclude<keyof FormulaSubject, 'traits' | 'patchworkLocations' | 'linkedWeapons'>;

/**
 * `construction` rounds masses as for building a unit (TechManual): up to the next half ton, or up to the next
 * kilogram on units built in kilograms. `nearest` and `kilogram` round halves up.
 */
type FormulaRounding = 'up' | 'down' | 'nearest' | 'kilogram' | 'construction';

/** A figure of the catalog: fixed, or worked out for a unit. */
type FormulaValue = number | Formula;

/**
 * (rounded(of × of … × factor / divisor), within limits, + plus) × times, divided by `sharedBy`. If `of` is empty it
 * is factor / divisor: some tables list a fixed figure as variable.
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

/** The value of the first step that the amount fits. */
interface ByAmountFormula {
  readonly formula: 'by-amount';
  readonly of: FormulaAmount;
  readonly steps: readonly FormulaStep[];
  readonly otherwise: FormulaValue;
}

/** The value of the first case whose trait the unit has. */
interface ByTraitFormula {
  readonly formula: 'by-trait';
  readonly cases: readonly { readonly trait: FormulaTrait; readonly value: FormulaValue }[];
  readonly otherwise: FormulaValue;
}

interface SumFormula {
  readonly formula: 'sum';
  readonly terms: readonly FormulaValue[];
}

/** Slots spread over the whole unit; with patchwork armor, only over the locations with this armor. */
interface SpreadSlotsFormula {
  readonly formula: 'spread-slots';
  readonly slots: number;
  readonly slotsPerPatchworkLocation?: number;
}

/** Battle Value of a physical weapon: damage × value of a point, increased by triple-strength myomer. */
interface MeleeBattleValueFormula {
  readonly formula: 'melee-battle-value';
  readonly tonsPerDamagePoint: number;
  readonly damageRounding: 'up' | 'down';
  readonly extraDamage?: number;
  readonly valuePerDamagePoint: number;
  readonly valueRounding?: 'nearest';
  readonly tripleStrengthFactor: number;
}

/** Battle Value of charging equipment: a share of the damage of the fastest charge, each step rounded down. */
interface ChargeBattleValueFormula {
  readonly formula: 'charge-battle-value';
  readonly damagePerTonAndMp: number;
  readonly damageDivisor: number;
  readonly extraDamagePerSpikedTorso: number;
  readonly valuePerDamagePoint: number;
}

/** Battle Value that depends on the linked weapon; `otherwise` without one. */
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
 * Works out a figure for one unit and returns it. A plain number is returned unchanged.
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

/** A catalog file may be newer than this code. */
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

/** Battle Values have at most three decimals. More are binary noise that sums would accumulate. */
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
