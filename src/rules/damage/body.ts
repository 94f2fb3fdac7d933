import type { BodyPlan, LocationName } from '../body/plan.js';
import type { ArmorRule } from '../rulesets/areas/damage.js';
import type { StructureRule } from './materials.js';
import type { Plating } from './plating.js';

/** Armor and structure by location of the plan. A battle keeps one for each unit and changes it in place. */
export interface Body<Name extends LocationName = LocationName> {
  readonly plan: BodyPlan<Name>;
  readonly armor: Float64Array;
  /** Only for locations with rear armor. */
  readonly rearArmor: Float64Array;
  /** At 0 the location is gone. */
  readonly structure: Float64Array;
  readonly armorRules: readonly ArmorRule[];
  readonly structureRule: StructureRule;
  /** Undefined for most units, which have none. */
  readonly plating: Plating | undefined;
}
