import type { VolleyCount } from '../../../src/edge/battle.js';
import type { Attack } from './attack.js';
import { sampleKills, VOLLEYS } from './kill-sampling.js';

export interface ToKillWorker {
  /** The number of the request; its answers have the same. */
  readonly number: number;
  readonly attack: Attack;
}
export type FromKillWorker = { readonly number: number } & (
  | { readonly count: VolleyCount }
  | { readonly error: string }
);

let newest = 0;

addEventListener('message', ({ data: { number, attack } }: MessageEvent<ToKillWorker>) => {
  newest = number;
  let counts: ReturnType<typeof sampleKills> | undefined;
  const goOn = () => {
    // There is a newer request.
    if (number !== newest) return;
    try {
      counts ??= sampleKills(attack);
      const { value: count } = counts.next();
      if (count === undefined) return;
      postMessage({ number, count } satisfies FromKillWorker);
      if (count.volleys < VOLLEYS) setTimeout(goOn);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      postMessage({ number, error: words } satisfies FromKillWorker);
    }
  };
  goOn();
});
