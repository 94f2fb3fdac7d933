import { recordingOf } from '../../battle/replay/record-replay.js';
import type { Replay } from '../../battle/replay/replay-file.js';
import { seedOf } from '../../dice/index.js';
import { GameTable } from '../../simulate/games.js';
import { type SimulationSetup, simulationOf } from '../../simulate/index.js';

/** Plays the first game of a run again and returns its replay. */
export function replayOf(setup: SimulationSetup): Replay {
  const simulation = simulationOf(setup);
  const { battle, replay } = recordingOf(new GameTable(simulation).game(0), seedOf(simulation.seed, 0));
  battle.run();
  return replay();
}
