import { useEffect, useState } from 'preact/hooks';
import { packJob, type SimulationSetup, simulationOf } from '../../../../src/edge/simulate.js';
import { HiredWorker } from '../../../games/hired-worker.js';
import { type ToldGame, toldGame } from './told-game.js';

type Problem = { readonly problem: string };

/** A game of this battle, played in a worker; undefined until it arrives. */
export function useToldGame(setup: SimulationSetup | Problem, index: number): ToldGame | Problem | undefined {
  const [told, setTold] = useState<ToldGame | Problem>();
  useEffect(() => {
    setTold(undefined);
    if ('problem' in setup) {
      setTold(setup);
      return undefined;
    }
    let worker: HiredWorker | undefined;
    try {
      const simulation = simulationOf(setup);
      // Setups that allow no battle fail here.
      toldGame(simulation, index, []);
      worker = new HiredWorker((answer) => {
        if ('error' in answer) {
          setTold({ problem: answer.error });
          worker?.dismiss();
        } else if ('events' in answer) {
          setTold(toldGame(simulation, index, answer.events));
          worker?.rest();
        }
        worker = undefined;
      });
      worker.ask({ job: packJob([simulation]) });
      worker.ask({ tell: index });
    } catch (error) {
      setTold({ problem: error instanceof Error ? error.message : String(error) });
    }
    return () => worker?.dismiss();
  }, [setup, index]);
  return told;
}
