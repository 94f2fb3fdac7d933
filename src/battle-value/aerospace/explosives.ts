import type { EquipmentItem } from '../../catalog/index.js';
import type { Mount } from '../../units/index.js';
import { isExplosive } from '../../units/mech/explosive.js';
import { at } from '../common/defensive-equipment.js';
import { MARKS } from '../common/item-roles.js';
import type { Stock } from '../common/stock.js';
import type { ReportWriter } from '../report.js';
import type { SmallAerospaceUnit } from './aerospace-unit.js';

/** Once for each kind of ammunition, however much is aboard. */
const AMMUNITION_PENALTY = 15;
const ITEM_PENALTY = 1;

/** The defensive value never drops below this, however much may explode. */
const LOWEST_VALUE = 1;

/** One CASE anywhere protects the whole unit. Clan units have it built in. */
export function subtractExplosives(
  before: number,
  unit: SmallAerospaceUnit,
  { marks }: Stock,
  report?: ReportWriter,
): number {
  const isProtected = unit.techBase.endsWith('Clan') || (marks & MARKS.case) !== 0;
  if (isProtected) {
    if (report && unit.equipment.some((mount) => mayExplode(mount, unit))) {
      report.line('Explosive equipment', 'protected by CASE');
    }
    return before;
  }
  let value = before;
  const kinds: EquipmentItem[] = [];
  for (const mount of unit.equipment) {
    const { item, location } = mount;
    if (item === undefined || !mayExplode(mount, unit)) continue;
    if (item.kind !== 'ammunition') {
      value -= ITEM_PENALTY;
      report?.line(`${item.name}${at(location)}`, `− ${ITEM_PENALTY}`, value);
    } else if (!kinds.includes(item)) {
      kinds.push(item);
      value -= AMMUNITION_PENALTY;
      report?.line(item.name, `− ${AMMUNITION_PENALTY}`, value);
    }
  }
  if (value >= LOWEST_VALUE) return value;
  report?.line('Minimum', `at least ${LOWEST_VALUE}`, LOWEST_VALUE);
  return LOWEST_VALUE;
}

/** A failing Blue Shield does not harm an aerospace unit. */
const mayExplode = (mount: Mount, { equipment }: SmallAerospaceUnit): boolean =>
  mount.item?.explosive !== 'blue-shield' && isExplosive(mount, equipment);
