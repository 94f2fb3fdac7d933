import { SIDES } from '../../battle/setup.js';
import { callback, checked, checkedAsync, oneOf, openFields, optional, whole } from '../../check/shape.js';
import type { FairOptions, SimulateOptions } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { optionalWhole } from '../common.js';
import { fairCandidates, simulationSetup } from './simulation-shapes.js';

const options = optional(openFields<SimulateOptions>({ onProgress: optional(callback) }));

export const simulationOf = checked(simulation.simulationOf, { setup: simulationSetup });
/**
 * Plays a battle many times on one thread, and returns win rates, lengths and losses.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if the setup allows no battle
 * @example
 * ```ts
 * const { games, winRate } = simulate({ red: [{ unit: atlas }], blue: [{ unit: locust }], games: 4, seed: 1 });
 * winRate.red.value > winRate.blue.value; // true
 * ```
 */
export const simulate = checked(simulation.simulate, { setup: simulationSetup, options });
/**
 * Plays two battles with the same seeds, and returns both results and the difference of their win rates.
 * @throws {RangeError | TypeError | UnsupportedInBattleError} if a setup allows no battle
 * @example
 * ```ts
 * const before = { red: [{ unit: atlas }], blue: [{ unit: atlas }], games: 100, seed: 1 };
 * const after = { ...before, red: [{ unit: atlas, pilot: { gunnery: 2, piloting: 5 } }] };
 * compareBattles(before, after).difference.red.value > 0; // true
 * ```
 */
export const compareBattles = checked(simulation.compareBattles, {
  before: simulationSetup,
  after: simulationSetup,
  options,
});
const fairOptions = optional(openFields<FairOptions>({ onRound: optional(callback) }));

export const findFairest = checkedAsync(simulation.findFairest, {
  candidates: fairCandidates,
  play: callback,
  options: fairOptions,
});
export const findStrongest = checkedAsync(simulation.findStrongest, {
  candidates: fairCandidates,
  play: callback,
  options: fairOptions,
});
export const gamesOfSearch = checked(simulation.gamesOfSearch, {
  candidates: whole(1),
  games: whole(1, MOST_GAMES),
});
export const skillVariants = checked(simulation.skillVariants, {
  setup: simulationSetup,
  side: oneOf(SIDES),
  unit: optionalWhole,
});
