import {
  amount,
  type Check,
  type Fields,
  having,
  listOf,
  oneOf,
  openFields,
  optional,
  Remembered,
  whole,
  wholeOfEitherSign,
  word,
} from '../check/shape.js';
import { figure } from './figure-check.js';
import {
  AMMO_FAMILIES,
  type Ammunition,
  type Armor,
  type Availability,
  type Bomb,
  CARRIERS,
  EDITIONS,
  type Equipment,
  type EquipmentItem,
  EXPLOSIVE_KINDS,
  type InfantryWeapon,
  ITEM_KINDS,
  MUNITIONS,
  PHYSICAL_WEAPONS,
  type PhysicalWeapon,
  type Ranges,
  RULES_LEVELS,
  type Structure,
  TECH_BASES,
  TRAITS,
  type Weapon,
  type WeaponDamage,
  type Years,
} from './index.js';

// Checks for items of equipment. Rules and sums rely on every figure.

const number = amount();
const optionalNumber = optional(number);
const count = whole();
const optionalCount = optional(count);
const optionalWord = optional(word);

const availability = optional(
  openFields<Availability>({
    prototype: optionalCount,
    production: optionalCount,
    common: optionalCount,
    extinct: optionalCount,
    reintroduced: optionalCount,
  }),
);

/** Fields that every item has. */
type Item = Omit<Structure, 'structure'>;

const ofItem: Fields<Omit<Item, 'kind'>> = {
  id: word,
  name: word,
  shortName: optionalWord,
  aliases: listOf(word),
  edition: optional(oneOf(EDITIONS)),
  techBase: oneOf(TECH_BASES),
  rulesLevel: oneOf(RULES_LEVELS),
  techRating: word,
  years: openFields<Years>({
    introduced: optionalCount,
    extinct: optionalCount,
    reintroduced: optionalCount,
    innerSphere: availability,
    clan: availability,
  }),
  tonnage: figure,
  slots: figure,
  vehicleSlots: count,
  supportVehicleSlots: optionalCount,
  cost: optional(figure),
  battleValue: figure,
  heat: count,
  toHitModifier: optional(wholeOfEitherSign),
  sizeStep: optionalNumber,
  explosive: optional(oneOf(EXPLOSIVE_KINDS)),
  modes: optional(listOf(word)),
  traits: listOf(oneOf(TRAITS)),
  mountedOn: listOf(oneOf(CARRIERS)),
};

/** Fields that only weapons have. */
type Gunnery = Omit<Weapon, keyof Item>;

const ofBrackets = { short: number, medium: number, long: number, extreme: number };
const rangesFromTheGun = openFields<Omit<Ranges, 'minimum'>>(ofBrackets);
const ranges = openFields<Ranges>({ ...ofBrackets, minimum: optionalNumber });
const scale = optional(oneOf(['capital', 'sub-capital']));

const namedDamage = oneOf(['by-cluster-table', 'variable', 'artillery', 'special']);
const damageByBracket = openFields<Exclude<WeaponDamage, number | string>>({
  short: number,
  medium: number,
  long: number,
});
const damage: Check = (value, key, within) => {
  const check = { number, string: namedDamage }[typeof value as string] ?? damageByBracket;
  check(value, key, within);
};

const rollToBurn = whole(0, 12);
const surely = oneOf(['never', 'always']);
const startsFires: Check = (value, key, within) =>
  (typeof value === 'number' ? rollToBurn : surely)(value, key, within);

const ofGun: Fields<Gunnery> = {
  category: optional(oneOf(['energy', 'ballistic', 'missile'])),
  damage,
  ranges,
  underwaterRanges: optional(rangesFromTheGun),
  ammoFamily: optional(oneOf(AMMO_FAMILIES)),
  rackSize: optionalCount,
  burst: optional(
    openFields<NonNullable<Weapon['burst']>>({
      shots: whole(1),
      jams: oneOf(['for-good', 'until-cleared']),
    }),
  ),
  heatDice: optionalNumber,
  scale,
  explosionDamage: optionalNumber,
  startsFires,
  damageToInfantry: optionalWord,
  damageToBattleArmor: optionalWord,
  alphaStrikeHeat: optionalNumber,
  attackValues: optional(rangesFromTheGun),
  aerospaceRange: oneOf(['none', 'short', 'medium', 'long', 'extreme']),
  bayClass: optionalWord,
  missileArmor: optionalNumber,
};

