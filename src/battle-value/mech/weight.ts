import type { Mech } from '../../units/index.js';
import { isArm, isLeg, locationsOf } from '../../units/mech/layout.js';
import { times } from '../common/armor-value.js';
import type { ReportWriter } from '../report.js';
import type { MechStock } from './stock.js';

const PER_ENHANCED_ARM = 0.1;
const BIPED_LEGS_ENHANCED = 0.2;
const QUAD_LEGS_ENHANCED = 0.4;

const MYOMER_FACTOR: Readonly<Record<Mech['myomer'], number>> = {
  standard: 1,
  'triple-strength': 1.5,
  'prototype-triple-strength': 1.5,
  'industrial-triple-strength': 1.15,
};

/** A heavy 'Mech does more damage in physical attacks, and more so with better myomer and actuators. */
export function addWeight(before: number, mech: Mech, stock: MechStock, report?: ReportWriter): number {
  const actuators = 1 + enhancement(mech, stock);
  const myomer = MYOMER_FACTOR[mech.myomer];
  const value = before + mech.tonnage * actuators * myomer;
  report?.line('Weight', `+ ${mech.tonnage}${times(actuators, 'AES')}${times(myomer, 'myomer')}`, value);
  return value;
}

function enhancement({ chassisKind }: Mech, { enhanced }: MechStock): number {
  if (enhanced.length === 0) return 0;
  const arms = new Set(enhanced.filter(isArm)).size;
  const legs = locationsOf(chassisKind).filter(isLeg);
  const allLegs = legs.every((leg) => enhanced.includes(leg));
  const byLegs =
    !allLegs || chassisKind === 'tripod' ? 0 : legs.length === 4 ? QUAD_LEGS_ENHANCED : BIPED_LEGS_ENHANCED;
  return arms * PER_ENHANCED_ARM + byLegs;
}
