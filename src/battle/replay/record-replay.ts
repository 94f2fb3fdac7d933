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
  /** About to begin; whoever wants to may listen to it. */
  readonly battle: Battle;
  /** What has been recorded so far; it ends where the battle stands. */
  readonly replay: () => Replay;
}

/**
 * A battle whose decisions are written down.
 * @throws {TypeError} if it is to roll dice of its caller's, which no replay can roll again
 */
export const recordBattle = (setup: BattleSetup): Recording =>
  recordingOf(createBattle(setup), setup.seed ?? DEFAULT_SEED);

/** The same of a battle that is about to begin, with dice of this seed. */
export function recordingOf(battle: Battle, seed: number): Recording {
  const start = replayStart(battle, seed);
  const decisions: NamedDecision[] = [];
  // Bots may keep an order and change it; what was decided stays as it was.
  battle.onDecision = (decision) =>
    decisions.push(JSON.parse(JSON.stringify(namedDecision(battle, decision))));
  return {
    battle,
    replay: () => ({ ...start, decisions: JSON.parse(JSON.stringify(decisions)), result: resultOf(battle) }),
  };
}

/** What a replay says of a battle that is about to begin, with dice of this seed. */
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

/** Where a battle stands when its recording ends. */
export const resultOf = (battle: Battle): Replay['result'] => ({
  hash: stateHash(battle),
  turns: battle.turn,
  ...(battle.winner !== undefined && { winner: battle.winner }),
});

/** Fights a battle to its end and gives its replay. */
export function recordReplay(setup: BattleSetup): Replay {
  const { battle, replay } = recordBattle(setup);
  battle.run();
  return replay();
}
