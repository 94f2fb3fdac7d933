import type { Engine } from '../engine.js';
import { CELLS } from '../plan/cells.js';
import { type LoadedMatchUp, MATCH_UPS } from '../plan/match-ups.js';
import { withArmor } from '../plan/subjects.js';
import { countsOf, estimateOf } from '../run/measure.js';
import { type Measured, zOfOne } from '../run/parts.js';
import type { Estimate } from '../statistics/estimate.js';
import { oddsPoint, type Point, slopeThroughOrigin, valueOfRate } from '../statistics/slope.js';
import { type PairCounts, pairsThatDiffer, worthOfPairs } from '../statistics/swapped-pairs.js';
import type { AbilityRow, ArmorRow, Curve, Figure, SkillRow } from './tables.js';

const HUNDREDTHS = 100;
const rounded = (value: number, digits = HUNDREDTHS): number => Math.round(value * digits) / digits || 0;
const figure = (
  { value, low, high }: Pick<Estimate, 'value' | 'low' | 'high'>,
  by = 1,
  plus = 0,
): Figure => ({
  value: rounded(value * by + plus),
  low: rounded(low * by + plus),
  high: rounded(high * by + plus),
});
const finely = ({ value, low, high }: Pick<Estimate, 'value' | 'low' | 'high'>, plus = 0): Figure => ({
  value: rounded(value + plus, 1000),
  low: rounded(low + plus, 1000),
  high: rounded(high + plus, 1000),
});

export const gamesOf = (measured: readonly Measured[]): number =>
  measured.reduce(
    (all, { rounds }) =>
      all + 2 * rounds.flatMap(({ cells }) => cells.flat()).reduce((sum, count) => sum + count, 0),
    0,
  );

/** The fitted slopes, for conversions, and rounded ones, for readers. */
export interface FittedCurve {
  readonly both: Estimate;
  readonly armor: Estimate;
  readonly skill: Estimate;
}

/** Skills whose price is close enough to that of 4/5 for one slope. */
const NEAR = Math.log(1.4);

/** The effect of Battle Value on the win rate, from games with other armor and other skills. */
export function fitCurve(
  measured: readonly Measured[],
  engine: Engine,
  matchUps: readonly LoadedMatchUp[],
): FittedCurve {
  const armor: Point[] = [];
  const skill: Point[] = [];
  for (const { subject, rounds } of measured) {
    const estimate = estimateOf(rounds, zOfOne);
    if (subject.kind === 'armor') {
      armor.push(oddsPoint(Math.log(armorRatio(engine, matchUps, Number(subject.id))), estimate));
    } else {
      const [gunnery = 4, piloting = 5] = subject.id.split('/').map(Number);
      const x = Math.log(engine.skillFactor(gunnery, piloting));
      if (x !== 0 && Math.abs(x) <= NEAR) skill.push(oddsPoint(x, estimate));
    }
  }
  return {
    both: slopeThroughOrigin([...armor, ...skill], zOfOne),
    armor: slopeThroughOrigin(armor, zOfOne),
    skill: slopeThroughOrigin(skill, zOfOne),
  };
}

export const writtenCurve = ({ both, armor, skill }: FittedCurve): Curve => ({
  both: finely(both),
  armor: finely(armor),
  skill: finely(skill),
});

/** Mean ratio of the Battle Values of both forces of all match-ups, with and without the change. */
function armorRatio(engine: Engine, matchUps: readonly LoadedMatchUp[], percent: number): number {
  const change = withArmor(engine, percent);
  let sum = 0;
  for (const { first, second } of matchUps) {
    for (const force of [first, second]) {
      const valueOfForce = (each: typeof force): number =>
        each.reduce((all, { unit }) => all + engine.battleValueOf(unit, {}), 0);
      sum += Math.log(valueOfForce(change(force, [])) / valueOfForce(force));
    }
  }
  return Math.exp(sum / (2 * matchUps.length));
}

export function abilityRows(
  measured: readonly Measured[],
  engine: Engine,
  curve: FittedCurve,
): readonly AbilityRow[] {
  const names = new Map(
    [...engine.abilities, ...engine.quirks].map(({ id, name }): [string, string] => [id, name]),
  );
  return measured.map(({ subject, rounds }) => {
    const estimate = estimateOf(rounds, subject.z);
    return {
      kind: subject.kind === 'quirk' ? 'quirk' : 'ability',
      id: subject.id,
      name: names.get(subject.id) ?? subject.id,
      ruleset: subject.ruleset,
      points: figure(estimate, 100),
      battleValue: figure(valueOfRate(estimate, curve.both), 100),
      measurable: estimate.low > 0 || estimate.high < 0,
      games: gamesOf([{ subject, rounds }]),
      differed: pairsThatDiffer(countsOf(rounds)),
      matchUps: byMatchUp(countsOf(rounds)),
    };
  });
}

const byMatchUp = (cells: readonly PairCounts[]): readonly number[] =>
  MATCH_UPS.map((_, matchUp) =>
    rounded(
      100 *
        worthOfPairs(
          cells.filter((__, cell) => CELLS[cell]?.matchUp === matchUp),
          zOfOne,
        ).value,
    ),
  );

export function skillRows(
  measured: readonly Measured[],
  engine: Engine,
  curve: FittedCurve,
): readonly SkillRow[] {
  return measured.flatMap(({ subject, rounds }): SkillRow[] => {
    if (subject.kind !== 'skill') return [];
    const [gunnery = 4, piloting = 5] = subject.id.split('/').map(Number);
    const estimate = estimateOf(rounds, subject.z);
    const charged = engine.skillFactor(gunnery, piloting);
    const worth = finely(valueOfRate(estimate, curve.armor), 1);
    return [
      {
        gunnery,
        piloting,
        winRate: figure(estimate, 100, 50),
        charged,
        worth,
        price: charged < worth.low ? 'low' : charged > worth.high ? 'high' : 'fits',
      },
    ];
  });
}

export function armorRows(
  measured: readonly Measured[],
  engine: Engine,
  matchUps: readonly LoadedMatchUp[],
): readonly ArmorRow[] {
  return measured.flatMap(({ subject, rounds }): ArmorRow[] => {
    if (subject.kind !== 'armor') return [];
    const percent = Number(subject.id);
    return [
      {
        percent,
        ratio: rounded(armorRatio(engine, matchUps, percent), 1000),
        winRate: figure(estimateOf(rounds, subject.z), 100, 50),
      },
    ];
  });
}
