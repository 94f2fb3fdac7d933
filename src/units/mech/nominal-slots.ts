import { evaluateFormula } from '../../catalog/formula.js';
import type { EquipmentItem, FormulaSubject } from '../../catalog/index.js';
import type { Mount } from '../unit.js';
import { isLeg, locationsOf } from './layout.js';
import type { Mech } from './mech.js';
import type { MechSheet } from './mech-sheet.js';

/** What slot formulas need to know about a 'Mech. */
export function slotSubject(sheet: MechSheet, superheavy: boolean): FormulaSubject {
  const quad = sheet.chassisKind === 'quad' || sheet.chassisKind === 'quadvee';
  const locations = locationsOf(sheet.chassisKind);
  return {
    tonnage: sheet.tonnage,
    locations: locations.length,
    legs: locations.filter(isLeg).length,
    traits: ['mech', ...(quad ? (['quad'] as const) : []), ...(superheavy ? (['superheavy'] as const) : [])],
  };
}

/** Whether an item takes exactly the slots that a file lists for it. */
export const takesListedSlots = ({ traits }: EquipmentItem): boolean =>
  traits.includes('spreadable') || traits.includes('targeting-computer');

/** The slots that an item should take, however many a file lists. */
export function nominalSlots({ item, slots }: Mount, mech: Mech): number {
  if (item === undefined || !takesListedSlots(item)) return slots;
  return typeof item.slots === 'number' ? item.slots : evaluateFormula(item.slots, subjectFor(item, mech));
}

function subjectFor(item: EquipmentItem, mech: Mech): FormulaSubject {
  const subject = slotSubject(mech.sheet, mech.superheavy);
  const directFireTonnage = mech.equipment.reduce(
    (sum, mount) => sum + (isAimedByComputer(mount.item) ? tonnageOf(mount.item, subject) : 0),
    0,
  );
  if (!mech.patchwork) return { ...subject, directFireTonnage };
  const patchworkLocations = mech.locations.filter(({ armor }) => armor === item).length;
  return { ...subject, directFireTonnage, patchworkLocations };
}

const isAimedByComputer = (item: EquipmentItem | undefined): item is EquipmentItem =>
  item !== undefined &&
  (item.traits.includes('direct-fire') || item.traits.includes('risc-laser-pulse-module'));

const tonnageOf = ({ tonnage }: EquipmentItem, subject: FormulaSubject): number =>
  evaluateFormula(tonnage, subject);
