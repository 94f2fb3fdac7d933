import { type D6Roller, type DiceRoll, roll2d6 } from '../../dice/index.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { canUseEdge, type IEdgeState, useEdge } from '../abilities/edge.js';
import type { LocationName } from '../body/plan.js';
import { type HitLocation, type MechLocation, mechLocationOf } from '../hit-location/locations.js';
import { hooksIn } from '../hooks.js';
import { itemiseHooks } from '../itemise.js';
import type { ModifierDetail } from '../modifier.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';
import { CRITICAL_MODIFIERS } from './modifiers.js';
import type { CheckedKind, CriticalSituation } from './situation.js';

export interface ICriticalCheck {
  readonly location: HitLocation;
  readonly unitQuirks?: readonly string[];
  /** Critical hits that a Rugged unit has already negated in this game. */
  readonly negationsUsed?: number;
  /** Given if the pilot spends Edge on the remaining hits, one point each. */
  readonly edge?: IEdgeState;
  /** For the usage history of Edge. */
  readonly turn?: number;
  readonly unitId?: string;
  /** Of the unit that scored the hit. */
  readonly attackerAbilities?: readonly string[];
  /** As named in the catalog; only while some of it is left on the location. */
  readonly armorType?: string;
  readonly structureType?: string;
  /** Levels of the fall, if a fall calls for the check of an industrial 'Mech. */
  readonly levelsFallen?: number;
  /** A location roll of 2 calls for the check, not damage to the structure. */
  readonly throughArmor?: boolean;
  /** Added to the roll for the armor-piercing round that calls for the check. */
  readonly armorPiercing?: number;
  /** An explosion behind CASE II calls for the check. */
  readonly behindCaseII?: boolean;
}

/** The same for other units. */
interface CheckedUnit
  extends Pick<
    ICriticalCheck,
    'unitQuirks' | 'attackerAbilities' | 'armorType' | 'throughArmor' | 'armorPiercing'
  > {
  readonly location: LocationName;
  readonly struck: Exclude<CheckedKind, 'mech'>;
}

export interface ICriticalResult {
  readonly roll: DiceRoll;
  /** Added to the target numbers: 8 for one hit, 10 for two, 12 for the worst result. */
  readonly targetModifier: number;
  readonly modifiers: readonly ModifierDetail[];
  /** Slots to hit, after all negations. */
  readonly hits: number;
  readonly negated: number;
  /** The arm, leg or head is blown off. That is not a slot hit and cannot be negated (docs/rules/standard.md). */
  readonly limbBlownOff: boolean;
  readonly negationsUsed: number;
  readonly edge?: IEdgeState;
}

const ONE_HIT = 8;
const TWO_HITS = 10;
const WORST = 12;
const WORST_HITS = 3;
/** Industrial structure has one result more (docs/rules/unusual-mechs.md). */
const SHATTERING = 14;
const SHATTERING_HITS = 4;

const TORSOS: ReadonlySet<MechLocation> = new Set(['center_torso', 'left_torso', 'right_torso']);

/** Rolls a critical check for damaged structure or pierced armor, and returns how many slots are hit. */
export function resolveCriticalCheck(
  check: ICriticalCheck,
  roller: D6Roller,
  { ruleset }: RulesetOption = {},
): ICriticalResult {
  const { negationsUsed = 0 } = check;
  const location = mechLocationOf(check.location);
  const rules = rulesetOf(ruleset);
  const modifiers = modifiersOfMech(check, rules);
  const targetModifier = modifiers.reduce((sum, { value }) => sum + value, 0);
  const roll = roll2d6(roller);
  const scoredAtAll = hitsOfCheck(roll.total - targetModifier, location, check.structureType);
  const limbBlownOff = scoredAtAll === BLOWN_OFF;
  const scored = limbBlownOff ? 0 : scoredAtAll;
  const shruggedOff = Math.min(
    scored,
    Math.max(0, criticalsNegated(check.unitQuirks, rules) - negationsUsed),
  );
  const { edge, hits } = spendEdge(check, scored - shruggedOff, { ruleset: rules });
  return {
    roll,
    targetModifier,
    modifiers,
    hits,
    negated: scored - hits,
    limbBlownOff,
    negationsUsed: negationsUsed + shruggedOff,
    ...(edge && { edge }),
  };
}

