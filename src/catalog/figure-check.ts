import {
  amount,
  type Check,
  having,
  listOf,
  oneOf,
  openFields,
  optional,
  recordOf,
  word,
} from '../check/shape.js';
import { FORMULA_NAMES, FORMULA_TRAITS } from './formula.js';
import type { Formula, FormulaSubject } from './index.js';

// Checks for figures of the catalog: numbers, or formulas with their constants.

/** Masses and prices may be negative: some equipment saves weight. */
const signed = amount(-Number.MAX_SAFE_INTEGER);
const optionalSigned = optional(signed);
/** A divisor of 0 would make the result infinite. */
const divisor = amount(Number.MIN_VALUE);
const number = amount();
const optionalNumber = optional(number);

/** A figure: a number, or a formula, whose own figures may be formulas. */
export const figure: Check = (value, key, within) => {
  if (typeof value === 'number') return signed(value, key, within);
  named(value, key, within);
  FORMULAS[(value as Formula).formula](value, key, within);
};

const named = having<Formula>({ formula: oneOf(FORMULA_NAMES) }, 'a number or a formula');

const trait = oneOf(FORMULA_TRAITS);

const AMOUNTS = {
  tonnage: number,
  size: optionalNumber,
  itemTonnage: optionalNumber,
  runningMp: optionalNumber,
  legs: optionalNumber,
  locations: optionalNumber,
  engineTonnage: optionalNumber,
  engineRating: optionalNumber,
  directFireTonnage: optionalNumber,
  weaponTonnage: optionalNumber,
  weaponCost: optionalNumber,
  turretTonnage: optionalNumber,
  turretCount: optionalNumber,
  cargoTonnage: optionalNumber,
  tonnageWithoutJumpDrive: optionalNumber,
  spikedTorsos: optionalNumber,
};
const amountName = oneOf(Object.keys(AMOUNTS));
const rounding = ['up', 'down', 'nearest', 'kilogram', 'construction'];

type Of<Name extends Formula['formula']> = Omit<Extract<Formula, { formula: Name }>, 'formula'>;
type Step = { readonly upTo?: number; readonly below?: number; readonly value: unknown };

const stepFields = openFields<Step>({ upTo: optionalSigned, below: optionalSigned, value: figure });
const eitherLimit = openFields<Pick<Step, 'upTo'>>({ upTo: signed });
const step: Check = (value, key, within) => {
  stepFields(value, key, within);
  if ((value as Step).below === undefined) eitherLimit(value, key, within);
};

const FORMULAS: Readonly<Record<Formula['formula'], Check>> = {
  proportional: openFields<Of<'proportional'>>({
    of: listOf(amountName),
    factor: optionalSigned,
    divisor: optional(divisor),
    rounding: optional(oneOf(rounding)),
    atLeast: optionalSigned,
    atMost: optionalSigned,
    plus: optionalSigned,
    times: optionalSigned,
    sharedBy: optional(amountName),
  }),
  'by-amount': openFields<Of<'by-amount'>>({ of: amountName, steps: listOf(step), otherwise: figure }),
  'by-trait': openFields<Of<'by-trait'>>({
    cases: listOf(openFields<{ readonly trait: string; readonly value: unknown }>({ trait, value: figure })),
    otherwise: figure,
  }),
  sum: openFields<Of<'sum'>>({ terms: listOf(figure) }),
  'spread-slots': openFields<Of<'spread-slots'>>({
    slots: number,
    slotsPerPatchworkLocation: optionalNumber,
  }),
  'melee-battle-value': openFields<Of<'melee-battle-value'>>({
    tonsPerDamagePoint: divisor,
    damageRounding: oneOf(['up', 'down']),
    extraDamage: optionalSigned,
    valuePerDamagePoint: signed,
    valueRounding: optional(oneOf(['nearest'])),
    tripleStrengthFactor: signed,
  }),
  'charge-battle-value': openFields<Of<'charge-battle-value'>>({
    damagePerTonAndMp: number,
    damageDivisor: divisor,
    extraDamagePerSpikedTorso: number,
    valuePerDamagePoint: signed,
  }),
  'by-linked-weapon': openFields<Of<'by-linked-weapon'>>({ values: recordOf(signed), otherwise: signed }),
  'share-of-linked-weapons': openFields<Of<'share-of-linked-weapons'>>({ share: signed }),
};

/** What formulas need to know about the unit that carries the item. */
export const formulaSubject = openFields<FormulaSubject>({
  ...AMOUNTS,
  traits: optional(listOf(trait)),
  patchworkLocations: optionalNumber,
  linkedWeapons: optional(
    listOf(
      openFields<{ readonly id: string; readonly battleValue: number }>({ id: word, battleValue: number }),
    ),
  ),
});
