import { evaluatePath } from '../../src/battle/movement/path.js';
import type { StepTaken } from '../../src/battle/movement/position.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type MovementCase, mapOf, moverOf, pilotOf } from './movement-case.js';
import { referenceLines } from './shared.js';

interface PathsCase extends MovementCase {
  readonly steps: readonly ReferenceStep[];
  readonly result: {
    readonly mpUsed: number;
    readonly hexesMoved: number;
    readonly legal: boolean;
    readonly moveType: string;
    readonly psrs?: readonly { readonly kind: string; readonly value: number | null }[];
  };
}

interface ReferenceStep {
  readonly step: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly elevation: number;
  readonly mp: number;
  readonly mpTotal: number;
  readonly legal: boolean;
  readonly type: string;
}

const KINDS: Readonly<Record<string, StepKind>> = {
  FORWARDS: 'forward',
  BACKWARDS: 'backward',
  TURN_LEFT: 'turn-left',
  TURN_RIGHT: 'turn-right',
  LATERAL_LEFT: 'shift-left',
  LATERAL_RIGHT: 'shift-right',
  LATERAL_LEFT_BACKWARDS: 'shift-left-backward',
  LATERAL_RIGHT_BACKWARDS: 'shift-right-backward',
  GET_UP: 'stand',
  GO_PRONE: 'go-prone',
  START_JUMP: 'jump',
};

function kindOf({ step }: ReferenceStep): StepKind {
  const kind = KINDS[step];
  if (kind === undefined) throw new RangeError(`the reference takes a step "${step}" that is not known here`);
  return kind;
}

/** A line for the points, one for each step and one for the whole; and what has to be rolled. */
interface Answer {
  readonly lines: readonly string[];
  readonly rolls: readonly { readonly kind: string; readonly number: string }[];
}

function ourAnswer(situation: PathsCase): Answer {
  const map = mapOf(situation);
  const mover = moverOf(situation, map);
  const pilot = pilotOf(situation);
  const report = evaluatePath(
    map,
    mover,
    situation.steps.map((step) => ({ kind: kindOf(step) })),
    pilot,
  );
  const legal = report.obstacle === undefined;
  const told = (step: StepTaken, index: number) => {
    const { hex, facing, elevation, mp, mode } = step.position;
    const ends = index === report.steps.length - 1;
    const type = step.obstacle !== undefined || (ends && !legal) ? 'MOVE_ILLEGAL' : mode;
    return [step.kind, map.columnOf(hex), map.rowOf(hex), facing, elevation, step.mp, mp, type].join(' ');
  };
  const rolls = report.rolls.map(({ cause, footing }) => {
    const { targetNumber } = calculatePilotingRoll({ ...pilot, movementType: report.mode }, cause, {
      ruleset: 'total-warfare',
      hex: footing,
    });
    return { kind: cause.kind, number: Number.isFinite(targetNumber) ? String(targetNumber) : 'fails' };
  });
  const lines = [
    `points ${mover.walk} ${mover.nominalRun} ${mover.nominalJump}`,
    ...report.steps.map(told),
    `whole ${report.end.mp} ${report.end.hexesMoved} ${legal ? report.mode : 'MOVE_ILLEGAL'}`,
  ];
  return { lines, rolls };
}

function theirAnswer({ unitState, steps, result }: PathsCase) {
  const { mpUsed, hexesMoved, moveType, psrs = [] } = result;
  const told = (step: ReferenceStep) =>
    [kindOf(step), step.x, step.y, step.facing, step.elevation, step.mp, step.mpTotal, step.type].join(' ');
  const rolls = psrs
    .filter(({ kind }) => kind !== 'automatic_success')
    .map(({ kind, value }) => (kind === 'number' ? String(value) : 'fails'));
  const lines = [
    `points ${unitState.walkMP} ${unitState.runMP} ${unitState.jumpMP}`,
    ...steps.map(told),
    `whole ${mpUsed} ${hexesMoved} ${moveType}`,
  ];
  return { lines, rolls };
}

/** Our rolls as they would be for a unit that never got up: the reference plans a path and does not move along it. */
const rollsOfWhoLies = ({ rolls }: Answer): readonly string[] =>
  rolls.filter(({ kind }) => kind === 'stand' || kind === 'skid').map(({ number }) => number);

function judge(situation: PathsCase): Verdict {
  const ours = ourAnswer(situation);
  const theirs = theirAnswer(situation);
  const wrong = differences(ours, theirs);
  const numbers = ours.rolls.map(({ number }) => number);
  if (wrong.length === 0 && same(numbers, theirs.rolls)) return 'equal';
  if (wrong.length === 0 && situation.unitState.prone && same(rollsOfWhoLies(ours), theirs.rolls)) return 14;
  const rolls = `rolls ${numbers.join(', ')}; reference ${theirs.rolls.join(', ')}`;
  return { different: `${situation.id} ${[...wrong, rolls].join('; ')}` };
}

export const comparePaths = (): Comparison =>
  compareEach('paths.jsonl', referenceLines<PathsCase>('situations/paths.jsonl'), judge);

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** What follows an illegal step says nothing more. */
function untilIllegal(lines: readonly string[]): readonly string[] {
  const illegal = lines.findIndex((line) => line.endsWith('MOVE_ILLEGAL'));
  return illegal < 0 ? lines : lines.slice(0, illegal + 1);
}

function differences(
  ours: { readonly lines: readonly string[] },
  theirs: { readonly lines: readonly string[] },
): string[] {
  const a = untilIllegal(ours.lines);
  const b = untilIllegal(theirs.lines);
  return Array.from({ length: Math.max(a.length, b.length) }, (_, line) => line)
    .filter((line) => a[line] !== b[line])
    .map((line) => `${a[line]}, reference ${b[line]}`);
}