const situationOf = (
  check: Omit<ICriticalCheck, 'location'>,
  { struck, location }: Pick<CriticalSituation, 'struck' | 'location'>,
  rules: Ruleset,
): CriticalSituation => ({
  rules,
  struck,
  location,
  quirks: resolveQuirks(check.unitQuirks),
  attackerAbilities: resolveAbilities(check.attackerAbilities, 'attackerAbilities'),
  armorType: check.armorType,
  structureType: check.structureType,
  throughArmor: check.throughArmor ?? false,
  armorPiercing: check.armorPiercing,
  behindCaseII: check.behindCaseII ?? false,
  levelsFallen: check.levelsFallen ?? 0,
});

const modifiersOfMech = (check: ICriticalCheck, rules: Ruleset): readonly ModifierDetail[] =>
  criticalModifiersOf(
    situationOf(check, { struck: 'mech', location: mechLocationOf(check.location) }, rules),
  );

/** The sum of what is added to the target numbers of a check. */
export const criticalModifierOf = (check: ICriticalCheck, rules: Ruleset): number =>
  modifiersOfMech(check, rules).reduce((sum, { value }) => sum + value, 0);

/** Critical hits that a unit with these quirks negates during a game. */
export const criticalsNegated = (unitQuirks: readonly string[] | undefined, rules: Ruleset): number =>
  Math.max(0, ...resolveQuirks(unitQuirks).map((quirk) => hooksIn(quirk, rules).criticalsNegated ?? 0));

/** In place of a number of hits: the arm, leg or head is blown off. */
export const BLOWN_OFF = -1;

/** Hits of a check, or `BLOWN_OFF`, by its roll less the modifiers of the target numbers. */
export function hitsOfCheck(
  total: number,
  location: MechLocation,
  structureType: string | undefined,
): number {
  return total >= WORST && !TORSOS.has(location) ? BLOWN_OFF : hitsFor(total, structureType);
}

function hitsFor(total: number, structureType: string | undefined): number {
  if (total >= SHATTERING && structureType === 'industrial') return SHATTERING_HITS;
  if (total >= WORST) return WORST_HITS;
  if (total >= TWO_HITS) return 2;
  return total >= ONE_HIT ? 1 : 0;
}

/** Returns the modifiers of critical checks for vehicles and ProtoMechs, as entries added to the target numbers. */
export const criticalModifiers = (
  unit: CheckedUnit,
  { ruleset }: RulesetOption = {},
): readonly ModifierDetail[] => criticalModifiersOf(situationOf(unit, unit, rulesetOf(ruleset)));

function criticalModifiersOf(situation: CriticalSituation): readonly ModifierDetail[] {
  const modifiers: ModifierDetail[] = [];
  for (const { id, name, description, value } of CRITICAL_MODIFIERS) {
    const amount = value(situation);
    if (amount !== 0) modifiers.push({ id, name, description, value: amount, source: 'equipment' });
  }
  if (situation.quirks.length === 0 && situation.attackerAbilities.length === 0) return modifiers;
  return [
    ...modifiers,
    ...itemiseHooks(
      ({ critical }) => critical,
      situation,
      situation.rules,
      situation.quirks,
      situation.attackerAbilities,
    ),
  ];
}

function spendEdge(
  { edge, turn = 0, unitId = '', location }: ICriticalCheck,
  hits: number,
  options: RulesetOption,
): { readonly edge: IEdgeState | undefined; readonly hits: number } {
  let state = edge;
  let left = hits;
  while (left > 0 && state !== undefined && canUseEdge(state, 'negate_critical_hit', options)) {
    state = useEdge(state, 'negate_critical_hit', turn, unitId, `critical hit on ${location}`, options);
    left -= 1;
  }
  return { edge: state, hits: left };
}
