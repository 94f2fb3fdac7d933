import type { EquipmentItem, Trait } from '../../catalog/index.js';
import { oncePer } from '../../check/once-per.js';
import type { BattleArmor, OtherMount } from '../../units/index.js';
import { type ItemRoles, rolesOf } from '../common/item-roles.js';
import type { Counted } from '../common/stock.js';

/** Equipment whose presence alone counts. A squad has the marks of all its items. */
export const SUIT_MARKS = {
  /** Armor that resists one kind of attack. */
  resistantArmor: 1,
  camouflage: 2,
  improvedSensors: 4,
  probe: 8,
  /** Something to hold on to a 'Mech with, for any suit that is light enough. */
  grip: 16,
  glove: 32,
  ecm: 64,
  angelEcm: 128,
  /** Claws that damage a 'Mech by themselves. */
  claw: 256,
  standardIssue: 512,
  missiles: 1024,
} as const;

/** An item of the whole squad or of one trooper. */
export interface SuitItem extends Counted<OtherMount> {
  /** Number of the trooper who carries it; 0 if each of them does. */
  readonly trooper: number;
  /** Sum of `SUIT_MARKS`. */
  readonly marks: number;
}

/** What one pass over the equipment of battle armor collects. */
export interface SuitStock {
  /** Weapons and claws, in mounting order. */
  readonly arms: SuitItem[];
  readonly ammunition: SuitItem[];
  readonly antiMissile: SuitItem[];
  /** Other offensive equipment of single troopers. */
  readonly ownEquipment: SuitItem[];
  marks: number;
  gloves: number;
  /** Marks of the first ECM suite. Only that one counts. */
  ecm: number;
  /** Whether single troopers carry items of their own. */
  ownItems: boolean;
}

export function takeSuitStock({ equipment, locations }: BattleArmor): SuitStock {
  const stock: SuitStock = {
    arms: [],
    ammunition: [],
    antiMissile: [],
    ownEquipment: [],
    marks: 0,
    gloves: 0,
    ecm: 0,
    ownItems: false,
  };
  let trooper = 0;
  let roles: ItemRoles | undefined;
  let marks = 0;
  for (const mount of equipment) {
    const { item, location } = mount;
    if (item === undefined) continue;
    // The squad and its troopers are listed one after the other.
    while (trooper < locations.length && locations[trooper]?.location !== location) trooper += 1;
    // Identical items are mostly adjacent, especially slots of armor.
    if (roles?.item !== item) {
      roles = rolesOf(item);
      marks = marksOf(item);
    }
    stock.marks |= marks;
    if (marks & SUIT_MARKS.glove) stock.gloves += 1;
    if (stock.ecm === 0) stock.ecm = marks & (SUIT_MARKS.ecm | SUIT_MARKS.angelEcm);
    if (trooper > 0) stock.ownItems = true;
    listFor(stock, roles, marks)?.push({ mount, roles, trooper, marks });
    if (roles.role === 'offensive' && trooper > 0) stock.ownEquipment.push({ mount, roles, trooper, marks });
  }
  return stock;
}

function listFor(stock: SuitStock, { role, infantryWeapon, antiMissile }: ItemRoles, marks: number) {
  if (role === 'ammunition') return stock.ammunition;
  if (role === 'weapon' || infantryWeapon || marks & SUIT_MARKS.claw) return stock.arms;
  return antiMissile ? stock.antiMissile : undefined;
}

const MARK_OF_TRAIT: Readonly<Partial<Record<Trait, number>>> = {
  'magnetic-clamp': SUIT_MARKS.grip,
  'basic-manipulator': SUIT_MARKS.grip,
  'battle-claw': SUIT_MARKS.grip,
  'armored-glove': SUIT_MARKS.glove,
  'vibro-claw': SUIT_MARKS.claw,
  'magnetic-claw': SUIT_MARKS.claw,
  ecm: SUIT_MARKS.ecm,
  'angel-ecm': SUIT_MARKS.angelEcm,
  'standard-issue': SUIT_MARKS.standardIssue,
};

const RESISTANT: readonly Trait[] = ['fire-resistant', 'reflective', 'reactive'];

const marksOf = oncePer((item: EquipmentItem): number => {
  const { traits } = item;
  let marks = 0;
  for (const trait of traits) marks |= MARK_OF_TRAIT[trait] ?? 0;
  if (traits.includes('active-probe')) {
    marks |= traits.includes('improved') ? SUIT_MARKS.improvedSensors : SUIT_MARKS.probe;
  }
  if (item.kind === 'armor') {
    if (RESISTANT.some((trait) => traits.includes(trait))) marks |= SUIT_MARKS.resistantArmor;
  } else if (traits.includes('visual-camo')) {
    marks |= SUIT_MARKS.camouflage;
  }
  if (item.kind === 'weapon' && item.category === 'missile') marks |= SUIT_MARKS.missiles;
  return marks;
});
