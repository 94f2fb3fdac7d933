import { stated } from '../../check/stated.js';
import type { Inventory } from '../mech/inventory.js';
import { type BattleArmor, type OtherMount, SUIT_WEIGHTS, type SuitWeight } from '../other-unit.js';
import { ARMOR_CODES, locationWith, readArmor } from './armor.js';
import type { BlkReader } from './blk-reader.js';
import { battleArmorLine } from './equipment-lines.js';
import { nameLookUp } from './equipment-names.js';
import { link, linkBins, linkEquipment } from './links.js';
import { hasTrait, Mounting, type OpenMount } from './mounting.js';
import { readTransporters } from './systems.js';
import type { UnitTech } from './tech.js';
import { type Own, readYear, unitBase } from './unit-base.js';

const MOTIONS = ['leg', 'jump', 'vtol', 'umu'] as const;
const MOST_TROOPERS = 6;
const MP = { from: 0, to: 100 };

export function readBattleArmor(reader: BlkReader, tech: UnitTech): BattleArmor {
  const word = reader.requiredText('motion_type').toLowerCase();
  const motion = MOTIONS.find((known) => known === word);
  if (motion === undefined)
    throw reader.wrong('motion_type', `"${word}" is not a motion type of battle armor`);
  const troopers = reader.integer('trooper count', { from: 1, to: MOST_TROOPERS });
  const weight =
    SUIT_WEIGHTS[reader.integer('weightclass', { from: 0, to: SUIT_WEIGHTS.length - 1 })] ?? 'pal';
  const armorPoints = reader.integer('armor');
  const armor = readArmor(reader, tech, { unstated: ARMOR_CODES.standard });
  const groundMp = reader.integer('cruisemp', MP);
  const otherMp = reader.optionalInteger('jumpingmp', MP) ?? 0;

  // Clans use points, the Inner Sphere squads. A block with the other name is ignored.
  const squad = tech.clanChassis ? 'Point' : 'Squad';
  const mounting = new Mounting(reader, {
    grammar: battleArmorLine,
    smallestLoad: 1,
    lookUp: nameLookUp(reader.catalog, tech.standardClan),
  });
  mounting.mountBlock(`${squad.toLowerCase()} equipment`, squad);
  for (let trooper = 1; trooper <= troopers; trooper += 1) {
    mounting.mountBlock(`trooper ${trooper} equipment`, `Trooper ${trooper}`);
  }
  const { mounts } = mounting;
  const aboard = linkEquipment(mounts, readYear(reader));
  linkHolders(mounts);
  linkBins(mounts, reader.catalog);

  const unladen = unladenMovement({ weight, motion, groundMp, otherMp, aboard });
  const packed = mounts.some(({ inWeaponPack }) => inWeaponPack === true);
  const burdened = isBurdened(mounts, tech);
  const walk = packed ? underWeaponPack(unladen.walk, weight) : unladen.walk;
  const locations = [locationWith(squad, 0, 0, armor)];
  for (let trooper = 1; trooper <= troopers; trooper += 1) {
    locations.push(locationWith(`Trooper ${trooper}`, armorPoints, 1, armor));
  }
  const own: Own<BattleArmor> = {
    unitType: 'BattleArmor',
    bodyPlan: reader.text('chassis').toLowerCase() === 'quad' ? 'quad' : 'biped',
    weight,
    exoskeleton: reader.text('exoskeleton').toLowerCase() === 'true',
    motion,
    troopers,
    armorPoints,
    groundMp,
    otherMp,
    unladen,
    burdened,
    walk,
    run: walk,
    jump: packed || burdened ? 0 : unladen.jump,
    umu: unladen.umu,
    locations,
    transporters: readTransporters(reader),
    ...stated({ armor: armor.armor, turret: readTurret(reader) }),
  };
  return Object.assign(own, unitBase(reader, tech, mounting));
}

/** `Modular:4`: kind and number of slots. */
function readTurret(reader: BlkReader): BattleArmor['turret'] {
  const [kind = '', capacity] = reader.text('turret').split(':');
  if (kind === '') return undefined;
  return {
    kind: kind.trim().toLowerCase() === 'modular' ? 'modular' : 'standard',
    capacity: reader.figureWithin('turret', 0, capacity, 0),
  };
}

/** Links a held weapon to the nearest free holder before it, or to the first one after it. */
function linkHolders(mounts: readonly OpenMount[]): void {
  for (let place = 0; place < mounts.length; place += 1) {
    const held = mounts[place] as OpenMount;
    const trait = holderOf(held);
    if (trait === undefined) continue;
    const isFree = (mount: OpenMount) =>
      mount.location === held.location && mount.linked === undefined && hasTrait(mount, trait);
    const holder = mounts.slice(0, place).reverse().find(isFree) ?? mounts.slice(place).find(isFree);
    if (holder !== undefined) link(holder, held);
  }
}

function holderOf({ item, antiPersonnel, inWeaponPack }: OtherMount) {
  if (item?.kind !== 'weapon' && item?.kind !== 'infantry-weapon') return undefined;
  if (antiPersonnel === true) return 'anti-personnel-mount';
  return inWeaponPack === true ? 'detachable-weapon-pack' : undefined;
}

interface Suit {
  readonly weight: SuitWeight;
  readonly motion: BattleArmor['motion'];
  readonly groundMp: number;
  readonly otherMp: number;
  readonly aboard: Inventory;
}

function unladenMovement({ weight, motion, groundMp, otherMp, aboard }: Suit): BattleArmor['unladen'] {
  const heavy = weight === 'heavy' || weight === 'assault';
  const leaps = aboard.has('mechanical-jump-booster');
  const boosted = aboard.has('speed-booster') ? (heavy ? 1 : 2) : leaps ? 1 : 0;
  const built = motion === 'umu' ? 0 : otherMp;
  const base = built === 0 && leaps ? 1 : built;
  const helped = base + (aboard.has('partial-wing') ? 1 : 0) + (aboard.has('jump-booster') ? 1 : 0);
  return {
    walk: groundMp + boosted,
    jump: base === 0 ? 0 : helped,
    umu: motion === 'umu' ? otherMp : 0,
  };
}

/** A full weapon pack slows the suits down until it is dropped. */
const underWeaponPack = (mp: number, weight: SuitWeight): number =>
  Math.max(1, mp - (weight === 'pal' || weight === 'light' ? 2 : 3));

/**
 * Loaded missile launchers on the body slow Inner Sphere suits down. Each bin counts for the last weapon that draws
 * on it.
 */
function isBurdened(mounts: readonly OtherMount[], tech: UnitTech): boolean {
  if (tech.clanChassis) return false;
  const serves = new Map<OtherMount, OtherMount>();
  for (const mount of mounts) {
    if (mount.item?.kind !== 'weapon') continue;
    if (mount.item.traits.includes('one-shot') && isBodyLauncher(mount)) return true;
    if (mount.linked !== undefined) serves.set(mount.linked, mount);
  }
  return [...serves.values()].some(isBodyLauncher);
}

const isBodyLauncher = ({ item, suitMount }: OtherMount): boolean =>
  item?.kind === 'weapon' && item.category === 'missile' && (suitMount === 'body' || suitMount === 'turret');
