/** A forecast of red's victory, from 0 to 1, and whether red won. */
export interface Forecast {
  readonly chance: number;
  readonly won: boolean;
}

/** The mean square of what a forecast was wrong by: 0 for who always knows, 0.25 for who always says one half. */
export const brierScore = (forecasts: readonly Forecast[]): number => mean(forecasts.map(lossOf));

const lossOf = ({ chance, won }: Forecast): number => (chance - (won ? 1 : 0)) ** 2;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The improvement of the second forecasts of the same positions over the first, with its standard error. */
export function improvement(
  first: readonly Forecast[],
  second: readonly Forecast[],
): { readonly value: number; readonly error: number } {
  const gains = first.map((forecast, index) => lossOf(forecast) - lossOf(second[index] ?? forecast));
  const value = mean(gains);
  const variance = mean(gains.map((gain) => (gain - value) ** 2));
  return { value, error: Math.sqrt(variance / Math.max(1, gains.length)) };
}

/** Forecasts of about the same chance, and the share that came true. */
export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly said: number;
  readonly came: number;
}

/** Tenths of the scale that have any forecasts. */
export function calibration(forecasts: readonly Forecast[], rows = 10): readonly CalibrationRow[] {
  return Array.from({ length: rows }, (_, row): CalibrationRow => {
    const inside = forecasts.filter(({ chance }) => Math.min(rows - 1, Math.floor(chance * rows)) === row);
    return {
      from: row / rows,
      to: (row + 1) / rows,
      forecasts: inside.length,
      said: mean(inside.map(({ chance }) => chance)),
      came: mean(inside.map(({ won }) => (won ? 1 : 0))),
    };
  }).filter((row) => row.forecasts > 0);
}

const ROUNDS = 50;

/**
 * The same forecasts on the curve that fits what came best: the odds of each, to a power (maximum likelihood, by Newton's
 * method). A forecaster who is right in the order but too bold or too shy is put right by it.
 */
export function straightened(forecasts: readonly Forecast[]): readonly Forecast[] {
  const log = forecasts.map(({ chance, won }) => ({ odds: Math.log(chance / (1 - chance)), won }));
  let power = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let slope = 0;
    let curvature = 0;
    for (const { odds, won } of log) {
      const said = 1 / (1 + Math.exp(-power * odds));
      slope += ((won ? 1 : 0) - said) * odds;
      curvature += said * (1 - said) * odds * odds;
    }
    if (curvature === 0) break;
    power += slope / curvature;
  }
  return log.map(({ odds, won }) => ({ chance: 1 / (1 + Math.exp(-power * odds)), won }));
}
