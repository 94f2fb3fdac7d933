import type { UnitRow } from '../../../src/library/index.js';
import type { Unit } from '../../../src/units/index.js';
import type { Engine } from '../engine.js';
import { UNITS_OF_KIND } from '../plan/opponents.js';
import { CONFIDENCE, zOfOne } from '../run/parts.js';
import type { PlayedPairing, PredictionPlan } from '../run/predict.js';
import { type Meeting, ratingsOf } from '../statistics/bradley-terry.js';
import { brierScore, calibrationBins, type Forecast, oracleScore } from '../statistics/forecasts.js';
import { correlation, correlationEstimate, meanEstimate, rankCorrelation } from '../statistics/linear.js';
import { confidenceOfEach, zOfAll } from '../statistics/normal.js';
import { risingCurve, whereItIs } from '../statistics/rising-curve.js';
import { logistic } from '../statistics/slope.js';
import type { Figure, ResidualRow, UnitTable, UnitWorthRow } from './tables.js';

type Played = PredictionPlan & { readonly played: readonly PlayedPairing[] };

/** A pairing with the score of its first unit; draws count half. */
interface Scored extends Meeting {
  readonly squares: number;
  /** Logarithm of the ratio of Battle Values. */
  readonly x: number;
}

const rounded = (value: number, digits: number): number => Math.round(value * digits) / digits || 0;

const thousandths = ({ value, low, high }: Figure): Figure => ({
  value: rounded(value, 1000),
  low: rounded(low, 1000),
  high: rounded(high, 1000),
});

function scoredPairings({ units, pairings, played }: Played): readonly Scored[] {
  return played.map(({ pairing, outcomes }) => {
    const [first, second] = pairings[pairing] as readonly [number, number];
    let [won, lost, nobody] = [0, 0, 0];
    for (const [mine, other, none] of outcomes) {
      won += mine;
      lost += other;
      nobody += none;
    }
    const valueAt = (place: number): number => (units[place] as UnitRow).battleValue;
    return {
      first,
      second,
      games: won + lost + nobody,
      points: won + nobody / 2,
      squares: won + nobody / 4,
      x: Math.log(valueAt(first) / valueAt(second)),
    };
  });
}

/** The slope of a forecast by Battle Value that fits games best: maximum likelihood, by Newton's method. */
function forecastSlope(scored: readonly Pick<Scored, 'games' | 'points' | 'x'>[]): number {
  let slope = 1;
  for (let round = 0; round < 50; round += 1) {
    let [rise, curvature] = [0, 0];
    for (const { games, points, x } of scored) {
      const chance = logistic(slope * x);
      rise += (points - games * chance) * x;
      curvature += games * chance * (1 - chance) * x * x;
    }
    if (curvature === 0) break;
    slope += Math.max(-1, Math.min(1, rise / curvature));
  }
  return slope;
}

/** In the logarithm of Battle Value: units within a factor of about 1.6 count as near each other. */
const NEAR = 0.5;

const FOLDS = 2;

/** Every pairing is forecast from the others: each half from the other one. */
function crossForecasts(
  scored: readonly Scored[],
  learn: (from: readonly Scored[]) => (each: Scored) => number,
): readonly Forecast[] {
  const forecasts: Forecast[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const say = learn(scored.filter((_, place) => place % FOLDS !== fold));
    for (const [place, each] of scored.entries()) {
      if (place % FOLDS !== fold) continue;
      const { first, second, games, points, squares } = each;
      // Both ways round, so that it does not matter who is named first.
      const chance = say(each);
      forecasts.push({ first, second, chance, games, points, squares });
      forecasts.push({
        first: second,
        second: first,
        chance: 1 - chance,
        games,
        points: games - points,
        squares: games - 2 * points + squares,
      });
    }
  }
  return forecasts;
}

export type UnitFigures = Omit<UnitTable, 'format' | 'version' | 'table' | 'made'>;

