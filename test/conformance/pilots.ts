import type { Cause, Leg, Roll } from '../../build/conformance/piloting.js';
import { calculateFallDamage, calculateFallInjuryRoll } from '../../src/rules/falling/index.js';
import { calculateInitiativeModifier } from '../../src/rules/initiative/index.js';
import { calculateConsciousnessCheck } from '../../src/rules/pilot/index.js';
import {
  calculatePilotingRoll,
  type LegDamage,
  type PilotingCause,
  type PilotState,
} from '../../src/rules/piloting/index.js';
import { type Answering, numberOr } from './suite.js';

const CAUSES: Readonly<Record<Cause, PilotingCause>> = {
  'falling over': { kind: 'fall' },
  '20 damage': { kind: 'damage' },
  'kicked or pushed': { kind: 'physical' },
  charged: { kind: 'charge' },
  'hit by death from above': { kind: 'dfa', role: 'target' },
  'after death from above': { kind: 'dfa', role: 'attacker' },
  shutdown: { kind: 'shutdown' },
  'standing up': { kind: 'stand' },
  'entering water of depth 1': { kind: 'terrain', terrain: { type: 'water', level: 1 } },
  'entering water of depth 2': { kind: 'terrain', terrain: { type: 'water', level: 2 } },
  'entering water of depth 3': { kind: 'terrain', terrain: { type: 'water', level: 3 } },
  'entering rubble': { kind: 'terrain', terrain: 'rubble' },
  skid: { kind: 'skid' },
};

const legOf = ({ destroyed, hip, upperLeg, lowerLeg, foot }: Leg): LegDamage => ({
  destroyed: destroyed ?? false,
  hip: hip ?? false,
  actuators: [upperLeg, lowerLeg, foot].filter(Boolean).length,
  foot: foot ?? false,
});

const pilotOf = (given: Partial<Roll> & { piloting: number }): PilotState => ({
  piloting: given.piloting,
  pilotWounds: given.pilotWounds ?? 0,
  unitQuirks: given.quirks ?? [],
  abilities: given.abilities ?? [],
  movementType: given.movement ?? 'stationary',
  gyroHits: given.gyroHits ?? 0,
  gyroType: given.gyro ?? 'standard',
  legs: (given.legs ?? []).map(legOf),
  chassis: given.chassis ?? 'biped',
  cockpit: given.cockpit ?? 'standard',
});

interface Fallen {
  readonly piloting: number;
  readonly levels: number;
  readonly cause: Cause;
  readonly gyroHits?: number;
}

export const PILOTS: Readonly<Record<string, Answering>> = {
  'piloting number': (given: Roll, ruleset) => {
    const cause = { ...CAUSES[given.cause], hexesMoved: given.hexesMoved ?? 0 };
    return numberOr(calculatePilotingRoll(pilotOf(given), cause, { ruleset }).targetNumber);
  },
  'fall damage': ({ tonnage, levels }: { tonnage: number; levels: number }, ruleset) =>
    calculateFallDamage(tonnage, levels, { ruleset }),
  'roll to avoid injury in a fall': (given: Fallen, ruleset) =>
    calculateFallInjuryRoll(pilotOf(given), CAUSES[given.cause], given.levels, { ruleset }).targetNumber,
  'consciousness number': (
    { wounds, abilities }: { wounds: number; abilities: readonly string[] },
    ruleset,
  ) => calculateConsciousnessCheck(wounds, abilities, { ruleset }).targetNumber,
  'initiative modifier': (given: { quirks: readonly string[]; abilities: readonly string[] }, ruleset) => {
    // A quirk each, and an ability each: they count for the force.
    const units = [
      ...given.quirks.map((quirk) => ({ unitQuirks: [quirk] })),
      ...given.abilities.map((ability) => ({ abilities: [ability] })),
    ];
    return calculateInitiativeModifier(units, { ruleset }).total;
  },
};
