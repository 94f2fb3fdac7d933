import { type ReportWriter, shown } from '../report.js';
import type { Stock } from './stock.js';

/** Rounds count up to the listed value of the weapons that fire them; without a weapon they count nothing. */
export function addAmmunition(before: number, stock: Stock, report?: ReportWriter): number {
  let value = before;
  const { ammunition, weapons } = stock;
  for (let index = 0; index < ammunition.length; index += 1) {
    const first = ammunition[index];
    if (first === undefined || first.roles.antiMissile) continue;
    const group = first.roles.ammoGroup;
    if (isCountedBefore(stock, index, group)) continue;
    let rounds = 0;
    for (const { roles } of ammunition) if (roles.ammoGroup === group) rounds += roles.battleValue;
    let cap = 0;
    for (const { roles } of weapons)
      if (roles.ammoGroup === group && roles.capsAmmunition) cap += roles.battleValue;
    const counted = first.roles.coolantPod ? rounds : Math.min(rounds, cap);
    // Coolant pods are aboard for the heat they take, not for their value.
    if (counted === 0 && first.roles.coolantPod) continue;
    value += counted;
    report?.line(
      first.roles.item.name,
      `+ ${shown(counted)}${rounds > counted ? ` (of ${shown(rounds)}, at most the weapons)` : ''}`,
      value,
    );
  }
  return value;
}

function isCountedBefore({ ammunition }: Stock, index: number, group: number): boolean {
  for (let earlier = 0; earlier < index; earlier += 1) {
    if (ammunition[earlier]?.roles.ammoGroup === group) return true;
  }
  return false;
}
