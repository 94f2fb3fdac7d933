import { DICE_GENERATOR } from '../../dice/index.js';
import type { Battle } from '../battle.js';
import { createBattle } from '../create-battle.js';
import { knownDice } from '../known-dice.js';
import { type NamedDecision, namedDecision } from '../named-orders.js';
import { savedMap, savedOptions, savedUnit } from '../save/save-battle.js';
import { stateHash } from '../save/state-hash.js';
import { type BattleSetup, DEFAULT_SEED } from '../setup.js';
import { REPLAY_FORMAT, REPLAY_VERSION, type Replay } from './replay-file.js';

export interface Recording {
  /** The battle before its first step; the caller may set a listener. */
  readonly battle: Battle;
  /** Returns the recording so far; it ends at the battle's current step. */
  readonly replay: () => Replay;
}

/**
 * Creates a battle and records its decisions.
 * @throws {TypeError} if the battle has a custom roller, whose dice no replay can repeat
 */
export const recordBattle = (setup: BattleSetup): Recording =>
  recordingOf(createBattle(setup), setup.seed ?? DEFAULT_SEED);

/** Records a battle that is about to begin, with dice of this seed. */
export function recordingOf(battle: Battle, seed: number): Recording {
  const start = replayStart(battle, seed);
  const decisions: NamedDecision[] = [];
  // Copies the decision, because a bot may keep its order and change it later.
  battle.onDecision = (decision) =>
    decisions.push(JSON.parse(JSON.stringify(namedDecision(battle, decision))));
  return {
    battle,
    replay: () => ({ ...start, decisions: JSON.parse(JSON.stringify(decisions)), result: resultOf(battle) }),
  };
}

/** The start of a replay: a battle that is about to begin, with dice of this seed. */
export function replayStart(battle: Battle, seed: number): Omit<Replay, 'decisions' | 'result'> {
  knownDice(battle, 'saved');
  const { ruleset, ...options } = savedOptions(battle);
  return {
    format: REPLAY_FORMAT,
    version: REPLAY_VERSION,
    ruleset,
    generator: DICE_GENERATOR,
    seed,
    options,
    map: savedMap(battle.map),
    forces: battle.units.map(savedUnit),
  };
}

/** The state of a battle when its recording ends. */
export const resultOf = (battle: Battle): Replay['result'] => ({
  hash: stateHash(battle),
  turns: battle.turn,
  ...(battle.winner !== undefined && { winner: battle.winner }),
});

/** Plays a battle to its end and returns its replay. */
export function recordReplay(setup: BattleSetup): Replay {
  const { battle, replay } = recordBattle(setup);
  battle.run();
  return replay();
}
