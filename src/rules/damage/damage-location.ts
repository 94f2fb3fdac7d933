import type { ILocationCondition } from './condition.js';
import { armorRule, structureRule } from './materials.js';

/** What one location takes of a hit. */
export interface ILocationDamage {
  readonly condition: ILocationCondition;
  readonly armorLost: number;
  readonly structureLost: number;
  /** What counts as damage of the phase. */
  readonly absorbed: number;
  readonly destroyed: boolean;
  readonly remainder: number;
}

export interface IBlow {
  readonly damage: number;
  readonly rear: boolean;
  /** An explosion inside meets no armor. */
  readonly inside: boolean;
  readonly armorType: string | undefined;
  readonly structureType: string | undefined;
}

export function damageLocation(
  condition: ILocationCondition,
  { damage, rear, inside, armorType, structureType }: IBlow,
): ILocationDamage {
  const { damagePerPoint } = armorRule(armorType);
  const armor = inside ? 0 : ((rear ? condition.rearArmor : condition.armor) ?? 0);
  const stopped = Math.min(damage, armor * damagePerPoint);
  const armorLost = stopped / damagePerPoint;
  const through = damage - stopped;

  const { suffered, goesOn } = structureRule(structureType);
  const points = suffered(through);
  const structureLost = Math.min(points, condition.structure);
  const structure = condition.structure - structureLost;
  const destroyed = structure <= 0;
  const facing = rear ? { rearArmor: armor - armorLost } : { armor: armor - armorLost };
  return {
    condition: { ...condition, ...(inside ? {} : facing), structure },
    armorLost,
    structureLost,
    absorbed: stopped + (destroyed ? structureLost : through),
    destroyed,
    remainder: destroyed ? goesOn(points - structureLost, through) : 0,
  };
}
