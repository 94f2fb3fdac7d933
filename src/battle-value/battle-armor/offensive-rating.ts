import type { BattleArmor, OtherMount } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { loadByWeight } from '../common/load-by-weight.js';
import { type WeaponRecord, weaponRecord, worthInWords } from '../common/weapon-record.js';
import { type ReportWriter, shown } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import { canSquadAttackMechs, servesAgainstMechs } from './anti-mech.js';
import { SUIT_MARKS, type SuitItem, type SuitStock } from './suit-stock.js';

/**
 * Of one trooper: what each carries, the weapons of single troopers, and again everything that counts in anti-'Mech
 * attacks.
 */
export function offensiveRating(
  unit: BattleArmor,
  stock: SuitStock,
  trooper: number,
  speed: number,
  report?: ReportWriter,
): number {
  const { arms } = stock;
  let value = 0;
  /** A weapon that the squad has once is shared among all. */
  const add = (item: SuitItem, remark?: string) => {
    const record = weaponRecord<OtherMount>(item, 0);
    if (record === undefined) return;
    const shares = item.mount.squadSupport === true ? unit.troopers : 1;
    value += record.value / shares;
    report?.line(nameOf(record, remark), `+ ${words(record, shares)}`, value);
  };
  for (const item of arms) if (isSquadWeapon(item)) add(item);
  for (const item of arms) if (isSupportWeapon(item, trooper)) add(item);
  if (canSquadAttackMechs(unit, stock)) {
    for (const item of arms)
      if (isCarried(item, trooper) && servesAgainstMechs(item)) add(item, AGAINST_MECHS);
  }

  const bins = stock.ammunition.filter((bin) => isCarried(bin, trooper));
  const load = { ammunition: bins, weapons: arms };
  value = addAmmunition(value, load, report, { binValue: loadByWeight });
  for (const { roles, trooper: owner } of stock.ownEquipment) {
    if (owner !== trooper || roles.battleValue === 0) continue;
    value += roles.battleValue;
    report?.line(roles.item.name, `+ ${shown(roles.battleValue)}`, value);
  }

  return multipliedBySpeed(value, speed, report);
}

const AGAINST_MECHS = "against 'Mechs";

const isCarried = ({ trooper: owner }: SuitItem, trooper: number) => owner === 0 || owner === trooper;

/** The standard-issue rifle counts nothing. */
const isSquadWeapon = ({ mount, trooper, marks }: SuitItem) =>
  trooper === 0 && mount.squadSupport !== true && !(marks & (SUIT_MARKS.claw | SUIT_MARKS.standardIssue));

const isSupportWeapon = ({ mount, roles, trooper: owner, marks }: SuitItem, trooper: number) =>
  !roles.infantryWeapon &&
  !(marks & SUIT_MARKS.claw) &&
  (mount.squadSupport === true || (owner !== 0 && owner === trooper));

const nameOf = ({ roles }: WeaponRecord, remark: string | undefined) =>
  remark === undefined ? roles.item.name : `${roles.item.name} ${remark}`;

const words = (record: WeaponRecord, shares: number) =>
  `${worthInWords(record, '')}${shares === 1 ? '' : ` / ${shares}`}`;
