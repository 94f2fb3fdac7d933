import { skillProbability } from '../../../rules/pilot/index.js';
import { pilotingNumber } from '../../../rules/piloting/calculate.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mireFor } from '../../damage/bog-down.js';
import type { Mover } from '../../movement/mover.js';
import { evaluatePath, type PathPosition } from '../../movement/path.js';
import { mayGoOffCourse } from '../../movement/rolls.js';
import { slideOn, startOfSlide } from '../../movement/skid.js';
import type { StepKind } from '../../movement/step.js';
import { startOfPath } from '../../movement/take-step.js';
import { pilotStateOf } from '../../piloting/pilot-state.js';

/** The cost of being stopped for good, as a share of the unit. */
const STRANDED = 0.8;
/** The cost of a roll on the motive damage table. */
const MOTIVE_ROLL = 0.1;
const nobody = (): undefined => undefined;

/** The expected cost of turns at flank speed to a vehicle: it may slide on, even into a hex that it cannot enter. */
export function riskOfTurns(
  battle: Battle,
  unit: Combatant,
  mover: Mover,
  kinds: readonly StepKind[],
): number {
  const { map, rulesetOption, rules } = battle;
  const pilot = pilotStateOf(unit);
  if (!mayGoOffCourse(map, startOfPath(mover), kinds, pilot)) return 0;
  const path = kinds.map((kind) => ({ kind }));
  const { steps, rolls } = evaluatePath(map, mover, path, pilot, undefined, rulesetOption);
  let risk = 0;
  for (const { failure, step, cause, footing } of rolls) {
    if (failure !== 'skid' && failure !== 'sideslip') continue;
    const before = steps[step - 1]?.position ?? startOfPath(mover);
    const needed = pilotingNumber(pilot, cause, { ruleset: rules, hex: footing });
    const failing = (lacking: number): number =>
      1 - skillProbability('piloting', needed - lacking, unit.pilot.abilities, rulesetOption);
    if (failure === 'skid') risk += failing(0) * MOTIVE_ROLL;
    const hexes = hexesToRuin(battle, unit, before, failure);
    // It slips one hex for each point by which the roll fails.
    if (hexes > 0) risk += failing(failure === 'skid' ? 0 : hexes - 1) * STRANDED;
  }
  return risk;
}

/** The hex of the slide that stops it for good, from 1 on; 0 if none does. */
function hexesToRuin(
  { map }: Battle,
  unit: Combatant,
  before: PathPosition,
  failure: 'skid' | 'sideslip',
): number {
  const { footwork } = unit.aptitudes;
  const mire = mireFor(pilotStateOf(unit));
  const start = startOfSlide(before);
  const left = failure === 'skid' ? start.left : Math.floor(before.hexesMoved / 2);
  let slid = 0;
  let step = slideOn(map, { ...start, left }, footwork, mire, nobody);
  for (; step.kind === 'slides'; step = slideOn(map, step.slide, footwork, mire, nobody)) slid += 1;
  return step.kind === 'ends' && step.why === 'prohibited_terrain' ? slid + 1 : 0;
}
