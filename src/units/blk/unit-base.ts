import type { Writable } from '../../check/writable.js';
import type { OtherUnitBase } from '../other-unit.js';
import { canonicalQuirkId } from '../quirks/quirk-ids.js';
import type { BlkReader } from './blk-reader.js';
import type { Mounting } from './mounting.js';
import type { UnitTech } from './tech.js';
import type { OpenBay } from './weapon-bays.js';
import { attachWeaponQuirks } from './weapon-quirks.js';

type Base = Omit<OtherUnitBase, 'unitType' | 'locations' | 'tonnage' | 'walk' | 'run' | 'jump' | 'umu'>;

/** What a family adds to the base, while the unit is being built. */
export type Own<T extends OtherUnitBase> = {
  -readonly [K in keyof T as K extends keyof Base ? never : K]: T[K];
};

export const readYear = (reader: BlkReader): number => reader.integer('year', { from: 0, to: 9999 });

/** Reads what all kinds have in common. Call it last, because it collects everything that was read. */
export function unitBase(
  reader: BlkReader,
  tech: UnitTech,
  { mounts }: Mounting,
  bays: readonly OpenBay[] = [],
): Base {
  const base: Writable<Base> = {
    chassis: reader.requiredText('name'),
    model: reader.text('model'),
    year: readYear(reader),
    rulesLevel: tech.rulesLevel,
    techBase: tech.techBase,
    omni: reader.has('omni'),
    equipment: mounts,
    quirks: reader.list('quirks').map(canonicalQuirkId),
    weaponQuirks: attachWeaponQuirks(reader, mounts, bays),
    warnings: reader.warnings,
    blocks: {},
  };
  const clanName = reader.optionalText('clanname');
  if (clanName !== undefined) base.clanName = clanName;
  const mulId = reader.optionalInteger('mul id:', { from: -1, to: 999_999_999 }) ?? 0;
  if (mulId > 0) base.mulId = mulId;
  const source = reader.optionalText('source');
  if (source !== undefined) base.source = source;
  const role = reader.optionalText('role');
  if (role !== undefined) base.role = role;
  const manualBattleValue = reader.optionalInteger('bv') ?? 0;
  if (manualBattleValue > 0) base.manualBattleValue = manualBattleValue;
  reader.warnOfUnreadEquipment();
  base.blocks = reader.stated();
  return base;
}
