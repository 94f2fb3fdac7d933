import { stated } from '../../check/stated.js';
import type { Inventory } from '../mech/inventory.js';
import type { ProtoMech } from '../other-unit.js';
import { ARMOR_CODES, locationWith, readArmor } from './armor.js';
import { type BlkReader, TONNAGE } from './blk-reader.js';
import { protoMechLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { linkBins, linkEquipment } from './links.js';
import { Mounting, type Placement } from './mounting.js';
import { readEngine, readStructure } from './systems.js';
import type { UnitTech } from './tech.js';
import { type Movement, type Own, readYear, unitBase } from './unit-base.js';

type Motion = ProtoMech['motion'];

const MOTIONS: Readonly<Record<string, Motion>> = {
  biped: 'biped',
  quad: 'quad',
  wige: 'glider',
  glider: 'glider',
};

const BODY = 'BD';
/** In the order of the armor values. */
const SIDES = [
  ['HD', 'head'],
  ['T', 'torso'],
  ['RA', 'right arm'],
  ['LA', 'left arm'],
  ['L', 'legs'],
  ['MG', 'main gun'],
] as const;
const WITHOUT_MAIN_GUN = SIDES.length - 1;

const MP = { from: 0, to: 100 };

export function readProtoMech(reader: BlkReader, tech: UnitTech): ProtoMech {
  const word = reader.requiredText('motion_type').toLowerCase();
  const motion = Object.hasOwn(MOTIONS, word) ? MOTIONS[word] : undefined;
  if (motion === undefined) throw reader.wrong('motion_type', `"${word}" is not a motion type of ProtoMechs`);
  const tonnage = reader.decimal('tonnage', TONNAGE);
  const points = reader.integers('armor');
  if (points.length !== WITHOUT_MAIN_GUN && points.length !== SIDES.length) {
    throw reader.wrong(
      'armor',
      `expected ${WITHOUT_MAIN_GUN} or ${SIDES.length} values, not ${points.length}`,
    );
  }
  const mainGun = points.length === SIDES.length;
  const sides = mainGun ? SIDES : SIDES.slice(0, WITHOUT_MAIN_GUN);

  const mounting = new Mounting(reader, {
    grammar: protoMechLine,
    lookUp: nameLookUp(reader.catalog, tech.standardClan),
    placement: inBodyOrAsListed,
  });
  mounting.mountBlock('body equipment', BODY);
  for (const [location, block] of sides) mounting.mountBlock(`${block} equipment`, location);
  const { mounts } = mounting;
  const aboard = linkEquipment(mounts, readYear(reader));
  linkBins(mounts, reader.catalog);

  const armor = readArmor(reader, tech, {
    unstated: ARMOR_CODES.protoMech,
    forStandard: ARMOR_CODES.protoMech,
  });
  const cruise = reader.integer('cruisemp', MP);
  const jumpJets = reader.optionalInteger('jumpingmp', MP) ?? 0;
  const own: Own<ProtoMech> = {
    unitType: 'ProtoMek',
    motion,
    tonnage,
    mainGun,
    cruise,
    jumpJets,
    ...movement(cruise, jumpJets, aboard),
    // All ProtoMechs have Clan engines, whatever a file says.
    engine: { ...readEngine(reader, tech), clan: true },
    interfaceCockpit: reader.text('interface_cockpit').toLowerCase() === 'true',
    locations: [
      locationWith(BODY, 0, 0, armor),
      ...sides.map(([location], place) =>
        locationWith(location, points[place] ?? 0, structurePoints(location, tonnage, motion), armor),
      ),
    ],
    ...stated({ structure: readStructure(reader, tech) }),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

/** Ammunition and movement equipment are in the body, wherever a file lists them. */
const inBodyOrAsListed: Placement = (item, location, line) =>
  line.shots !== undefined ||
  item.kind === 'ammunition' ||
  item.traits.includes('speed-booster') ||
  item.traits.includes('umu') ||
  item.traits.includes('jump-jet')
    ? BODY
    : location;

function movement(cruise: number, jumpJets: number, aboard: Inventory): Movement {
  const run = aboard.has('speed-booster') ? cruise * 2 : Math.ceil(cruise * 1.5);
  const lift = jumpJets > 0 && aboard.has('partial-wing') ? 2 : 0;
  return { walk: cruise, run, jump: jumpJets + lift, umu: aboard.count('umu') };
}

/** By tonnage, in steps of two tons from 2 (TechManual, Interstellar Operations). */
const LEGS = [2, 3, 4, 5, 6, 7, 8];
const QUAD_LEGS = [4, 5, 8, 9, 12, 13, 14];

function structurePoints(location: (typeof SIDES)[number][0], tonnage: number, motion: Motion): number {
  const tons = Math.floor(tonnage);
  const step = Math.min(Math.max(Math.floor(tons / 2) - 1, 0), LEGS.length - 1);
  if (location === 'T') return tons;
  if (location === 'L') return (motion === 'quad' ? QUAD_LEGS : LEGS)[step] ?? 0;
  if (location === 'MG') return tons > 9 ? 2 : 1;
  if (location !== 'HD' && motion === 'quad') return 0;
  return 1 + Math.floor(step / 2);
}
