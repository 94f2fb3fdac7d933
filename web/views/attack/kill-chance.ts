import { effect, signal } from '@preact/signals';
import { type Interval, wilsonInterval } from '../../../src/edge/simulate.js';
import type { Attack } from './attack.js';
import { attackNow } from './fighters.js';
import { VOLLEYS } from './kill-sampling.js';
import type { FromKillWorker, ToKillWorker } from './kill-worker.js';

export interface KillChance {
  /** That of the last situation, until there is one for this. */
  readonly known?: { readonly destroyed: Interval; readonly pilotDown: Interval };
  readonly volleys: number;
  readonly state: 'sampling' | 'done' | 'failed';
}

/** The chance that the volley kills; a worker samples it whenever the attack changes. */
export const killChance = signal<KillChance>({ volleys: 0, state: 'sampling' });

/** Beside the page; the build puts it there. */
const PLACE = import.meta.env.DEV ? './views/attack/kill-worker.ts' : './kill-worker.js';
/** No request is sent while the user is still changing a value. */
const PAUSE = 150;

let number = 0;
let worker: Worker | undefined;

function startedWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(PLACE, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromKillWorker>) => {
    if (data.number !== number) return;
    if ('error' in data) {
      killChance.value = { ...killChance.value, state: 'failed' };
      return;
    }
    const { volleys, destroyed, pilotDown } = data.count;
    killChance.value = {
      known: {
        destroyed: wilsonInterval(destroyed, volleys),
        pilotDown: wilsonInterval(pilotDown, volleys),
      },
      volleys,
      state: volleys < VOLLEYS ? 'sampling' : 'done',
    };
  });
  worker.addEventListener('error', () => {
    worker?.terminate();
    worker = undefined;
    killChance.value = { volleys: 0, state: 'failed' };
  });
  return worker;
}

/** Requests a new estimate whenever the attack changes, while it is shown. */
export function watchKillChance(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (attack: Attack) => {
    number += 1;
    killChance.value = { ...killChance.peek(), volleys: 0, state: 'sampling' };
    startedWorker().postMessage({ number, attack } satisfies ToKillWorker);
  };
  const stop = effect(() => {
    const attack = attackNow.value;
    clearTimeout(timer);
    // The request is outdated.
    number += 1;
    if (!('problem' in attack)) timer = setTimeout(() => ask(attack), PAUSE);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
