import type { Ruleset } from '../ruleset.js';
import type { ArmorRule } from '../rulesets/areas/damage.js';
import type { DamageKind } from './damage-kind.js';

/** Where nobody says what damage comes from, an armor takes it like any other. */
type Kind = DamageKind | undefined;

/** What a structure does to damage. */
export interface StructureRule {
  readonly suffered: (damage: number) => number;
  /** Damage that goes on, of so much, when so many points were more than the structure had. */
  readonly goesOn: (excess: number, damage: number) => number;
}

const PLAIN_ARMOR: ArmorRule = { damagePerPoint: {}, losesOneIn: {} };

/** No armor makes nothing of a hit. */
const atLeast = (least: number, amount: number, left: number): number =>
  Math.max(Math.min(least, amount), left);

/** Damage that one point of an armor takes. */
export const damagePerPoint = (armor: ArmorRule, kind: Kind): number =>
  armor === PLAIN_ARMOR ? 1 : (armor.damagePerPoint[kind ?? 'other'] ?? 1);

/** What an armor of which so many points are left makes of a hit before any of it is lost. */
export function softened(rule: ArmorRule, damage: number, kind: Kind, armor: number): number {
  if (rule === PLAIN_ARMOR) return damage;
  const source = kind ?? 'other';
  const each = rule.losesOneIn[source];
  if (each !== undefined) return atLeast(1, damage, damage - Math.ceil(damage / each));
  const full = rule.losesOneInFull?.[source];
  if (full !== undefined) return atLeast(1, damage, damage - Math.floor(damage / full));
  const eaten = rule.eatenBy?.[source];
  return eaten !== undefined && armor > eaten.above ? damage + eaten.points : damage;
}

/** Whether a hit of so many points goes deeper than an armor that is still there. */
export const isTooMuchFor = ({ piercedAbove }: ArmorRule, damage: number): boolean =>
  piercedAbove !== undefined && damage > piercedAbove;

/** Whether an armor-piercing round that this armor stopped asks for a critical check behind it. */
export const isBoredThrough = (type: string | undefined, { damage }: Ruleset): boolean =>
  type === undefined || !damage.stopsArmorPiercing.includes(type);

/** What is left of heat that others bring. */
export function cooled({ heat: rule }: ArmorRule, heat: number): number {
  return rule === undefined ? heat : atLeast(rule.least, heat, Math.floor(heat * rule.share));
}

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

/** By `armor.type` of the catalog. */
export const armorRule = (type: string | undefined, { damage: { armors } }: Ruleset): ArmorRule =>
  (type !== undefined && Object.hasOwn(armors, type) ? armors[type] : undefined) ?? PLAIN_ARMOR;

export const structureRule = (type: string | undefined): StructureRule =>
  STRUCTURES.get(type) ?? PLAIN_STRUCTURE;