export async function unitFigures(played: Played, engine: Engine): Promise<UnitFigures> {
  const { units } = played;
  const scored = scoredPairings(played);
  const { ratings, dispersion } = ratingsOf(units.length, scored, zOfAll(CONFIDENCE, units.length));
  const values = units.map(({ battleValue }) => Math.log(battleValue));
  const rated = ratings.map(({ value }) => value);
  const correlationOf = (kind: UnitRow['kind']): Figure => {
    const places = units.flatMap((unit, place) => (unit.kind === kind ? [place] : []));
    const [own, theirs] = [values, rated].map((all) => places.map((place) => all[place] as number));
    return thousandths(
      correlationEstimate(correlation(own ?? [], theirs ?? []), places.length, zOfOne, false),
    );
  };
  const curve = risingCurve(values, rated, NEAR);
  const fairAt = (rating: number): number => Math.exp(whereItIs(curve, rating));
  const games = units.map(() => 0);
  const points = units.map(() => 0);
  for (const { first, second, games: own, points: mine } of scored) {
    for (const [place, won] of [
      [first, mine],
      [second, own - mine],
    ] as const) {
      games[place] = (games[place] ?? 0) + own;
      points[place] = (points[place] ?? 0) + won;
    }
  }
  const rows = units.map(({ id, name, kind, battleValue }, place): UnitWorthRow => {
    const { value, low, high } = ratings[place] as (typeof ratings)[number];
    return {
      id,
      name,
      kind,
      battleValue,
      rating: { value: rounded(value, 100), low: rounded(low, 100), high: rounded(high, 100) },
      fairValue: {
        value: Math.round(fairAt(value)),
        low: Math.round(fairAt(low)),
        high: Math.round(fairAt(high)),
      },
      games: games[place] ?? 0,
      scored: rounded((100 * (points[place] ?? 0)) / Math.max(1, games[place] ?? 0), 10),
    };
  });
  const byValue = crossForecasts(scored, (from) => {
    const slope = forecastSlope(from);
    return ({ x }) => logistic(slope * x);
  });
  const byRating = crossForecasts(scored, (from) => {
    const learned = ratingsOf(units.length, from, zOfOne).ratings;
    return ({ first, second }) => logistic((learned[first]?.value ?? 0) - (learned[second]?.value ?? 0));
  });
  const constant = byValue.map((forecast) => ({ ...forecast, chance: 0.5 }));
  const outcomes = played.played.flatMap(({ outcomes: own }) => own);
  const ofNobody = outcomes.reduce((sum, [, , nobody]) => sum + nobody, 0);
  const all = scored.reduce((sum, each) => sum + each.games, 0);
  const clear = scored.filter(({ x, games: own, points: mine }) => x !== 0 && 2 * mine !== own);
  return {
    correlation: {
      pearson: thousandths(correlationEstimate(correlation(values, rated), units.length, zOfOne, false)),
      spearman: thousandths(correlationEstimate(rankCorrelation(values, rated), units.length, zOfOne, true)),
      mechs: correlationOf('mek'),
      rightFavorite: rounded(
        clear.filter(({ x, games: own, points: mine }) => x > 0 === 2 * mine > own).length /
          Math.max(1, clear.length),
        1000,
      ),
    },
    brier: {
      constant: rounded(brierScore(constant), 1e4),
      battleValue: rounded(brierScore(byValue), 1e4),
      rating: rounded(brierScore(byRating), 1e4),
      oracle: rounded(oracleScore(byValue), 1e4),
    },
    slope: rounded(forecastSlope(scored), 1000),
    usual: curve.x.map((x, corner) => ({
      battleValue: rounded(Math.exp(x), 10),
      rating: rounded(curve.y[corner] as number, 1000),
    })),
    dispersion: rounded(dispersion, 100),
    undecided: rounded(ofNobody / all, 1e4),
    calibration: calibrationBins(byValue).map(({ said, came, error, pairings, games: own }) => ({
      said: rounded(said, 1e4),
      came: {
        value: rounded(came, 1e4),
        low: rounded(Math.max(0, came - zOfOne * error), 1e4),
        high: rounded(Math.min(1, came + zOfOne * error), 1e4),
      },
      pairings,
      games: own,
    })),
    residuals: await residualsOf(
      units,
      // In logarithms: a unit of almost no worth weighs no more than one worth twice its price.
      rated.map((rating, place) => whereItIs(curve, rating) - (values[place] as number)),
      engine,
    ),
    rows,
  };
}

