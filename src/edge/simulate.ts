import { SIDES } from '../battle/setup.js';
import { wrongValue } from '../check/refusal.js';
import {
  amount,
  callback,
  checked,
  checkedAsync,
  fields,
  listOf,
  oneOf,
  openFields,
  optional,
  whole,
} from '../check/shape.js';
import type { JobTally, SimulateOptions, Tally, UnitTally } from '../simulate/index.js';
import * as simulation from '../simulate/index.js';
import { MOST_GAMES } from '../simulate/setup.js';
import { optionalWhole } from './common.js';
import { fairCandidates, readySimulation, simulationSetup } from './simulation-shapes.js';

export * from '../simulate/index.js';

// Runs.

const options = optional(openFields<SimulateOptions>({ onProgress: optional(callback) }));

export const simulationOf: typeof simulation.simulationOf = checked(simulation.simulationOf, {
  setup: simulationSetup,
});
export const simulate: typeof simulation.simulate = checked(simulation.simulate, {
  setup: simulationSetup,
  options,
});
export const compareBattles: typeof simulation.compareBattles = checked(simulation.compareBattles, {
  before: simulationSetup,
  after: simulationSetup,
  options,
});
export const findFairest: typeof simulation.findFairest = checkedAsync(simulation.findFairest, {
  candidates: fairCandidates,
  play: callback,
});

export const findStrongest: typeof simulation.findStrongest = checkedAsync(simulation.findStrongest, {
  candidates: fairCandidates,
  play: callback,
});
export const gamesOfSearch: typeof simulation.gamesOfSearch = checked(simulation.gamesOfSearch, {
  candidates: whole(1),
  games: whole(1, MOST_GAMES),
});
export const skillVariants: typeof simulation.skillVariants = checked(simulation.skillVariants, {
  setup: simulationSetup,
  side: oneOf(SIDES),
  unit: optionalWhole,
});

// Games from one number to another, and what came of them.

function inOrder(from: number, to: number): void {
  if (from > to) throw wrongValue('from', from, `${to} at most, as \`to\` is`);
}

export const playGames: typeof simulation.playGames = checked(
  simulation.playGames,
  { simulation: readySimulation, from: whole(), to: whole(0, MOST_GAMES) },
  (_, from, to) => inOrder(from, to),
);
export const playJob: typeof simulation.playJob = checked(
  simulation.playJob,
  { job: listOf(readySimulation, 1, 2), from: whole(), to: whole(0, MOST_GAMES) },
  (_, from, to) => inOrder(from, to),
);

/** Counts are whole, points of damage need not be. */
const counts = listOf(whole());
const tally = fields<Tally>({
  games: whole(),
  outcomes: counts,
  turns: counts,
  units: listOf(
    fields<UnitTally>({
      lost: counts,
      kills: amount(),
      damageDealt: amount(),
      damageTaken: amount(),
      damageByWeapon: listOf(amount()),
      pointsLeft: amount(),
    }),
  ),
});
const jobTally = fields<JobTally>({ tallies: listOf(tally), pairs: counts });

export const mergeTallies: typeof simulation.mergeTallies = checked(simulation.mergeTallies, {
  first: tally,
  next: tally,
});
export const mergeJobTallies: typeof simulation.mergeJobTallies = checked(simulation.mergeJobTallies, {
  first: jobTally,
  next: jobTally,
});
export const resultOf: typeof simulation.resultOf = checked(simulation.resultOf, {
  simulation: readySimulation,
  tally,
});

// Rates.

export const wilsonInterval: typeof simulation.wilsonInterval = checked(
  simulation.wilsonInterval,
  { hits: whole(), games: whole() },
  (hits, all) => {
    if (hits > all) throw wrongValue('hits', hits, `${all} at most, as many as games`);
  },
);
export const pairedDifference: typeof simulation.pairedDifference = checked(
  simulation.pairedDifference,
  { gained: whole(), lost: whole(), games: whole() },
  (gained, lost, all) => {
    if (gained + lost > all)
      throw wrongValue('gained + lost', gained + lost, `${all} at most, as many as games`);
  },
);
