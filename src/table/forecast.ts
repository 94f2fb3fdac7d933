import { type PhysicalChoice, physicalChoices } from '../battle/attack/physical-choices.js';
import type { Battle } from '../battle/battle.js';
import { fireOf } from '../battle/named-orders.js';
import { type FireForecast, forecastVolley, type ShotForecast } from '../battle/plan/fire-forecast.js';
import { noDice } from '../dice/roller.js';
import type { BesideTarget, Fire, Strike, TableAction } from './action.js';
import { amongTargets, firesOf } from './fire.js';
import { type Grip, gripsOn } from './grips.js';
import { hiddenLines } from './hidden-lines.js';
import { putBeside } from './strike.js';
import { amongStrangers } from './with-strangers.js';

/**
 * Returns a volley's target numbers, expected damage and heat. Changes nothing.
 * @param turn the earlier actions of this turn: lines declared in this phase still hold, including spotters' lines
 */
export function forecastFire(battle: Battle, fire: Fire, turn: readonly TableAction[]): FireForecast {
  const planned = battle.copy(noDice);
  if (planned.phase !== 'weapons') planned.linesOfPhase = hiddenLines(planned);
  planned.phase = 'weapons';
  return amongTargets(planned, [...otherFires(battle, fire, turn), fire], (everybody) =>
    forecastVolley(everybody, everybody.unit(fire.unit), fireOf(everybody, fire.order)),
  );
}

/** Returns the anti-'Mech attacks that infantry may make on the target of a planned line. Changes nothing. */
export function forecastGrips(
  battle: Battle,
  fire: Fire,
  target: number,
  turn: readonly TableAction[],
): readonly Grip[] {
  const planned = battle.copy(noDice);
  planned.phase = 'weapons';
  return amongTargets(planned, [...otherFires(battle, fire, turn), fire], (everybody) =>
    gripsOn(everybody, everybody.unit(fire.unit), everybody.unit(target)),
  );
}

/** Fire that other units have declared in this phase. */
const otherFires = (battle: Battle, { unit }: Fire, turn: readonly TableAction[]): readonly Fire[] =>
  battle.phase === 'weapons' ? firesOf(turn).filter((fire) => fire.unit !== unit) : [];

/** Returns the legal shots that together do the most damage within this heat. */
export function bestVolley(forecast: FireForecast, heat: number): readonly ShotForecast[] {
  const open = forecast.shots.filter(({ obstacle, expected }) => obstacle === undefined && expected > 0);
  // `best` has the best volley for each heat up to the limit. Each shot is added wherever it improves a volley.
  const best = Array.from({ length: Math.max(0, Math.floor(heat)) + 1 }, () => EMPTY);
  for (const shot of open) {
    for (let limit = best.length - 1; limit >= Math.max(0, shot.heat); limit -= 1) {
      const without = best[limit] as Volley;
      const before = best[limit - shot.heat] as Volley;
      const expected = before.expected + shot.expected;
      if (expected > without.expected) best[limit] = { expected, shots: [...before.shots, shot] };
    }
  }
  return (best.at(-1) ?? EMPTY).shots;
}

interface Volley {
  readonly expected: number;
  readonly shots: readonly ShotForecast[];
}

const EMPTY: Volley = { expected: 0, shots: [] };

/** Returns every physical attack that a unit can make on an adjacent target. Changes nothing. */
export function forecastStrikes(
  battle: Battle,
  unit: number,
  beside: BesideTarget,
): readonly PhysicalChoice[] {
  const planned = battle.copy(noDice);
  planned.phase = 'physical';
  const strike: Strike = { do: 'strike', unit, order: { blows: [] }, beside: [beside] };
  return amongStrangers(planned, [strike], (everybody) => {
    putBeside(everybody, everybody.unit(unit), beside);
    return physicalChoices(everybody, everybody.unit(unit), everybody.unit(beside.target));
  });
}
