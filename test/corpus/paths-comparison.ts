import { evaluatePath } from '../../src/battle/movement/path.js';
import type { StepTaken } from '../../src/battle/movement/position.js';
import type { StepKind } from '../../src/battle/movement/step.js';
import { calculatePilotingRoll } from '../../src/rules/piloting/index.js';
import { type MovementCase, mapOf, moverOf, pilotOf } from './movement-case.js';
import { referenceLines } from './shared.js';
import type { Comparison } from './tell-comparison.js';

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

/** The reference plans and does not move: a unit that gets up on the way still lies when its later rolls are asked for. */
const AFTER_GETTING_UP = 'no roll for water or damaged legs from who got up on the way';

/** Our rolls as they would be for a unit that never got up. */
const rollsOfWhoLies = ({ rolls }: Answer): readonly string[] =>
  rolls.filter(({ kind }) => kind === 'stand' || kind === 'skid').map(({ number }) => number);

export function comparePaths(): Comparison {
  const situations = referenceLines<PathsCase>('situations/paths.jsonl');
  const different: Record<string, number> = {};
  const unexplained: string[] = [];
  let equal = 0;
  for (const situation of situations) {
    const ours = ourAnswer(situation);
    const theirs = theirAnswer(situation);
    const wrong = differences(ours, theirs);
    const sameRolls = same(
      ours.rolls.map(({ number }) => number),
      theirs.rolls,
    );
    if (wrong.length === 0 && sameRolls) equal += 1;
    else if (wrong.length === 0 && situation.unitState.prone && same(rollsOfWhoLies(ours), theirs.rolls)) {
      different[AFTER_GETTING_UP] = (different[AFTER_GETTING_UP] ?? 0) + 1;
    } else {
      const numbers = ours.rolls.map(({ number }) => number).join(', ');
      unexplained.push(
        `${situation.id} ${[...wrong, `rolls ${numbers}; reference ${theirs.rolls.join(', ')}`].join('; ')}`,
      );
    }
  }
  return { cases: situations.length, equal, leftOut: {}, different, unexplained };
}

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