const ofRounds = {
  ammoFamily: oneOf(AMMO_FAMILIES),
  rackSize: count,
  damagePerShot: number,
  shotsPerTon: number,
  byEdition: optional(
    openFields<object>({
      core: optional(openFields<object>({ shotsPerTon: number, battleValue: optional(number) })),
    }),
  ),
  kilogramsPerShot: optionalNumber,
  ammoRatio: optionalNumber,
  munitions: listOf(oneOf(MUNITIONS)),
  flightRanges: optional(ranges),
  baseMunition: optionalWord,
  scale,
  startsFires,
};

const shield = optional(
  openFields<NonNullable<PhysicalWeapon['shield']>>({ absorption: number, capacity: number }),
);

const EXPECTED = 'an item of equipment';
const ofKind = having<EquipmentItem>({ kind: oneOf(ITEM_KINDS), id: word, name: word }, EXPECTED);
/** The kind has been checked by then. */
const itemWith = <Kind extends EquipmentItem>(checks: Fields<Omit<Kind, keyof Item>>): Check =>
  openFields<Omit<Item, 'kind'>>({ ...ofItem, ...checks });

const gun = itemWith<Weapon>(ofGun);
const gear = itemWith<Equipment>({
  shield,
  probeRange: optionalCount,
  damageDivisor: optionalNumber,
  linkedWeaponBattleValueFactor: optionalNumber,
});
const BY_KIND: Readonly<Record<EquipmentItem['kind'], Check>> = {
  weapon: gun,
  'bay-weapon': gun,
  'infantry-weapon': itemWith<InfantryWeapon>({
    ...ofGun,
    infantry: openFields<InfantryWeapon['infantry']>({
      damage: number,
      range: number,
      crew: number,
      shots: number,
      bursts: number,
      ammoTonnage: number,
      ammoCost: number,
    }),
  }),
  ammunition: itemWith<Ammunition>(ofRounds),
  bomb: itemWith<Bomb>({ ...ofRounds, bombType: word }),
  'physical-weapon': itemWith<PhysicalWeapon>({ physicalWeapon: oneOf(PHYSICAL_WEAPONS), shield }),
  electronics: gear,
  miscellaneous: gear,
  armor: itemWith<Armor>({
    armor: openFields<Armor['armor']>({
      type: word,
      pointsPerTon: number,
      pointsMultiplier: number,
      tonnagePerPoint: number,
      armorRating: number,
      fighterSlots: number,
      patchworkSlots: number,
      patchworkVehicleSlots: number,
      costPerPointOrTon: number,
      battleValueMultiplier: number,
    }),
  }),
  structure: itemWith<Structure>({
    structure: openFields<Structure['structure']>({ type: word, battleValueMultiplier: number }),
  }),
};

/** Checks a whole item, once: the same items come again and again. */
const items = new Remembered((value, key, within) => {
  ofKind(value, key, within);
  BY_KIND[(value as EquipmentItem).kind](value, key, within);
});
export const equipmentItem = items.check;

/** Whether the item was checked before. */
export const isKnownItem = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && items.knows(value);

function itemOf(kind: EquipmentItem['kind'], expected: string): Check {
  const isOfKind = having<EquipmentItem>({ kind: oneOf([kind]) }, expected);
  return (value, key, within) => {
    isOfKind(value, key, within);
    equipmentItem(value, key, within);
  };
}
export const ammunition = itemOf('ammunition', 'ammunition of the catalog');
export const physicalWeapon = itemOf('physical-weapon', 'a physical weapon of the catalog');
export const armor = itemOf('armor', 'an armor of the catalog');
export const structure = itemOf('structure', 'a structure of the catalog');
