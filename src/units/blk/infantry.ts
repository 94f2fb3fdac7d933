import type { EquipmentItem } from '../../catalog/index.js';
import { stated } from '../../check/stated.js';
import {
  type Infantry,
  type InfantryArmor,
  type OtherMount,
  SPECIALIZATIONS,
  type Specialization,
} from '../other-unit.js';
import { bareLocation } from './armor.js';
import type { BlkReader } from './blk-reader.js';
import { groundLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { type Mobility, readMobility } from './infantry-mobility.js';
import { linkBins, linkEquipment } from './links.js';
import { hasTrait, Mounting, withoutStealthArmor } from './mounting.js';
import { readTransporters } from './systems.js';
import type { UnitTech } from './tech.js';
import { type Movement, type Own, readYear, unitBase } from './unit-base.js';

const FIELD_GUNS = 'FGUN';
const TROOPERS = 'TPRS';
const PEOPLE = { from: 1, to: 1000 };
const UNTRAINED = 8;
const IMPLANTS_AGAINST_WEIGHT = ['tsm_implant', 'dermal_armor'];

export function readInfantry(reader: BlkReader, tech: UnitTech): Infantry {
  const squadSize = reader.integer('squad_size', PEOPLE);
  const squads = reader.integer('squadn', PEOPLE);
  const mobility = readMobility(reader);
  const mounting = new Mounting(reader, {
    grammar: groundLine,
    lookUp: nameLookUp(reader.catalog, tech.clanChassis),
    placement: withoutStealthArmor,
    slotsPerItem: 0,
  });
  const primary = mounting.mountNamed('primary', TROOPERS);
  if (primary === undefined) throw reader.wrong('primary', 'expected a weapon');
  const secondary = mounting.mountNamed('secondary', TROOPERS);
  mounting.mountNamed('armorkit', TROOPERS);
  mounting.mountBlock('field guns equipment', FIELD_GUNS);
  mounting.mountBlock('troopers equipment', TROOPERS);
  const { mounts } = mounting;
  linkEquipment(mounts, readYear(reader));
  linkBins(mounts, reader.catalog);

  const secondaryPerSquad = secondary === undefined ? 0 : (reader.optionalInteger('secondn') ?? 0);
  const armor = readInfantryArmor(reader, mounts);
  const augmentations = reader.list('augmentation').map((id) => id.toLowerCase());
  const load = { mounts, armor, augmentations, secondary: secondary?.item, secondaryPerSquad };
  const antiMechSkill = reader.optionalInteger('antimek');
  const trained = antiMechSkill !== undefined && antiMechSkill !== UNTRAINED;
  const own: Own<Infantry> = {
    unitType: 'Infantry',
    motion: mobility.motion,
    squads,
    squadSize,
    troopers: squads * squadSize,
    primary,
    secondaryPerSquad,
    armor,
    specializations: readSpecializations(reader, mobility),
    augmentations,
    ...loadedMovement(mobility, load),
    antiMechGear: trained || mounts.some((mount) => hasTrait(mount, 'anti-mech-gear')),
    locations: [bareLocation(TROOPERS, squads * squadSize), bareLocation(FIELD_GUNS)],
    transporters: readTransporters(reader),
    ...stated({ beast: mobility.beast, secondary, antiMechSkill }),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

/** A kit determines all properties. The words of older files count only without one. */
function readInfantryArmor(reader: BlkReader, mounts: readonly OtherMount[]): InfantryArmor {
  const kit = mounts.find((mount) => hasTrait(mount, 'armor-kit'));
  if (kit?.item === undefined) {
    return {
      damageDivisor: reader.optionalDecimal('armordivisor') ?? reader.optionalInteger('infantryarmor') ?? 1,
      encumbering: reader.has('encumberingarmor'),
      spaceSuit: reader.has('spacesuit'),
      dest: reader.has('dest'),
      sneakCamo: reader.has('sneakcamo'),
      sneakInfrared: reader.has('sneakir'),
      sneakEcm: reader.has('sneakecm'),
    };
  }
  return {
    kit,
    damageDivisor: divisorOf(kit.item),
    encumbering: hasTrait(kit, 'encumbering'),
    spaceSuit: hasTrait(kit, 'space-suit'),
    dest: hasTrait(kit, 'dest'),
    sneakCamo: hasTrait(kit, 'sneak-camo'),
    sneakInfrared: hasTrait(kit, 'sneak-infrared'),
    sneakEcm: hasTrait(kit, 'sneak-ecm'),
  };
}

const divisorOf = (item: EquipmentItem): number =>
  (item.kind === 'miscellaneous' || item.kind === 'electronics' ? item.damageDivisor : undefined) ?? 1;

/** A bit mask. Infantry with underwater motion are divers unless the file says otherwise. */
function readSpecializations(reader: BlkReader, { motion }: Mobility): readonly Specialization[] {
  const mask = reader.optionalInteger('specialization', { from: 0, to: 2 ** SPECIALIZATIONS.length - 1 });
  if (mask === undefined) return motion === 'umu' || motion === 'submarine' ? ['scuba'] : [];
  return SPECIALIZATIONS.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

interface Load {
  readonly mounts: readonly OtherMount[];
  readonly armor: InfantryArmor;
  readonly augmentations: readonly string[];
  readonly secondary: EquipmentItem | undefined;
  readonly secondaryPerSquad: number;
}

/** Beast mounts carry the load of their riders. */
function loadedMovement(mobility: Mobility, load: Load): Movement {
  const { motion, umu, beast } = mobility;
  let { walk, jump } = mobility;
  if (beast === undefined) {
    if (load.armor.encumbering) walk = Math.max(1, walk - 1);
    if (carriesSupportWeapons(load)) {
      if (motion !== 'tracked' && motion !== 'jump') walk = Math.max(0, walk - 1);
      if (motion !== 'submarine') jump = Math.max(0, jump - 1);
    } else if (motion === 'vtol' && load.secondaryPerSquad > 0) {
      jump = Math.max(0, jump - 1);
    }
    if (motion === 'leg' && load.augmentations.includes('pl_masc')) walk += 1;
    if (load.mounts.some(isFieldArtillery)) walk = Math.min(walk, 1);
  }
  return { walk, run: walk, jump, umu };
}

const carriesSupportWeapons = ({ secondary, secondaryPerSquad, augmentations }: Load): boolean =>
  secondaryPerSquad >= 2 &&
  secondary?.traits.includes('support-weapon') === true &&
  !IMPLANTS_AGAINST_WEIGHT.some((implant) => augmentations.includes(implant));

/** Artillery and artillery cannons. */
const isFieldArtillery = ({ item, location }: OtherMount): boolean =>
  location === FIELD_GUNS && item?.kind === 'weapon' && item.damage === 'artillery';
