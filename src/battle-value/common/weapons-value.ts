import type { Mount } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { at } from './defensive-equipment.js';
import type { Counted, Stock } from './stock.js';
import { type WeaponRecord, weaponRecord, worth, worthInWords } from './weapon-record.js';

/** Returns all weapons with a value, in mounting order, none of them halved yet. */
export function weaponRecordsOf<Mounted extends Mount>(
  { weapons, marks }: Pick<Stock<Mounted>, 'weapons' | 'marks'>,
  gunsOf?: (array: Counted<Mounted>) => readonly Mount[] | undefined,
): WeaponRecord<Mounted>[] {
  const records: WeaponRecord<Mounted>[] = [];
  for (const counted of weapons) {
    const guns = counted.roles.array ? gunsOf?.(counted) : undefined;
    const record = weaponRecord(counted, marks, guns);
    if (record !== undefined) records.push(record);
  }
  return records;
}

/** Halves the weaker of front and rear, as far as weapons take sides. Returns whether that is the front. */
export function halveWeakerSide(
  records: readonly WeaponRecord[],
  facesRear: (mount: Mount) => boolean,
  report?: ReportWriter,
  takesSides: (mount: Mount) => boolean = () => true,
): boolean {
  let front = 0;
  let rear = 0;
  for (const { mount, value } of records) {
    if (!takesSides(mount)) continue;
    if (facesRear(mount)) rear += value;
    else front += value;
  }
  const isSwapped = front < rear;
  if (isSwapped)
    report?.line('Front and rear', `front ${shown(front)} < rear ${shown(rear)}: the front is halved`);
  for (const record of records) {
    record.halved = takesSides(record.mount) && facesRear(record.mount) !== isSwapped;
    if (record.halved) record.value = worth(record);
  }
  return isSwapped;
}

/** Adds weapons for which heat does not matter. */
export function weaponsValue(
  records: readonly WeaponRecord[],
  report?: ReportWriter,
  halvedSide = '',
): number {
  let value = 0;
  for (const record of records) {
    value += record.value;
    const { mount, roles } = record;
    report?.line(`${roles.item.name}${at(mount.location)}`, `+ ${worthInWords(record, halvedSide)}`, value);
  }
  if (records.length === 0) report?.line('No weapons', '', 0);
  return value;
}
