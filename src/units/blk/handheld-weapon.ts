import { stated } from '../../check/stated.js';
import type { HandheldWeapon } from '../other-unit.js';
import { ARMOR_CODES, locationWith, readArmor } from './armor.js';
import { type BlkReader, TONNAGE } from './blk-reader.js';
import { groundLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { Mounting, withoutStealthArmor } from './mounting.js';
import type { UnitTech } from './tech.js';
import { IMMOBILE, type Own, readYear, unitBase } from './unit-base.js';

/** Reads a weapon that a 'Mech can pick up. */
export function readHandheldWeapon(reader: BlkReader, tech: UnitTech): HandheldWeapon {
  const mounting = new Mounting(reader, {
    grammar: groundLine,
    lookUp: nameLookUp(reader.catalog, tech.clanChassis),
    placement: withoutStealthArmor,
    slotsPerItem: 0,
  });
  mounting.mountBlock('gun equipment', 'GUN');
  linkEquipment(mounting.mounts, readYear(reader));
  linkBins(mounting.mounts);
  const armor = readArmor(reader, tech, { unstated: ARMOR_CODES.standard });
  const own: Own<HandheldWeapon> = {
    unitType: 'Handheld Weapon',
    ...IMMOBILE,
    locations: [locationWith('GUN', reader.integer('armor'), 0, armor)],
    ...stated({ tonnage: reader.optionalDecimal('tonnage', TONNAGE) }),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}
