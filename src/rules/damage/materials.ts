/** What an armor does to damage other than to take it point by point. */
export interface ArmorRule {
  /** Damage that one point takes. */
  readonly damagePerPoint: number;
  /** What is left of a hit before any armor is lost. */
  readonly soften: (damage: number) => number;
}

/** What a structure does to damage. */
export interface StructureRule {
  readonly suffered: (damage: number) => number;
  /** Damage that goes on, of so much, when so many points were more than the structure had. */
  readonly goesOn: (excess: number, damage: number) => number;
}

const PLAIN_ARMOR: ArmorRule = { damagePerPoint: 1, soften: (damage) => damage };

/** By `armor.type` of the catalog (combat.md 15). */
const ARMORS: Readonly<Record<string, ArmorRule>> = {
  hardened: { ...PLAIN_ARMOR, damagePerPoint: 2 },
  // One less for every five points or part of them, but never nothing.
  'ferro-lamellor': {
    ...PLAIN_ARMOR,
    soften: (damage) => Math.max(Math.min(1, damage), damage - Math.ceil(damage / 5)),
  },
};

const PLAIN_STRUCTURE: StructureRule = { suffered: (damage) => damage, goesOn: (excess) => excess };

/** By `structure.type` of the catalog. */
const STRUCTURES: Readonly<Record<string, StructureRule>> = {
  composite: { suffered: (damage) => damage * 2, goesOn: (excess) => Math.floor(excess / 2) },
  reinforced: {
    suffered: (damage) => Math.ceil(damage / 2),
    goesOn: (excess, damage) => Math.max(0, excess * 2 - (damage % 2)),
  },
};

export const armorRule = (type: string | undefined): ArmorRule =>
  (type !== undefined && ARMORS[type]) || PLAIN_ARMOR;

export const structureRule = (type: string | undefined): StructureRule =>
  (type !== undefined && STRUCTURES[type]) || PLAIN_STRUCTURE;
