import { useEffect, useState } from 'preact/hooks';
import { packJob, type SimulationSetup, simulationOf } from '../../../../src/edge/simulate.js';
import type { FromGameWorker, ToGameWorker } from '../../../games/game-worker.js';
import { NOT_PLAYED, newGameWorker } from '../../../games/new-game-worker.js';
import { type ToldGame, toldGame } from './told-game.js';

type Problem = { readonly problem: string };

/** A game of this battle, played in a worker; undefined until it is there. */
export function useToldGame(setup: SimulationSetup | Problem, index: number): ToldGame | Problem | undefined {
  const [told, setTold] = useState<ToldGame | Problem>();
  useEffect(() => {
    setTold(undefined);
    if ('problem' in setup) {
      setTold(setup);
      return undefined;
    }
    let worker: Worker | undefined;
    try {
      const simulation = simulationOf(setup);
      // What allows no battle says so here.
      toldGame(simulation, index, []);
      worker = newGameWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<FromGameWorker>) => {
        if ('events' in data) setTold(toldGame(simulation, index, data.events));
        else if ('error' in data) setTold({ problem: data.error });
        worker?.terminate();
      });
      worker.addEventListener('error', () => setTold({ problem: NOT_PLAYED }));
      worker.postMessage({ job: packJob([simulation]) } satisfies ToGameWorker);
      worker.postMessage({ tell: index } satisfies ToGameWorker);
    } catch (error) {
      setTold({ problem: error instanceof Error ? error.message : String(error) });
    }
    return () => worker?.terminate();
  }, [setup, index]);
  return told;
}