/** The groupings of units: a question, and answers by numbers that put them in order. */
type Grouping = readonly [by: string, groupOf: (row: UnitRow, unit: Unit) => Group | undefined];
type Group = readonly [order: number, words: string];

const step = (value: number, limits: readonly number[], unit: string): Group => {
  const place = limits.findIndex((limit) => value < limit);
  if (place === 0) return [0, `below ${limits[0]} ${unit}`];
  return place < 0
    ? [limits.length, `${limits.at(-1)} ${unit} and more`]
    : [place, `${limits[place - 1]} to ${(limits[place] as number) - 1} ${unit}`];
};

const KINDS = Object.keys(UNITS_OF_KIND);

const GROUPINGS: readonly Grouping[] = [
  ['kind', ({ kind }) => [KINDS.indexOf(kind), kind]],
  ['tonnage', ({ tonnage }) => (tonnage === null ? undefined : step(tonnage, [20, 40, 60, 80], 'tons'))],
  ['speed', ({ run, jump }) => step(Math.max(run, jump), [4, 6, 8, 11], 'MP')],
  ['tech base', ({ techBase }) => [0, techBase]],
  ['range', (_, unit) => rangeGroup(unit)],
  [
    'heat',
    ({ heat, sinks }) =>
      heat === null || sinks === null || sinks === 0
        ? undefined
        : step(Math.round((100 * heat) / sinks), [75, 100, 150], '% of its sinks'),
  ],
];

/** A mean of fewer units says little. */
const LEAST_OF_A_GROUP = 5;

/** Mean long range of its weapons, weighted by their Battle Values. */
function rangeGroup({ equipment }: Unit): Group | undefined {
  let [sum, weights] = [0, 0];
  for (const { item } of equipment) {
    if (item?.kind !== 'weapon' || typeof item.battleValue !== 'number' || item.ranges === undefined)
      continue;
    sum += item.battleValue * item.ranges.long;
    weights += item.battleValue;
  }
  return weights === 0 ? undefined : step(Math.round(sum / weights), [9, 15, 21], 'hexes');
}

async function residualsOf(
  units: readonly UnitRow[],
  /** Logarithms of fair value over Battle Value. */
  worth: readonly number[],
  engine: Engine,
): Promise<readonly ResidualRow[]> {
  const loaded = await Promise.all(units.map(({ id }) => engine.loadUnit(id)));
  const groups = GROUPINGS.flatMap(([by, groupOf]) => {
    const found = new Map<string, { readonly order: number; readonly own: number[] }>();
    for (const [place, row] of units.entries()) {
      const group = groupOf(row, loaded[place] as Unit);
      if (group === undefined) continue;
      const [order, words] = group;
      const inGroup = found.get(words) ?? { order, own: [] };
      inGroup.own.push(worth[place] as number);
      found.set(words, inGroup);
    }
    return [...found]
      .filter(([, { own }]) => own.length >= LEAST_OF_A_GROUP)
      .sort(([, one], [, other]) => one.order - other.order)
      .map(([words, { own }]) => ({ by, group: words, own }));
  });
  const confidence = confidenceOfEach(CONFIDENCE, groups.length);
  const percent = (log: number): number => rounded(100 * Math.expm1(log), 10);
  return groups.map(({ by, group, own }) => {
    const { value, low, high } = meanEstimate(own, confidence);
    return {
      by,
      group,
      units: own.length,
      underpriced: { value: percent(value), low: percent(low), high: percent(high) },
    };
  });
}
