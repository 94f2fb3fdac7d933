import { type ReportWriter, shown } from '../report.js';
import type { ItemRoles } from './item-roles.js';
import type { Counted, Stock } from './stock.js';

/** What wards off attacks adds its listed value; rounds for it count up to the value of the launchers they feed. */
export function addDefensiveEquipment(before: number, stock: Stock, report?: ReportWriter): number {
  let value = before;
  let launchers = 0;
  for (const [roles, count] of countedByItem(stock.defensive)) {
    const { battleValue, item } = roles;
    value += count * battleValue;
    if (roles.antiMissile && roles.ammoGroup !== 0) launchers += count * battleValue;
    if (report) {
      const times = count === 1 ? '' : `${count} × `;
      const sign = battleValue < 0 ? '−' : '+';
      report.line(`${times}${item.name}`, `${sign} ${times}${shown(Math.abs(battleValue))}`, value);
    }
  }
  let rounds = 0;
  for (const { roles } of stock.ammunition) if (roles.antiMissile) rounds += roles.battleValue;
  if (rounds > 0) {
    const counted = Math.min(rounds, launchers);
    value += counted;
    const capped = rounds > counted ? ` (of ${shown(rounds)}, at most the launchers)` : '';
    report?.line('Anti-missile ammunition', `+ ${shown(counted)}${capped}`, value);
  }
  return value;
}

const NOTHING: ReadonlyMap<ItemRoles, number> = new Map();

function countedByItem(equipment: readonly Counted[]): ReadonlyMap<ItemRoles, number> {
  if (equipment.length === 0) return NOTHING;
  const counts = new Map<ItemRoles, number>();
  for (const { roles } of equipment) counts.set(roles, (counts.get(roles) ?? 0) + 1);
  return counts;
}

export const at = (location: string | undefined) => (location === undefined ? '' : ` (${location})`);
