/** A pairing's forecast and the result of its games: points of the first side, where draws count half. */
export interface Forecast {
  /** The two units, by their places. */
  readonly first: number;
  readonly second: number;
  readonly chance: number;
  readonly games: number;
  readonly points: number;
  /** Sum of the squares of the points of its games. */
  readonly squares: number;
}

/** Mean squared error of a forecast, over all games. */
export function brierScore(forecasts: readonly Forecast[]): number {
  let sum = 0;
  let all = 0;
  for (const { chance, games, points, squares } of forecasts) {
    sum += squares - 2 * chance * points + games * chance * chance;
    all += games;
  }
  return sum / all;
}

/**
 * The score of an oracle that knows the true rate of every pairing and nothing of the dice. What games of a pairing differ by among
 * themselves tells it without bias.
 */
export function oracleScore(forecasts: readonly Forecast[]): number {
  let sum = 0;
  let all = 0;
  for (const { games, points, squares } of forecasts) {
    if (games < 2) continue;
    sum += (games * (squares - (points * points) / games)) / (games - 1);
    all += games;
  }
  return sum / all;
}

export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly pairings: number;
  readonly games: number;
  readonly said: number;
  readonly came: number;
  /** Standard error from the draw of units. */
  readonly error: number;
}

/**
 * Variance of the sum of what came: pairings of one unit share what it is worth beyond its price, so that those who share a unit count
 * together (Aronow, Samii and Assenova 2015, for dyads).
 */
function spreadOf(inside: readonly Forecast[], came: number): number {
  const ofUnit = new Map<number, number>();
  let alone = 0;
  for (const { first, second, games, points } of inside) {
    const off = points - came * games;
    alone += off * off;
    for (const unit of [first, second]) ofUnit.set(unit, (ofUnit.get(unit) ?? 0) + off);
  }
  let together = 0;
  for (const off of ofUnit.values()) together += off * off;
  return Math.max(alone, together - alone);
}

/** Bins of equal width that have any games. */
export function calibrationBins(forecasts: readonly Forecast[], bins = 10): readonly CalibrationBin[] {
  return Array.from({ length: bins }, (_, bin) => {
    const inside = forecasts.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin);
    const games = inside.reduce((sum, forecast) => sum + forecast.games, 0);
    const came = inside.reduce((sum, { points }) => sum + points, 0) / games;
    return {
      from: bin / bins,
      to: (bin + 1) / bins,
      pairings: inside.length,
      games,
      said: inside.reduce((sum, { chance, games: own }) => sum + chance * own, 0) / games,
      came,
      error: Math.sqrt(spreadOf(inside, came)) / games,
    };
  }).filter(({ games }) => games > 0);
}
