import { stated } from '../../check/stated.js';
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

export type Movement = Pick<OtherUnitBase, 'walk' | 'run' | 'jump' | 'umu'>;

export const IMMOBILE: Movement = { walk: 0, run: 0, jump: 0, umu: 0 };

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
    ...stated({
      clanName: reader.optionalText('clanname'),
      mulId: positive(reader.optionalInteger('mul id:', { from: -1, to: 999_999_999 })),
      source: reader.optionalText('source'),
      role: reader.optionalText('role'),
      manualBattleValue: positive(reader.optionalInteger('bv')),
    }),
  };
  reader.warnOfUnreadEquipment();
  base.blocks = reader.stated();
  return base;
}

const positive = (figure = 0): number | undefined => (figure > 0 ? figure : undefined);
