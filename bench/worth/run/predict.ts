import { seedOf } from '../../../src/dice/index.js';
import type { UnitRow } from '../../../src/library/index.js';
import type { Job } from '../../../src/simulate/index.js';
import type { Unit } from '../../../src/units/index.js';
import type { Engine } from '../engine.js';
import { LANDSCAPES, SIDE } from '../plan/cells.js';
import { drawPairings, drawUnits, type Pairing } from '../plan/opponents.js';
import type { Form } from './form.js';
import type { KeptPart } from './kept-part.js';
import type { OnStep } from './progress.js';

/** A pairing's games in each landscape: won by its first unit, by its second, and by nobody. */
export interface PlayedPairing {
  readonly pairing: number;
  readonly outcomes: readonly (readonly [first: number, second: number, nobody: number])[];
}

export interface PredictionPlan {
  readonly units: readonly UnitRow[];
  readonly pairings: readonly Pairing[];
}

export function predictionPlan(engine: Engine, form: Form, seed: number): PredictionPlan {
  const units = drawUnits(engine, seed, form.prediction.units);
  const values = units.map(({ battleValue }) => battleValue);
  return { units, pairings: drawPairings(values, form.prediction.rounds, seed) };
}

/** Pairings to play at once. */
const AT_ONCE = 6;

/** Plays the missing pairings. */
export async function predict(
  engine: Engine,
  { units, pairings }: PredictionPlan,
  own: readonly number[],
  { form, seed, kept, onStep }: { form: Form; seed: number; kept: KeptPart<PlayedPairing>; onStep: OnStep },
): Promise<void> {
  const done = new Set(kept.lines.map(({ pairing }) => pairing));
  const waiting = own.filter((place) => !done.has(place));
  let played = own.length - waiting.length;
  const loaded = new Map<number, Promise<Unit>>();
  const unitAt = (place: number): Promise<Unit> => {
    let unit = loaded.get(place);
    if (unit === undefined) {
      unit = engine.loadUnit((units[place] as UnitRow).id);
      loaded.set(place, unit);
    }
    return unit;
  };
  const work = async (): Promise<void> => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
      const [first, second] = pairings[place] as Pairing;
      const units = [await unitAt(first), await unitAt(second)] as const;
      const outcomes = await Promise.all(
        LANDSCAPES.map((landscape, index) => {
          const job = bothEdges(
            engine,
            units,
            landscape,
            form.prediction.seeds,
            seedOf(seedOf(seed, place), index),
          );
          return outcomesOf(engine, job, form.prediction.seeds);
        }),
      );
      kept.add({ pairing: place, outcomes });
      played += 1;
      onStep({
        share: played / own.length,
        games: 2 * LANDSCAPES.length * form.prediction.seeds,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Two units from either edge, with the same seeds. */
function bothEdges(
  engine: Engine,
  [first, second]: readonly [Unit, Unit],
  landscape: (typeof LANDSCAPES)[number],
  games: number,
  seed: number,
): Job {
  const battle = { map: { landscape, width: SIDE, height: SIDE }, games, seed };
  return [
    engine.simulationOf({ ...battle, red: [{ unit: first }], blue: [{ unit: second }] }),
    engine.simulationOf({ ...battle, red: [{ unit: second }], blue: [{ unit: first }] }),
  ];
}

async function outcomesOf(
  engine: Engine,
  job: Job,
  games: number,
): Promise<readonly [number, number, number]> {
  const [there, back] = (await engine.play(job, 0, games)).tallies.map(({ outcomes }) => outcomes);
  const [red = 0, blue = 0, draws = 0, undecided = 0] = there ?? [];
  const [redBack = 0, blueBack = 0, drawsBack = 0, undecidedBack = 0] = back ?? [];
  return [red + blueBack, blue + redBack, draws + undecided + drawsBack + undecidedBack];
}
