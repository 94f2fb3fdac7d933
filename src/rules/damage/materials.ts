import type { Ruleset } from '../ruleset.js';
import type { ArmorRule } from '../rulesets/areas/damage.js';
import type { DamageKind } from './damage-kind.js';

/** Damage from an undefined source gets no special treatment from armor. */
type Kind = DamageKind | undefined;

/** How an internal structure changes damage. */
export interface StructureRule {
  readonly suffered: (damage: number) => number;
  /** Damage that transfers onward, from the points in excess of the structure and the damage that reached it. */
  readonly goesOn: (excess: number, damage: number) => number;
}

const PLAIN_ARMOR: ArmorRule = { damagePerPoint: {}, losesOneIn: {} };

/** No armor reduces a hit to nothing. */
const atLeast = (least: number, amount: number, left: number): number =>
  Math.max(Math.min(least, amount), left);

/** Damage that one point of armor absorbs. */
export const damagePerPoint = (armor: ArmorRule, kind: Kind): number =>
  armor === PLAIN_ARMOR ? 1 : (armor.damagePerPoint[kind ?? 'other'] ?? 1);

/** The damage of a hit after an armor with this many points left reduces it, before any points are lost. */
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

/** Whether a hit of this size penetrates armor that is still in place. */
export const isTooMuchFor = ({ piercedAbove }: ArmorRule, damage: number): boolean =>
  piercedAbove !== undefined && damage > piercedAbove;

/** Whether an armor-piercing round stopped by this armor still makes a critical check. */
export const isBoredThrough = (type: string | undefined, { damage }: Ruleset): boolean =>
  type === undefined || !damage.stopsArmorPiercing.includes(type);

/** External heat that passes this armor. */
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

/** Unlike an object, a map has no inherited keys such as "constructor". */
function mapOf<Rule>(rules: Readonly<Record<string, Rule>>): ReadonlyMap<string | undefined, Rule> {
  return new Map(Object.entries(rules));
}

/** By `armor.type` of the catalog. */
export const armorRule = (type: string | undefined, { damage: { armors } }: Ruleset): ArmorRule =>
  (type !== undefined && Object.hasOwn(armors, type) ? armors[type] : undefined) ?? PLAIN_ARMOR;

export const structureRule = (type: string | undefined): StructureRule =>
  STRUCTURES.get(type) ?? PLAIN_STRUCTURE;
