import type { Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { valueByTons } from './ammunition.js';
import type { ItemRoles } from './item-roles.js';
import type { Counted, Stock } from './stock.js';

/** Identical items. The first decides the value of each. */
interface Lot<Mounted extends Mount> {
  readonly first: Counted<Mounted>;
  count: number;
}

/**
 * Adds the listed value of defensive equipment. Its rounds count up to the value of their launchers.
 * @param extra what its location adds to an item
 */
export function addDefensiveEquipment<Mounted extends Mount>(
  before: number,
  stock: Pick<Stock<Mounted>, 'defensive' | 'ammunition'>,
  report?: ReportWriter,
  extra?: (counted: Counted<Mounted>) => number,
): number {
  let value = before;
  if (stock.defensive.length > 0) {
    for (const { first, count } of lotsOf(stock.defensive)) {
      const { roles } = first;
      const each = roles.battleValue + (extra?.(first) ?? 0);
      value += count * each;
      if (report) {
        const times = count === 1 ? '' : `${count} × `;
        const sign = each < 0 ? '−' : '+';
        report.line(`${times}${roles.item.name}`, `${sign} ${times}${shown(Math.abs(each))}`, value);
      }
    }
  }
  value = addRounds(value, stock, false, report);
  return addRounds(value, stock, true, report);
}

/** Screens and anti-missile rounds have separate caps. */
function addRounds(
  before: number,
  { ammunition, defensive }: Pick<Stock, 'defensive' | 'ammunition'>,
  screens: boolean,
  report?: ReportWriter,
): number {
  let rounds = 0;
  for (let index = 0; index < ammunition.length; index += 1) {
    const bin = ammunition[index] as Counted;
    if (bin.roles.antiMissile && bin.roles.screen === screens) rounds += valueByTons(bin);
  }
  if (rounds === 0) return before;
  let launchers = 0;
  for (const { roles } of defensive) {
    const isFed = roles.antiMissile && roles.ammoGroup !== 0;
    if (isFed && roles.screen === screens) launchers += roles.battleValue;
  }
  const counted = Math.min(rounds, launchers);
  const value = before + counted;
  if (report) {
    const capped = rounds > counted ? ` (of ${shown(rounds)}, at most the launchers)` : '';
    report.line(
      screens ? 'Screen ammunition' : 'Anti-missile ammunition',
      `+ ${shown(counted)}${capped}`,
      value,
    );
  }
  return value;
}

function lotsOf<Mounted extends Mount>(equipment: readonly Counted<Mounted>[]): Iterable<Lot<Mounted>> {
  const lots = new Map<ItemRoles, Lot<Mounted>>();
  for (const counted of equipment) {
    const lot = lots.get(counted.roles);
    if (lot === undefined) lots.set(counted.roles, { first: counted, count: 1 });
    else lot.count += 1;
  }
  return lots.values();
}

export const at = (location: string | undefined) => (location === undefined ? '' : ` (${location})`);
