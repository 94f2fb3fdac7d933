import {
  type Combatant,
  type ConditionSetup,
  type Design,
  type DuelAttacker,
  mechDesignOf,
} from '../../../src/edge/battle.js';
import type { BodyPlan, LocationName, Ruleset } from '../../../src/edge/rules.js';
import type { Unit } from '../../../src/edge/units.js';
import type { Situation } from './situation-fields.js';

type Points = NonNullable<ConditionSetup['armor']>;
type System = 'engine' | 'gyro';

/** Locations without which a 'Mech cannot fight. */
const VITAL: readonly LocationName[] = ['head', 'center_torso'];

/** A link may describe another variant: no location has more points than it was built with, and no unit starts destroyed. */
const left = (
  { locations }: BodyPlan,
  wanted: Readonly<Record<string, number>>,
  full: Float64Array,
  least = 0,
): Points => {
  const points: Record<string, number> = {};
  for (const [location, name] of locations.entries()) {
    const value = wanted[name];
    if (value === undefined) continue;
    const lowest = VITAL.includes(name) ? least : 0;
    points[name] = Math.min(Math.max(value, lowest), full[location] as number);
  }
  return points;
};

/** The first slots of a system, wherever they are. */
function hitSlots(design: Design, hits: Readonly<Record<System, number>>): Record<string, number[]> {
  const criticals: Record<string, number[]> = {};
  const toHit = { ...hits };
  for (const [location, name] of design.plan.locations.entries()) {
    for (const [slot, { fixture }] of (design.slots[location] ?? []).entries()) {
      const system = design.fixtures[fixture]?.system;
      if ((system !== 'engine' && system !== 'gyro') || toHit[system] <= 0) continue;
      toHit[system] -= 1;
      criticals[name] = [...(criticals[name] ?? []), slot];
    }
  }
  return criticals;
}

/** The attacker's damage. */
export const attackerCondition = (unit: Unit, { lost }: Situation): ConditionSetup => ({
  structure: Object.fromEntries(
    mechDesignOf(unit)
      .plan.locations.filter((name) => lost.includes(name) && !VITAL.includes(name))
      .map((name) => [name, 0]),
  ),
});

/** The target's remaining points, compared with an undamaged unit. */
export function targetCondition(
  unit: Unit,
  situation: Situation,
  full: Pick<Combatant, 'armor' | 'rearArmor' | 'structure' | 'rules' | 'roundsWhenFull'>,
): ConditionSetup {
  const design = mechDesignOf(unit);
  return {
    armor: left(design.plan, situation.targetArmor, full.armor),
    rearArmor: left(design.plan, situation.targetRear, full.rearArmor),
    structure: left(design.plan, situation.targetStructure, full.structure, 1),
    criticals: hitSlots(design, {
      engine: situation.targetEngine,
      gyro: Math.min(situation.targetGyro, hardiness(design, full.rules)),
    }),
    rounds: design.bins.map((_, bin) => {
      const rounds = full.roundsWhenFull(bin);
      return Math.min(situation.targetRounds[String(bin)] ?? rounds, rounds);
    }),
    heat: situation.targetHeat,
    wounds: situation.targetWounds,
    prone: situation.targetProne,
  };
}

/** Hits that destroy a gyro. */
export function hardiness({ unit }: Design, { piloting: { gyros } }: Ruleset): number {
  const { modifiers } =
    unit.unitType === 'Mek' && unit.gyro === 'heavy-duty' ? gyros.heavyDuty : gyros.standard;
  return modifiers.length - 1;
}

/** Names of an arm's parts in addresses. */
export const ACTUATORS = ['shoulder', 'upper', 'lower'] as const;

type ArmDamage = NonNullable<NonNullable<DuelAttacker['armDamage']>['left_arm']>;

export const armDamage = (parts: readonly string[]): ArmDamage => ({
  shoulderDestroyed: parts.includes('shoulder'),
  upperArmDestroyed: parts.includes('upper'),
  lowerArmDestroyed: parts.includes('lower'),
});
