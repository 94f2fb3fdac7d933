export * from '../simulate/index.js';
export {
  gameOf,
  packJob,
  playGames,
  playJob,
  readJobJson,
  unpackJob,
  writeJobJson,
} from './simulate/games.js';
export { Harvest } from './simulate/harvest.js';
export { HintSearch } from './simulate/hint-search.js';
export { pairedDifference, wilsonInterval } from './simulate/rates.js';
export {
  compareBattles,
  findFairest,
  findStrongest,
  gamesOfSearch,
  simulate,
  simulationOf,
  skillVariants,
} from './simulate/runs.js';
export { type AnalyseOptions, analyseReplay, hintsOf, standingOf } from './simulate/standings.js';
export {
  comparisonOf,
  mergeJobTallies,
  mergeTallies,
  pairOf,
  pointsOf,
  resultOf,
} from './simulate/tallies.js';
