import { evaluateFormula } from '../../catalog/formula.js';
import type { EquipmentItem } from '../../catalog/index.js';
import type { Mech, System } from '../../units/index.js';
import { nominalSlots } from '../../units/mech/nominal-slots.js';
import { rolesOf } from '../common/item-roles.js';
import { capacitorValue } from '../common/linked-value.js';
import type { Counted } from '../common/stock.js';
import { type ReportWriter, shown } from '../report.js';
import { formulaSubject } from './formula-subject.js';
import type { MechStock } from './stock.js';

const SHARE_PER_SLOT = 0.05;
const POINTS_PER_SLOT = 5;

/** Adds armored components: a share of their value for each slot, or five points if they have none. */
export function addArmoredComponents(
  before: number,
  mech: Mech,
  stock: MechStock,
  report?: ReportWriter,
): number {
  // Few units have any.
  if (stock.armored.length + mech.armoredSystems.length === 0) return before;
  let sum = 0;
  for (const counted of stock.armored) sum += armoredMount(counted, mech, stock);
  for (const system of mech.armoredSystems) sum += armoredSystem(system, mech);
  if (sum === 0) return before;
  report?.line('Armored components', `+ ${shown(sum)}`, before + sum);
  return before + sum;
}

function armoredSystem(system: System, { tonnage, gyro }: Mech): number {
  return system === 'gyro' ? tonnage * (gyro === 'heavy-duty' ? 1 : 0.5) * SHARE_PER_SLOT : POINTS_PER_SLOT;
}

function armoredMount({ mount, roles }: Counted, mech: Mech, stock: MechStock): number {
  const { item, ppcCapacitor, battleValue, formula } = roles;
  // A capacitor counts with its PPC.
  if (ppcCapacitor || !mayBeArmored(item)) return 0;
  const own = formula === undefined ? battleValue : evaluateFormula(formula, formulaSubject(mech, stock));
  const slots = nominalSlots(mount, mech);
  const capacitor = mount.linkedBy?.item && rolesOf(mount.linkedBy.item);
  if (capacitor?.ppcCapacitor) {
    return (own + capacitorValue(capacitor, mount)) * SHARE_PER_SLOT * (slots + 1);
  }
  return own > 0 ? own * SHARE_PER_SLOT * slots : POINTS_PER_SLOT * slots;
}

/**
 * Components that cannot be hit need no armor. Rounds, shields, spikes and armor cannot have any (Tactical
 * Operations).
 */
function mayBeArmored(item: EquipmentItem): boolean {
  const { traits } = item;
  if (traits.includes('not-hittable') || traits.includes('modular-armor')) return false;
  switch (item.kind) {
    case 'ammunition':
      return item.ammoFamily === 'coolant-pod';
    case 'physical-weapon':
      return !item.physicalWeapon.endsWith('shield') && item.physicalWeapon !== 'spikes';
    default:
      return true;
  }
}
