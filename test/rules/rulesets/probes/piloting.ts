import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { loseLocation } from '../../../../src/battle/damage/lose-location.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { hitSlot } from '../../../../src/battle/kinds/mech/criticals.js';
import { rollsAtEnd } from '../../../../src/battle/movement/rolls.js';
import { startOfPath } from '../../../../src/battle/movement/take-step.js';
import { GYRO_TYPES } from '../../../../src/catalog/gyro-types.js';
import { LEG_COUNT, MECH_CHASSIS, type MechChassis } from '../../../../src/rules/body/chassis.js';
import { LEFT_LEG } from '../../../../src/rules/body/mech-plans.js';
import { calculateFallInjuryRoll } from '../../../../src/rules/falling/index.js';
import {
  calculatePilotingRoll,
  needsRollToLand,
  needsRollToRun,
  needsRollToWalk,
  type PilotingCause,
  type PilotState,
} from '../../../../src/rules/piloting/index.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import { customMech } from '../../../battle/custom-mech.js';
import { sampleBattle } from '../../../battle/sample-battle.js';
import { shootingRange } from '../../../battle/shooting-range.js';
import { type Probe, upTo } from './probe.js';

const FALL: PilotingCause = { kind: 'fall' };

const needed = (ruleset: Ruleset, pilot: Partial<PilotState>, cause: PilotingCause): number =>
  calculatePilotingRoll({ piloting: 5, ...pilot }, cause, { ruleset }).targetNumber;

const GYROS = GYRO_TYPES.flatMap((gyroType) => upTo(4).map((gyroHits) => ({ gyroType, gyroHits })));

const legs = (chassis: MechChassis, lost: number): Pick<PilotState, 'legs' | 'chassis'> => ({
  chassis,
  legs: upTo(LEG_COUNT[chassis], 1).map((leg) => ({ destroyed: leg <= lost })),
});
const LEGS = MECH_CHASSIS.flatMap((chassis) => upTo(LEG_COUNT[chassis]).map((lost) => legs(chassis, lost)));

const LAME: readonly Pick<PilotState, 'legs'>[] = [
  { legs: [{ hip: true }, {}] },
  { legs: [{ hip: true, actuators: 2 }, {}] },
  { legs: [{ actuators: 1, foot: true }, {}] },
];

export const PILOTING: readonly Probe[] = [
  (rules) => MECH_CHASSIS.map((chassis) => needed(rules, { chassis, pilotWounds: 2 }, FALL)),
  (rules) => MECH_CHASSIS.map((chassis) => needed(rules, { chassis, dedicatedPilot: 'active' }, FALL)),
  (rules) => needed(rules, { dedicatedPilot: 'out' }, FALL),
  (rules) =>
    GYROS.map((gyro) => [FALL, { kind: 'gyro' } as const].map((cause) => needed(rules, gyro, cause))),
  (ruleset) => GYROS.map((gyro) => needsRollToRun({ piloting: 5, ...gyro }, { ruleset })),
  (ruleset) => GYROS.map((gyro) => needsRollToLand({ piloting: 5, ...gyro }, { ruleset })),
  (ruleset) =>
    [0, 1].map((hexesMoved) => needsRollToRun({ piloting: 5, gyroHits: 1 }, { hexesMoved, ruleset })),
  (rules) => LEGS.map((state) => needed(rules, state, FALL)),
  (ruleset) =>
    LEGS.map(
      (state) => calculateFallInjuryRoll({ piloting: 5, ...state }, FALL, 0, { ruleset }).targetNumber,
    ),
  (ruleset) => LEGS.map((state) => needsRollToRun({ piloting: 5, ...state }, { ruleset })),
  (ruleset) => LEGS.map((state) => needsRollToWalk({ piloting: 5, ...state }, { ruleset })),
  (rules) => LAME.map((state) => needed(rules, state, FALL)),
  (rules) => LEGS.map((state) => needed(rules, state, { kind: 'stand' })),
  (rules) => needed(rules, {}, { kind: 'dfa', role: 'attacker' }),
  // Who lands a jump on a lame leg rolls, and the gyro may make it harder.
  (ruleset) => {
    const { battle, red } = shootingRange({ ruleset });
    const landing = startOfPath(moverOf(battle, red));
    return GYROS.map((gyro) =>
      rollsAtEnd(battle.map, landing, 'jump', { piloting: 5, ...LAME[0], ...gyro }, 1, { ruleset }),
    );
  },
  // A 'Mech loses its first leg.
  (ruleset) =>
    MECH_CHASSIS.map((chassis) => {
      const unit = customMech({ chassis });
      const { battle, red } = sampleBattle({
        ruleset,
        red: [{ unit, at: [5, 5] }],
        blue: [{ unit, at: [9, 9] }],
      });
      red.structure[LEFT_LEG] = 0;
      loseLocation(battle, red, LEFT_LEG);
      return [red.fallsAtEndOfPhase, red.rolls];
    }),
  // Two actuators of a leg are hit.
  (ruleset) => {
    const { battle, red } = shootingRange({ ruleset });
    for (const slot of [1, 2]) hitSlot(battle, red, LEFT_LEG, slot, NOBODY);
    return red.rolls;
  },
  // A foot is hit.
  (ruleset) => {
    const { battle, red } = shootingRange({ ruleset });
    hitSlot(battle, red, LEFT_LEG, 3, NOBODY);
    return red.rolls;
  },
];
