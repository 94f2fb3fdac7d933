import { Battle } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { moverOf } from '../../src/battle/combatant/mover-of.js';
import { isGyroDestroyed } from '../../src/battle/kinds/mech/gyro.js';
import { rollsAtEnd } from '../../src/battle/movement/rolls.js';
import { startOfPath } from '../../src/battle/movement/take-step.js';
import { pilotStateOf } from '../../src/battle/piloting/pilot-state.js';
import { calculateFallInjuryRoll } from '../../src/rules/falling/index.js';
import {
  calculatePilotingRoll,
  needsRollToStand,
  type PilotingCause,
} from '../../src/rules/piloting/index.js';
import { entryRoll } from '../../src/rules/terrain/index.js';
import { idleBot } from '../battle/sample-battle.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { type CaseInEditions, type Edition, isMarked, RULESET_OF } from './core-edition.js';
import { type Answer, intended, type PilotingAnswers, type RollName } from './core-piloting-intended.js';
import { combatantOf } from './positions-case.js';
import { boardNamed } from './read-once.js';
import { referenceLines } from './shared.js';
import type { UnitState } from './to-hit-case.js';

interface DamagedUnit extends UnitState {
  readonly gyro: string;
  readonly gyroHits: number;
  readonly cockpit: string;
  readonly hardenedArmor: boolean;
  readonly modularArmor: boolean;
  readonly legAES: boolean;
  readonly industrialTSM: boolean;
}

export interface PilotingCase extends CaseInEditions<PilotingAnswers> {
  readonly board: string;
  readonly quirksOn: boolean;
  readonly spaOn: boolean;
  readonly unitState: DamagedUnit;
}

const NO_ROLL = 'no roll';
const FAILS = 'fails';
const written = (number: number): string => (Number.isFinite(number) ? String(number) : FAILS);

/** What the engine says of the unit, put on the board of the case. */
function ours(situation: PilotingCase, edition: Edition): Readonly<Record<string, Answer>> {
  const ruleset = RULESET_OF[edition];
  const map = boardNamed(situation.board);
  const unit = combatantOf(situation, situation.unitState, 0, 0, map, ruleset);
  const battle = new Battle(map, [unit], [idleBot, idleBot], () => 1, { ruleset });
  // Without a gyro a 'Mech has its points on the ground alone.
  unit.prone = true;
  const { walk, run, canStand } = moverOf(battle, unit, { masc: true, supercharger: true });
  unit.prone = false;
  const mover = moverOf(battle, unit);
  const pilot = pilotStateOf(unit);
  const roll = (cause: PilotingCause): string =>
    written(calculatePilotingRoll(pilot, cause, { ruleset }).targetNumber);
  const atEnd = (mode: 'walk' | 'run' | 'jump', hexesMoved: number): string => {
    const dry = { ...startOfPath(mover), hexesMoved };
    const asked = rollsAtEnd(map, dry, mode, pilot, 1, { ruleset }).find(
      ({ cause }) => cause.kind === 'fall',
    );
    return asked === undefined ? NO_ROLL : roll(asked.cause);
  };
  const into = (level: number, movementType: 'walk' | 'run'): string => {
    const terrain = { type: 'water', level } as const;
    const asked = entryRoll(terrain, { movementType, ruleset });
    return asked === 'none' ? NO_ROLL : roll({ kind: 'terrain', terrain });
  };
  const afterFall = (levels: number): string =>
    written(calculateFallInjuryRoll(pilot, { kind: 'fall' }, levels, { ruleset }).targetNumber);
  const standUpLegal = canStand && walk > 0;
  return {
    walkMP: walk,
    runMP: run,
    immobile: unit.isImmobile,
    // Who cannot take a step climbs nothing.
    ...(walk > 0 && { maxLevelChange: mover.climbs }),
    gyroDestroyed: isGyroDestroyed(unit),
    base: roll({ kind: 'fall' }),
    runWithDamage: atEnd('run', 1),
    runWithDamage0Hexes: atEnd('run', 0),
    walkWithLegDestroyed: atEnd('walk', 1),
    jumpLandingWithDamage: atEnd('jump', 1),
    enterWater1Walk: into(1, 'walk'),
    enterWater2Walk: into(2, 'walk'),
    enterWater3Walk: into(3, 'walk'),
    ...(edition === 'core' && {
      enterWater1Run: into(1, 'run'),
      enterWater2Run: into(2, 'run'),
      enterWater3Run: into(3, 'run'),
    }),
    standUpLegal,
    ...(standUpLegal &&
      unit.canAct && { standUp: needsRollToStand(pilot) ? roll({ kind: 'stand' }) : NO_ROLL }),
    ...(hasOnePilot(unit) && {
      avoidWound0: afterFall(0),
      avoidWound1: afterFall(1),
      avoidWound2: afterFall(2),
    }),
  };
}

const hasOnePilot = (unit: Combatant): boolean => unit.crewWounds.length === 0;

function judge(situation: PilotingCase, edition: Edition): Verdict {
  const mine = ours(situation, edition);
  const wrong = Object.entries(mine)
    .map(([name, answer]) => [name, answer, intended(situation, edition, name as RollName)] as const)
    .filter(([, answer, reference]) => reference !== undefined && answer !== reference)
    .map(([name, answer, reference]) => `${name}: ${answer}, reference ${reference}`);
  if (wrong.length === 0) return 'equal';
  if (situation[edition].gyroDestroyed && wrong.every((line) => line.startsWith('standUp'))) {
    if (!isMarked(situation, edition, 'CR-2')) return 'stands-without-gyro';
  }
  const { unit, lostLocs = [], crits = [] } = situation.unitState;
  const state = [...lostLocs, ...crits.map(({ loc, system }) => `${loc} ${system}`)].join(', ');
  return { different: `${situation.id} ${unit} (${state}) ${wrong.join('; ')}` };
}

export const compareCorePiloting = (
  edition: Edition,
  situations: readonly PilotingCase[] = referenceLines<PilotingCase>('situations/core-psr.jsonl'),
): Comparison =>
  compareEach(`core-psr.jsonl, ${edition}`, situations, (situation) => judge(situation, edition));
