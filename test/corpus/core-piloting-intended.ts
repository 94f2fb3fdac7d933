import { type Edition, isMarked } from './core-edition.js';
import type { PilotingCase } from './core-piloting-comparison.js';
import { LEGS } from './leg-damage.js';

/** A number, `no roll` or `fails`; points; or a flag. */
export type Answer = string | number | boolean;

interface Roll {
  readonly kind: 'number' | 'impossible' | 'automatic_fail' | 'automatic_success' | 'check_false';
  readonly value: number | null;
}

const ROLLS = [
  'base',
  'runWithDamage',
  'runWithDamage0Hexes',
  'walkWithLegDestroyed',
  'jumpLandingWithDamage',
  'enterWater1Walk',
  'enterWater2Walk',
  'enterWater3Walk',
  'enterWater1Run',
  'enterWater2Run',
  'enterWater3Run',
  'standUp',
  'avoidWound0',
  'avoidWound1',
  'avoidWound2',
] as const;
export type RollName = (typeof ROLLS)[number];

export type PilotingAnswers = {
  readonly walkMP: number;
  readonly runMP: number;
  readonly immobile: boolean;
  readonly maxLevelChange: number;
  readonly gyroDestroyed: boolean;
  readonly standUpLegal: boolean;
} & { readonly [Name in RollName]?: Roll };

/** What the reference means: its answer, but for what is known to be wrong in it. Undefined where it says nothing. */
export function intended(situation: PilotingCase, edition: Edition, name: string): Answer | undefined {
  const answer = situation[edition][name as keyof PilotingAnswers];
  if (answer === undefined) return undefined;
  if (typeof answer === 'object')
    return edition === 'core' ? rollInCore(situation, name, answer) : rollInTw(situation, name, answer);
  const marked = (row: string) => isMarked(situation, edition, row);
  if (name === 'maxLevelChange' && (marked('MV-10') || marked('MV-9'))) return 1;
  if (name === 'gyroDestroyed' && marked('CR-2')) return false;
  if (name === 'standUpLegal' && marked('CR-2')) return canStand(situation, edition);
  if (marked('TW-LEG')) return hopping(situation, name, answer);
  return answer;
}

/** On one leg a biped has a point, whatever is wrong with the leg: as in the other edition, but that it does not run. */
function hopping({ unitState, core }: PilotingCase, name: string, answer: Answer): Answer {
  if (unitState.chassis !== 'biped') return answer;
  if (name === 'walkMP' || name === 'runMP') return core.walkMP;
  return name === 'standUpLegal' ? core.standUpLegal : answer;
}

function written({ kind, value }: Roll): string {
  if (kind === 'check_false' || kind === 'automatic_success') return 'no roll';
  return kind === 'number' ? String(value) : 'fails';
}

const isAfterFall = (name: string): boolean => name.startsWith('avoidWound');

const lostLegs = ({ unitState: { lostLocs = [] } }: PilotingCase): number =>
  lostLocs.filter((location) => location.endsWith('L')).length;

const hitsIn = ({ unitState: { crits = [] } }: PilotingCase, leg: string): readonly string[] =>
  crits.filter(({ loc }) => loc === leg).map(({ system }) => system);

const legsLeft = ({ unitState: { chassis, lostLocs = [] } }: PilotingCase): readonly string[] =>
  LEGS[chassis as keyof typeof LEGS].filter((leg) => !lostLocs.includes(leg));

const count = (list: readonly string[], ...systems: readonly string[]): number =>
  list.filter((system) => systems.includes(system)).length;

function canStand(situation: PilotingCase, edition: Edition): boolean {
  return situation[edition].walkMP > 0 && !(isArmless(situation.unitState) && lostLegs(situation) > 0);
}

const isArmless = ({ lostLocs = [] }: PilotingCase['unitState']): boolean =>
  ['LA', 'RA'].every((arm) => lostLocs.includes(arm));

function rollInCore(situation: PilotingCase, name: string, roll: Roll): string {
  const marked = (row: string) => isMarked(situation, 'core', row);
  if (isAfterFall(name)) return written(roll);
  if (marked('CR-2') || marked('2.1')) {
    if (name === 'runWithDamage' && roll.kind === 'check_false') return 'no roll';
    if (roll.kind !== 'automatic_fail' || isHopeless(situation)) return written(roll);
    return String(fromState(situation, name));
  }
  if (roll.kind !== 'number') return written(roll);
  return String((roll.value ?? 0) + corrected(situation, name));
}

/** Whatever is wrong with the answer, the roll is lost. */
function isHopeless(situation: PilotingCase): boolean {
  const { unconscious, shutdown, gyro, gyroHits } = situation.unitState;
  const gyroGone = gyro !== 'Heavy Duty Gyro' && gyroHits > 1;
  return unconscious === true || shutdown === true || gyroGone || legsLeft(situation).length === 0;
}

/** What the reference leaves out of a roll, or counts too much. */
function corrected(situation: PilotingCase, name: string): number {
  const { chassis, gyro, gyroHits } = situation.unitState;
  const superheavyLands = name === 'jumpLandingWithDamage' && gyro === 'Superheavy Gyro' && gyroHits === 1;
  let difference = superheavyLands ? -1 : 0;
  for (const leg of legsLeft(situation)) {
    const hits = hitsIn(situation, leg);
    const hip = count(hits, 'Hip');
    const hidden = hip * count(hits, 'Upper Leg', 'Lower Leg');
    // A quad's hip hides the rest of its leg, and a tripod's legs count as in Total Warfare.
    if (chassis !== 'biped') difference += hidden;
    if (chassis === 'tripod') difference -= hip + (1 - hip) * count(hits, 'Foot');
  }
  return chassis === 'tripod' ? difference - lostLegs(situation) : difference;
}

const WATER = { enterWater1Run: -1, enterWater2Run: 0, enterWater3Run: 1 } as const;
const QUAD_LEGS = [-2, 1, 2, 4];

/** The number by the digest, where the reference takes the roll for lost. */
function fromState(situation: PilotingCase, name: string): number {
  const { chassis, piloting, cockpit, gyroHits, gyro } = situation.unitState;
  const { hardenedArmor, modularArmor, industrialTSM, legAES } = situation.unitState;
  const lost = lostLegs(situation);
  let number = piloting + (chassis === 'quad' ? (QUAD_LEGS[lost] ?? 4) : 4 * lost);
  for (const leg of legsLeft(situation))
    number += count(hitsIn(situation, leg), 'Hip', 'Upper Leg', 'Lower Leg');
  if (/Small|Torso/.test(cockpit)) number += 1;
  for (const burden of [hardenedArmor, modularArmor, industrialTSM]) if (burden) number += 1;
  if (legAES && lost === 0) number -= 2;
  const heavyDuty = gyro === 'Heavy Duty Gyro';
  if (heavyDuty) number += name === 'jumpLandingWithDamage' && gyroHits > 0 ? 2 : gyroHits;
  else if (gyroHits > 0) number += 2;
  if (name === 'standUp' && chassis !== 'quad') number -= 1;
  return number + (WATER[name as keyof typeof WATER] ?? 0);
}

const AFTER_AUTOMATIC_FAILURE = /^avoidWound/;

/** After a roll that fails by itself the reference counts nothing else; we count all that is wrong with the unit. */
function rollInTw(situation: PilotingCase, name: string, roll: Roll): string | undefined {
  const failed = situation.tw.base?.kind === 'automatic_fail';
  return failed && AFTER_AUTOMATIC_FAILURE.test(name) ? undefined : written(roll);
}
