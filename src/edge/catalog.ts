import type { FormulaSubject } from '../catalog/index.js';
import * as equipment from '../catalog/index.js';
import {
  amount,
  anything,
  type Check,
  callback,
  checked,
  checkedAsync,
  having,
  iterableOf,
  listOf,
  oneOf,
  oneOfWords,
  openFields,
  optional,
  word,
} from '../check/shape.js';
import { catalog, equipmentItem } from './common.js';

export * from '../catalog/index.js';

export const createCatalog: typeof equipment.createCatalog = checked(equipment.createCatalog, {
  items: listOf(equipmentItem),
});
export const readCatalogFile: typeof equipment.readCatalogFile = checked(equipment.readCatalogFile, {
  content: anything,
  file: word,
});
export const loadCatalog: typeof equipment.loadCatalog = checkedAsync(equipment.loadCatalog, {
  readJson: callback,
  files: optional(listOf(word)),
});
export const pickItems: typeof equipment.pickItems = checked(equipment.pickItems, {
  catalog,
  names: iterableOf(word),
});

const number = amount();
const formula = having<equipment.Formula>(
  { formula: oneOf(equipment.FORMULA_NAMES) },
  'a number or a formula',
);
/** Masses and prices may be negative: some gear saves weight. */
const signed = amount(-Number.MAX_SAFE_INTEGER);
const figure: Check = (value, key, within) =>
  typeof value === 'number' ? signed(value, key, within) : formula(value, key, within);
const optionalNumber = optional(number);

export const evaluateFormula: typeof equipment.evaluateFormula = checked(equipment.evaluateFormula, {
  figure,
  subject: openFields<FormulaSubject>({
    tonnage: number,
    traits: optional(
      listOf(
        oneOfWords<NonNullable<FormulaSubject['traits']>[number]>({
          mech: true,
          quad: true,
          superheavy: true,
          'triple-strength': true,
          aerospace: true,
          dropship: true,
          jumpship: true,
          warship: true,
          'space-station': true,
          'support-vehicle': true,
          'kilogram-standard': true,
          'medium-suit': true,
          'heavy-suit': true,
          'assault-suit': true,
          'leg-mounted': true,
        }),
      ),
    ),
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
    patchworkLocations: optionalNumber,
    linkedWeapons: optional(
      listOf(
        openFields<{ readonly id: string; readonly battleValue: number }>({ id: word, battleValue: number }),
      ),
    ),
  }),
});
