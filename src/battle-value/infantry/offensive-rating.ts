import type { Infantry, OtherMount } from '../../units/index.js';
import { addAmmunition } from '../common/ammunition.js';
import { rolesOf } from '../common/item-roles.js';
import { stockOf } from '../common/stock.js';
import { weaponRecord, worthInWords } from '../common/weapon-record.js';
import { type ReportWriter, shown } from '../report.js';
import { multipliedBySpeed } from '../speed.js';
import { canPlatoonAttackMechs } from './anti-mech.js';
import { fieldGear, hasFieldGuns } from './field-guns.js';

/** Small arms by trooper, counted twice if they can attack 'Mechs, then field guns. */
export function offensiveRating(unit: Infantry, speed: number, report?: ReportWriter): number {
  report?.section('Offensive rating');
  let value = addSmallArms(0, unit, false, report);
  if (canPlatoonAttackMechs(unit)) value = addSmallArms(value, unit, true, report);
  if (hasFieldGuns(unit)) value = addFieldGuns(value, unit, report);
  return multipliedBySpeed(value, speed, report);
}

function addFieldGuns(before: number, unit: Infantry, report?: ReportWriter): number {
  const guns = stockOf(fieldGear(unit));
  let value = before;
  for (const gun of guns.weapons) {
    const record = weaponRecord<OtherMount>(gun, guns.marks);
    if (record === undefined) continue;
    value += record.value;
    report?.line(gun.roles.item.name, `+ ${worthInWords(record, '')}`, value);
  }
  return addAmmunition(value, guns, report);
}

function addSmallArms(before: number, unit: Infantry, againstMechs: boolean, report?: ReportWriter): number {
  const { primary, secondary, secondaryPerSquad, squads, troopers } = unit;
  const secondaries = secondaryPerSquad * squads;
  const value = addWeapons(before, primary, troopers - secondaries, againstMechs, report);
  return secondary === undefined ? value : addWeapons(value, secondary, secondaries, againstMechs, report);
}

function addWeapons(
  before: number,
  { item }: OtherMount,
  shooters: number,
  againstMechs: boolean,
  report?: ReportWriter,
): number {
  // Blades and bows do not work against 'Mechs.
  if (item === undefined || (againstMechs && item.traits.includes('archaic'))) return before;
  if (shooters <= 0) return before;
  const { battleValue } = rolesOf(item);
  const value = before + shooters * battleValue;
  if (report) {
    const times = shooters === 1 ? '' : `${shooters} × `;
    const remark = againstMechs ? " against 'Mechs" : '';
    report.line(`${times}${item.name}${remark}`, `+ ${times}${shown(battleValue)}`, value);
  }
  return value;
}
