import { SIDES } from '../../battle/setup.js';
import { callback, checked, checkedAsync, oneOf, openFields, optional, whole } from '../../check/shape.js';
import type { FairOptions, SimulateOptions } from '../../simulate/index.js';
import * as simulation from '../../simulate/index.js';
import { MOST_GAMES } from '../../simulate/setup.js';
import { optionalWhole } from '../common.js';
import { fairCandidates, simulationSetup } from './simulation-shapes.js';

const options = optional(openFields<SimulateOptions>({ onProgress: optional(callback) }));

export const simulationOf = checked(simulation.simulationOf, { setup: simulationSetup });
export const simulate = checked(simulation.simulate, { setup: simulationSetup, options });
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
