import type { GunEmplacement } from '../other-unit.js';
import { bareLocation } from './armor.js';
import type { BlkReader } from './blk-reader.js';
import { groundLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { Mounting, withoutStealthArmor } from './mounting.js';
import type { UnitTech } from './tech.js';
import { IMMOBILE, type Own, readYear, unitBase } from './unit-base.js';

/** Files count each item of an emplacement as two slots. */
const SLOTS_PER_ITEM = 2;

/** Reads guns in a building. The building has the armor. */
export function readGunEmplacement(reader: BlkReader, tech: UnitTech): GunEmplacement {
  const mounting = new Mounting(reader, {
    grammar: groundLine,
    lookUp: nameLookUp(reader.catalog, tech.clanChassis),
    placement: withoutStealthArmor,
    slotsPerItem: SLOTS_PER_ITEM,
  });
  mounting.mountBlock('guns equipment', 'GUN');
  linkEquipment(mounting.mounts, readYear(reader));
  linkBins(mounting.mounts, reader.catalog);
  const own: Own<GunEmplacement> = {
    unitType: 'Gun Emplacement',
    turret: reader.optionalInteger('turret') === 1,
    ...IMMOBILE,
    locations: [bareLocation('GUN')],
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}
