import * as v from 'valibot';
import { SEATS, type Seats } from '../game/kept-play.js';

// The places of deployed units, so that a reload loses nothing. Forces and map are in the address.

const Kept = v.object({
  address: v.string(),
  seed: v.number(),
  seats: v.tuple([v.picklist(SEATS), v.picklist(SEATS)]),
  places: v.array(
    v.object({ at: v.tuple([v.number(), v.number()]), facing: v.picklist([0, 1, 2, 3, 4, 5]) }),
  ),
});
type Kept = v.InferOutput<typeof Kept>;
export type KeptPlace = Kept['places'][number];

const KEY = 'tarcomp-deployment';

export function keepDeployment(seed: number, seats: Seats, places: readonly KeptPlace[]): void {
  const kept: Kept = { address: location.hash, seed, seats: [...seats], places: [...places] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, a reload loses the places.
  }
}

export function forgetDeployment(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/** The deployment at this address; undefined if there was none. */
export function keptDeployment(): Kept | undefined {
  try {
    const kept = v.safeParse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success && kept.output.address === location.hash ? kept.output : undefined;
  } catch {
    return undefined;
  }
}
