import { describe, it } from 'vitest';
import type { GyroType } from '../../src/catalog/gyro-types.js';
import { crewSizeOf } from '../../src/rules/crew/crew-size.js';
import {
  calculatePilotingRoll,
  needsRollToLand,
  needsRollToRun,
  type PilotingCause,
  type PilotState,
} from '../../src/rules/piloting/index.js';
import { compareEach, expectAgreement, type Verdict } from './comparison.js';
import { LEGS, legsOf } from './leg-damage.js';
import { mechAt } from './read-once.js';
import { referenceData, referenceLines, whereAbsent } from './shared.js';

interface Roll {
  readonly kind: 'number' | 'impossible' | 'automatic_fail' | 'automatic_success' | 'check_false';
  readonly value: number | null;
}

interface Situation {
  readonly id: number;
  readonly quirksOn: boolean;
  readonly unitState: {
    readonly unit: string;
    readonly chassis: 'biped' | 'quad' | 'tripod';
    readonly piloting: number;
    readonly pilotHits: number;
    readonly crits?: readonly { readonly loc: string; readonly system: string }[];
    readonly lostLocs?: readonly string[];
    readonly quirks?: readonly string[];
    readonly spa?: Readonly<Record<string, unknown>>;
    readonly shutdown?: boolean;
    readonly unconscious?: boolean;
  };
  readonly result: Readonly<Record<RollName, Roll>>;
}

const ROLLS = {
  base: { kind: 'fall' },
  runWithDamage: { kind: 'fall' },
  jumpLandingWithDamage: { kind: 'fall' },
  enterWater1: { kind: 'terrain', terrain: { type: 'water', level: 1 } },
  enterWater2: { kind: 'terrain', terrain: { type: 'water', level: 2 } },
  enterWater3: { kind: 'terrain', terrain: { type: 'water', level: 3 } },
} as const satisfies Readonly<Record<string, PilotingCause>>;
type RollName = keyof typeof ROLLS;

/** The same situations as two editions see them. */
interface CoreSituation extends Omit<Situation, 'result'> {
  readonly tw: Situation['result'];
}

const OF_THE_UNIT = ['base', 'runWithDamage', 'jumpLandingWithDamage'] as const;
const ROLL_NAMES = Object.keys(ROLLS) as readonly RollName[];

function pilotOf({ quirksOn, unitState }: Omit<Situation, 'result'>): PilotState {
  const { unit, chassis, crits = [], spa = {} } = unitState;
  const mech = mechAt(unit);
  const legs = legsOf(unitState);
  const headSensors = crits.filter(({ loc, system }) => loc === 'HD' && system === 'Sensors').length;
  return {
    piloting: unitState.piloting,
    pilotWounds: unitState.pilotHits,
    unitQuirks: quirksOn ? (unitState.quirks ?? []) : [],
    abilities: Object.keys(spa),
    chassis,
    gyroType: mech.gyro satisfies GyroType,
    gyroHits: crits.filter(({ system }) => system.endsWith('Gyro')).length,
    legs,
    cockpit: mech.cockpit,
    blindTorsoCockpit: mech.cockpit === 'torso-mounted' && headSensors === 2,
    hardenedArmor: mech.locations.some(({ armor }) => armor?.traits.includes('hardened-armor') ?? false),
    modularArmor: mech.equipment.some(({ item }) => item?.traits.includes('modular-armor')),
    industrialMyomer: mech.myomer === 'industrial-triple-strength',
    legActuatorEnhancement: LEGS[chassis].every((leg) =>
      mech.equipment.some(
        ({ item, location }) => location === leg && item?.traits.includes('actuator-enhancement-system'),
      ),
    ),
    superheavy: mech.superheavy,
    ...(crewSizeOf(mech.cockpit) > 1 && { dedicatedPilot: 'active' }),
    conscious: !unitState.unconscious,
    shutDown: unitState.shutdown ?? false,
  };
}

function ourAnswer(pilot: PilotState, name: RollName): string {
  if (name === 'runWithDamage' && !needsRollToRun(pilot)) return 'no roll';
  if (name === 'jumpLandingWithDamage' && !needsRollToLand(pilot)) return 'no roll';
  const { targetNumber } = calculatePilotingRoll(pilot, ROLLS[name], { ruleset: 'total-warfare' });
  return Number.isFinite(targetNumber) ? String(targetNumber) : 'fails';
}

function theirAnswer({ kind, value }: Roll): string {
  if (kind === 'check_false') return 'no roll';
  return kind === 'number' ? String(value) : 'fails';
}

/** Oddity 8 needs no exception: `fall` rolls leave out what the reference leaves out of its base roll. */
function judge(situation: Situation): Verdict {
  return judgeRolls(situation, ROLL_NAMES, situation.result);
}

function judgeRolls(
  situation: Omit<Situation, 'result'>,
  names: readonly RollName[],
  result: Readonly<Partial<Record<RollName, Roll>>>,
): Verdict {
  const pilot = pilotOf(situation);
  const wrong = names
    .map((name) => [name, ourAnswer(pilot, name), theirAnswer(result[name] as Roll)])
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([name, ours, theirs]) => `${name}: ${ours}, reference ${theirs}`);
  return wrong.length === 0 ? 'equal' : { different: `${situation.id} ${wrong.join('; ')}` };
}

describe('piloting rolls of the reference situations', () => {
  it.skipIf(!referenceData)(`agree case by case in total-warfare${whereAbsent}`, () => {
    expectAgreement(compareEach('psr.jsonl', referenceLines<Situation>('situations/psr.jsonl'), judge));
  });

  it.skipIf(!referenceData)(`agree for tripods and superheavy 'Mechs${whereAbsent}`, () => {
    const cases = referenceLines<CoreSituation>('situations/core-psr.jsonl').filter(
      ({ unitState }) => unitState.chassis === 'tripod' || mechAt(unitState.unit).superheavy,
    );
    const judgeCase = (situation: CoreSituation) => judgeRolls(situation, OF_THE_UNIT, situation.tw);
    expectAgreement(compareEach('core-psr.jsonl', cases, judgeCase));
  });
});
