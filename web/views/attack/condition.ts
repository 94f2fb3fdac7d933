import { LOWER, ROOT, UPPER } from '../../../src/battle/combatant/actuators.js';
import { damage } from '../../../src/battle/combatant/condition.js';
import type { Combatant, ConditionSetup } from '../../../src/edge/battle.js';
import { MECH_LOCATIONS, type MechLocation } from '../../../src/edge/rules.js';
import { LEFT_ARM, RIGHT_ARM } from '../../../src/rules/damage/body.js';
import type { Situation } from './situation-fields.js';

type Points = NonNullable<ConditionSetup['armor']>;
type System = 'engine' | 'gyro';

/** Locations that a 'Mech can lose and fight on. */
const SPARED: readonly MechLocation[] = ['head', 'center_torso'];

/** A link may speak of a stouter unit: nobody has more left than it was built with, and nobody is destroyed already. */
const left = (wanted: Readonly<Record<string, number>>, full: Float64Array, least = 0): Points => {
  const points: Record<string, number> = {};
  for (const [location, name] of MECH_LOCATIONS.entries()) {
    const value = wanted[name];
    if (value === undefined) continue;
    const lowest = SPARED.includes(name) ? least : 0;
    points[name] = Math.min(Math.max(value, lowest), full[location] as number);
  }
  return points;
};

/** The first slots of a system, wherever they are. */
function hitSlots({ design }: Combatant, hits: Readonly<Record<System, number>>): Record<string, number[]> {
  const criticals: Record<string, number[]> = {};
  const toHit = { ...hits };
  for (const [location, name] of MECH_LOCATIONS.entries()) {
    for (const [slot, { fixture }] of (design.slots[location] ?? []).entries()) {
      const system = design.fixtures[fixture]?.system;
      if ((system !== 'engine' && system !== 'gyro') || toHit[system] <= 0) continue;
      toHit[system] -= 1;
      criticals[name] = [...(criticals[name] ?? []), slot];
    }
  }
  return criticals;
}

export function putIntoCondition(attacker: Combatant, target: Combatant, situation: Situation): void {
  damage(attacker, {
    structure: Object.fromEntries(
      MECH_LOCATIONS.filter((name) => situation.lost.includes(name) && !SPARED.includes(name)).map((name) => [
        name,
        0,
      ]),
    ),
    heat: situation.heat,
    wounds: situation.wounds,
    prone: situation.prone,
  });
  attacker.movement = situation.moved;
  attacker.hexesMoved = situation.moved === 'stationary' ? 0 : situation.ownHexes;
  attacker.spotting = situation.spotting ? target.index : -1;
  attacker.sensorHits = situation.sensors;
  attacker.actuatorsLost[LEFT_ARM] = lostOf(situation.leftArm);
  attacker.actuatorsLost[RIGHT_ARM] = lostOf(situation.rightArm);
  if (situation.computerOut) {
    for (const { index } of attacker.design.gear['targeting-computer'] ?? []) attacker.working[index] = 0;
  }
  damage(target, {
    armor: left(situation.targetArmor, target.armor),
    rearArmor: left(situation.targetRear, target.rearArmor),
    structure: left(situation.targetStructure, target.structure, 1),
    criticals: hitSlots(target, {
      engine: situation.targetEngine,
      gyro: Math.min(situation.targetGyro, hardiness(target)),
    }),
    rounds: target.design.bins.map(({ rounds }, bin) =>
      Math.min(situation.targetRounds[String(bin)] ?? rounds, rounds),
    ),
    heat: situation.targetHeat,
    wounds: situation.targetWounds,
    prone: situation.targetProne,
  });
  target.movement = situation.targetMoved;
  target.hasMoved = true;
  target.hexesMoved = situation.targetMoved === 'stationary' ? 0 : situation.hexes;
  target.dodging = situation.dodging;
  target.isStealthy = situation.stealth;
  target.isVoid = situation.voidSignature;
  target.isCamouflaged = situation.chameleon;
  target.stuck = situation.stuck;
  target.skidded = situation.skidded;
  if (situation.tagged) target.taggedBy |= 1 << attacker.side;
  // Whatever keeps it from moving: nothing in it acts.
  target.shutDown = situation.immobile;
  if (situation.narced) target.narcedBy |= 1 << attacker.side;
}

/** Hits that a gyro takes before it is gone. */
export const hardiness = ({ design }: Pick<Combatant, 'design'>): number =>
  design.unit.gyro === 'heavy-duty' ? 2 : 1;

/** Words of the address for the parts of an arm. */
export const ACTUATORS = ['shoulder', 'upper', 'lower'] as const;
const BITS = { shoulder: ROOT, upper: UPPER, lower: LOWER } as const;

const lostOf = (parts: readonly string[]): number =>
  ACTUATORS.reduce((bits, part) => (parts.includes(part) ? bits | BITS[part] : bits), 0);
