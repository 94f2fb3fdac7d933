import type { DamageKind } from './damage-kind.js';

/** Where nobody says what damage comes from, an armor takes it like any other. */
type Kind = DamageKind | undefined;

/** What an armor does to damage other than to take it point by point. */
export interface ArmorRule {
  /** Damage that one point takes. */
  readonly damagePerPoint: (kind: Kind) => number;
  /** What is left of a hit before any armor is lost. */
  readonly soften: (damage: number, kind: Kind) => number;
  /** What is left of heat that others bring. */
  readonly cool: (heat: number) => number;
}

/** What a structure does to damage. */
export interface StructureRule {
  readonly suffered: (damage: number) => number;
  /** Damage that goes on, of so much, when so many points were more than the structure had. */
  readonly goesOn: (excess: number, damage: number) => number;
}

const PLAIN_ARMOR: ArmorRule = {
  damagePerPoint: () => 1,
  soften: (damage) => damage,
  cool: (heat) => heat,
};

/** No armor makes nothing of a hit. */
const atLeastOne = (damage: number, left: number): number => Math.max(Math.min(1, damage), left);
const halved = (damage: number): number => atLeastOne(damage, Math.floor(damage / 2));

const isBlow = (kind: Kind): boolean => kind === 'physical' || kind === 'fall';

/** By `armor.type` of the catalog (combat.md 15; what it leaves out stands in docs/rulesets.md). */
const ARMORS: ReadonlyMap<string | undefined, ArmorRule> = mapOf({
  hardened: { ...PLAIN_ARMOR, damagePerPoint: () => 2 },
  // One less for every five points or part of them.
  'ferro-lamellor': {
    ...PLAIN_ARMOR,
    soften: (damage) => atLeastOne(damage, damage - Math.ceil(damage / 5)),
  },
  // Its charges blow warheads apart.
  reactive: {
    ...PLAIN_ARMOR,
    soften: (damage, kind) => (kind === 'missile' || kind === 'area' ? halved(damage) : damage),
  },
  // A mirror for beams, and brittle.
  reflective: {
    damagePerPoint: (kind) => (isBlow(kind) || kind === 'area' ? 0.5 : 1),
    soften: (damage, kind) => (kind === 'energy' ? halved(damage) : damage),
    cool: halved,
  },
  'ballistic-reinforced': {
    ...PLAIN_ARMOR,
    soften: (damage, kind) => (kind === 'ballistic' || kind === 'missile' ? halved(damage) : damage),
  },
  // One less for every three points or part of them.
  'impact-resistant': {
    ...PLAIN_ARMOR,
    soften: (damage, kind) => (isBlow(kind) ? atLeastOne(damage, damage - Math.ceil(damage / 3)) : damage),
  },
  'heat-dissipating': { ...PLAIN_ARMOR, cool: (heat) => Math.floor(heat / 2) },
});

const PLAIN_STRUCTURE: StructureRule = { suffered: (damage) => damage, goesOn: (excess) => excess };

/** By `structure.type` of the catalog. */
const STRUCTURES: ReadonlyMap<string | undefined, StructureRule> = mapOf({
  composite: { suffered: (damage) => damage * 2, goesOn: (excess) => Math.floor(excess / 2) },
  reinforced: {
    suffered: (damage) => Math.ceil(damage / 2),
    goesOn: (excess, damage) => Math.max(0, excess * 2 - (damage % 2)),
  },
});

/** A map knows no words but its own: every object answers to some, such as "constructor". */
function mapOf<Rule>(rules: Readonly<Record<string, Rule>>): ReadonlyMap<string | undefined, Rule> {
  return new Map(Object.entries(rules));
}

export const armorRule = (type: string | undefined): ArmorRule => ARMORS.get(type) ?? PLAIN_ARMOR;

export const structureRule = (type: string | undefined): StructureRule =>
  STRUCTURES.get(type) ?? PLAIN_STRUCTURE;
