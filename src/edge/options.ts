import type { SampleOptions } from '../battle/index.js';
import type { BattleValueOptions } from '../battle-value/index.js';
import { anything, type Check, type Fields, fields, optional } from '../check/shape.js';
import { wordsOf } from '../check/words.js';
import type { IDamageOptions, IExplosionOptions } from '../rules/damage/index.js';
import type { Falling, FallOntoUnitOptions } from '../rules/falling/index.js';
import type { AmmunitionCheckOptions } from '../rules/heat/index.js';
import type {
  IDistributionOptions,
  IPhysicalLocationOptions,
  IRolledLocationOptions,
} from '../rules/hit-location/index.js';
import type { RunningOptions } from '../rules/movement/index.js';
import type { IPhysicalOptions } from '../rules/physical/index.js';
import type { PilotingOptions, RunOptions } from '../rules/piloting/index.js';
import { RULESETS, type RulesetOption } from '../rules/ruleset.js';
import type { EntryOptions } from '../rules/terrain/index.js';
import type { IToHitOptions } from '../rules/to-hit/index.js';
import type { VolleyOptions } from '../rules/volley/index.js';
import type { ReadTextOptions } from './units.js';

type OptionName =
  | keyof IToHitOptions
  | keyof IPhysicalOptions
  | keyof IDamageOptions
  | keyof IExplosionOptions
  | keyof IDistributionOptions
  | keyof IPhysicalLocationOptions
  | keyof IRolledLocationOptions
  | keyof RunningOptions
  | keyof PilotingOptions
  | keyof RunOptions
  | keyof EntryOptions
  | keyof Falling
  | keyof FallOntoUnitOptions
  | keyof AmmunitionCheckOptions
  | keyof VolleyOptions
  | keyof BattleValueOptions
  | keyof SampleOptions
  | keyof ReadTextOptions;

/** Every option that any public function takes. */
const OPTION_NAMES = wordsOf(
  'abilities aimed aimedAt ammunition antiMissileSystems antiMissileVolleys arc armorType calledLocation',
  'carrying catalog charged chassis damageKind damageSetting distance elevationDifference environment every',
  'extremeRange facing file gunnery hardenedLegs heightBelow hex hexesMoved inArc inWater inferno',
  'interveningPoints interveningTerrain largeSupport legDie legsLost levels linkedTo masc minimumRange motion',
  'movementType mpLastTurn otherCauses piloting protection pulseModule rangeModifiers ruleset seed',
  'structureType supercharger targetTerrain targetTerrainPoints throughArmorCritical tonnage unitQuirks',
  'volleys waterDepth weapon weaponId',
) satisfies readonly OptionName[];
const OPTIONS: Readonly<Record<OptionName, Check>> = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, anything]),
) as Record<(typeof OPTION_NAMES)[number], Check>;

const withAny = <Options>(checks: Fields<Options>): Check => fields<object>({ ...OPTIONS, ...checks });

/** One options object may serve many functions: options of other functions are ignored, unknown names are refused. */
export function optionsWith<Options>(checks: Fields<Options>): Check {
  const look = withAny(checks);
  return optional((value, key, within) => {
    if (!isRulesetAlone(value)) look(value, key, within);
  });
}

const names: readonly unknown[] = RULESETS;

/** A fast path: most callers give only a ruleset, which every function accepts. */
function isRulesetAlone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { ruleset } = value as RulesetOption;
  return (
    names.includes(ruleset) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.getOwnPropertyNames(value).length === 1
  );
}

/** Options with at least one required field. Without options, the error names that field. */
export function optionsNeeding<Options>(checks: Fields<Options>): Check {
  const look = withAny(checks);
  return (value, key, within) => look(value === undefined ? {} : value, key, within);
}
