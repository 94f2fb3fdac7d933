import type { Trait } from '../../catalog/index.js';
import type { OtherMount, Vehicle } from '../../units/index.js';
import { at } from '../common/defensive-equipment.js';
import { MARKS } from '../common/item-roles.js';
import type { Counted, Stock } from '../common/stock.js';
import type { ReportWriter } from '../report.js';

const ROTOR = 'RO';
const MAST_BONUS = 10;
const SENSORS: readonly Trait[] = ['ecm', 'active-probe'];
const LINKS: readonly Trait[] = ['c3-slave', 'c3-boosted-slave', 'c3i'];

/** A mast above the rotor sees over cover, so sensors in it are worth more. Undefined without a mast. */
export function mastBonus({ marks }: Stock): ((counted: Counted) => number) | undefined {
  return marks & MARKS.mastMount ? ({ mount }) => (isInMast(mount, SENSORS) ? MAST_BONUS : 0) : undefined;
}

/** C3 computers in the mast are worth more too. */
export function addLinksInMast(
  before: number,
  { equipment }: Vehicle,
  { marks }: Stock,
  report?: ReportWriter,
): number {
  if ((marks & MARKS.mastMount) === 0) return before;
  let value = before;
  for (const mount of equipment) {
    if (!isInMast(mount, LINKS)) continue;
    value += MAST_BONUS;
    report?.line(`${mount.item?.name}${at(mount.location)}`, `+ ${MAST_BONUS} (in the mast)`, value);
  }
  return value;
}

const isInMast = ({ location, item }: Pick<OtherMount, 'location' | 'item'>, traits: readonly Trait[]) =>
  location === ROTOR && item !== undefined && traits.some((trait) => item.traits.includes(trait));
