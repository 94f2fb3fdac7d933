import { MARKS } from './item-roles.js';
import { type WeaponRecord, worth } from './weapon-record.js';

const ADVANCED = 1;
const BASIC = 0.9;
const NONE = 0.8;

/** The factor of a support vehicle's fire control on weapons and rounds. */
export function fireControlFactor(marks: number): number {
  if (marks & MARKS.advancedFireControl) return ADVANCED;
  return marks & MARKS.basicFireControl ? BASIC : NONE;
}

/** Infantry weapons are aimed by hand. */
export function applyFireControl(record: WeaponRecord, fireControl: number): void {
  if (fireControl === 1 || record.roles.infantryWeapon) return;
  record.fireControl = fireControl;
  record.value = worth(record);
}
