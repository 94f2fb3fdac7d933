import type { FormulaSubject } from '../../catalog/index.js';
import type { Mech } from '../../units/index.js';
import { isSideTorso } from '../../units/mech/layout.js';
import type { MechStock } from './stock.js';

/** What Battle Value formulas of equipment need to know about a 'Mech. */
export function formulaSubject(mech: Mech, stock: MechStock): FormulaSubject {
  const strong = mech.myomer === 'triple-strength' || mech.myomer === 'prototype-triple-strength';
  const spiked = stock.defensive.filter(
    ({ mount, roles }) =>
      roles.item.kind === 'physical-weapon' &&
      roles.item.physicalWeapon === 'spikes' &&
      (isSideTorso(mount.location) || mount.location === 'CT'),
  );
  return {
    tonnage: mech.tonnage,
    runningMp: mech.run,
    spikedTorsos: new Set(spiked.map(({ mount }) => mount.location)).size,
    traits: strong ? ['mech', 'triple-strength'] : ['mech'],
  };
}
