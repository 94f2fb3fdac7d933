import { CAUSES_OF_LOSS, type CauseOfLoss } from '../battle/combatant/cause-of-loss.js';
import type { Design } from '../battle/combatant/design.js';
import { pilotDesign } from '../battle/combatant/pilot.js';
import { designOf } from '../battle/kinds/kinds.js';
import { SIDES } from '../battle/setup.js';
import { rulesetOf } from '../rules/ruleset.js';
import { type Interval, rounded, wilsonInterval } from './interval.js';
import { mapName, type Simulation } from './setup.js';
import { pointsOf, type Tally, type UnitTally } from './tally.js';

export type Side = (typeof SIDES)[number];
export type OfSides<Type> = Readonly<Record<Side, Type>>;

/** A weapon's damage in an average game. */
export interface WeaponResult {
  readonly name: string;
  readonly location: string;
  readonly damage: number;
}

/** A unit's results. Unless said otherwise, figures are means over all games. */
export interface UnitResult {
  readonly id: string;
  readonly side: Side;
  readonly unit: string;
  readonly gunnery: number;
  readonly piloting: number;
  readonly abilities: readonly string[];
  /** Games in which it was lost. */
  readonly lost: number;
  readonly lossRate: Interval;
  readonly causes: Readonly<Partial<Record<CauseOfLoss, number>>>;
  /** The share of armor and structure left, with 0 for games in which it was lost. */
  readonly remainingStrength: number;
  /** The same share, over the games in which it survived. */
  readonly remainingStrengthOfSurvivors: number | null;
  readonly kills: number;
  readonly damageDealt: number;
  readonly damageTaken: number;
  readonly weapons: readonly WeaponResult[];
}

export interface TurnsResult {
  readonly mean: number;
  readonly median: number;
  readonly shortest: number;
  readonly longest: number;
  /** Games by the turn in which they ended. */
  readonly distribution: readonly { readonly turn: number; readonly games: number }[];
}

/** The version of the JSON output of the page and the command line. */
export const BATTLE_SCHEMA = 1;

export interface SimulationResult {
  readonly games: number;
  readonly seed: number;
  /** The name of the ruleset. */
  readonly ruleset: string;
  readonly map: string;
  readonly bots: OfSides<string>;
  readonly turnLimit: number;
  readonly forcedWithdrawal: boolean;
  readonly teammateCalledShots: boolean;
  readonly wins: OfSides<number>;
  readonly draws: number;
  readonly undecided: number;
  /** Wins among all games, with 95 % Wilson intervals. */
  readonly winRate: OfSides<Interval>;
  readonly turns: TurnsResult;
  readonly units: readonly UnitResult[];
}

/** Converts a tally to results, with names and rates. */
export function resultOf(simulation: Simulation, tally: Tally): SimulationResult {
  const { seed, ruleset, map, bots, turnLimit, forcedWithdrawal, teammateCalledShots } = simulation;
  const { games, outcomes } = tally;
  const [red = 0, blue = 0, draws = 0, undecided = 0] = outcomes;
  let place = 0;
  const units = SIDES.flatMap((side) =>
    simulation[side].map((entry, number) => {
      const result = unitResult(
        `${side}-${number + 1}`,
        side,
        designOf(entry.unit),
        pilotDesign(entry.pilot),
        tally.units[place],
        games,
      );
      place += 1;
      return result;
    }),
  );
  return {
    games,
    seed,
    ruleset: rulesetOf(ruleset).name,
    map: mapName(map),
    bots: { red: bots[0], blue: bots[1] },
    turnLimit,
    forcedWithdrawal,
    teammateCalledShots,
    wins: { red, blue },
    draws,
    undecided,
    winRate: { red: wilsonInterval(red, games), blue: wilsonInterval(blue, games) },
    turns: turnsResult(tally.turns, games),
    units,
  };
}

function turnsResult(turns: readonly number[], games: number): TurnsResult {
  const distribution = turns.flatMap((count, turn) => (count > 0 ? [{ turn, games: count }] : []));
  const sum = distribution.reduce((all, { turn, games: count }) => all + turn * count, 0);
  return {
    mean: games === 0 ? 0 : meanOf(sum, games),
    median: medianOf(distribution, games),
    shortest: distribution[0]?.turn ?? 0,
    longest: distribution.at(-1)?.turn ?? 0,
    distribution,
  };
}

/** For an even number of games, the mean of the middle two. */
function medianOf(distribution: TurnsResult['distribution'], games: number): number {
  const turnOf = (place: number): number => {
    let before = 0;
    for (const { turn, games: count } of distribution) {
      before += count;
      if (place < before) return turn;
    }
    return 0;
  };
  return (turnOf(Math.floor((games - 1) / 2)) + turnOf(Math.floor(games / 2))) / 2;
}

const HUNDREDTHS = 100;
const meanOf = (sum: number, games: number): number => (games === 0 ? 0 : rounded(sum / games, HUNDREDTHS));

function unitResult(
  id: string,
  side: Side,
  design: Design,
  { gunnery, piloting, abilities }: ReturnType<typeof pilotDesign>,
  tally: UnitTally | undefined,
  games: number,
): UnitResult {
  const counts = tally?.lost ?? [];
  const lost = counts.reduce((sum, count) => sum + count, 0);
  const share = (tally?.pointsLeft ?? 0) / pointsOf(design);
  const survived = games - lost;
  return {
    id,
    side,
    unit: design.name,
    gunnery,
    piloting,
    abilities,
    lost,
    lossRate: wilsonInterval(lost, games),
    causes: Object.fromEntries(
      CAUSES_OF_LOSS.flatMap((cause, index) => ((counts[index] ?? 0) > 0 ? [[cause, counts[index]]] : [])),
    ),
    remainingStrength: games === 0 ? 0 : rounded(share / games),
    remainingStrengthOfSurvivors: survived === 0 ? null : rounded(share / survived),
    kills: meanOf(tally?.kills ?? 0, games),
    damageDealt: meanOf(tally?.damageDealt ?? 0, games),
    damageTaken: meanOf(tally?.damageTaken ?? 0, games),
    weapons: design.weapons.map(({ item, location }, index) => ({
      name: item.name,
      location: design.plan.locations[location] ?? '',
      damage: meanOf(tally?.damageByWeapon[index] ?? 0, games),
    })),
  };
}
