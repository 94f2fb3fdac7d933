export { BOT_NAMES, type BotName } from '../battle/bots/bots.js';
export type { ForceUnit } from '../battle/setup.js';
export { type Analysis, type AnalysisOptions, analyseReplay, type TurnStanding } from './analyse-replay.js';
export { type Comparison, compareBattles, comparisonOf, pairOf, type RateDifference } from './compare.js';
export {
  type FairCandidate,
  type FairOptions,
  type FairResult,
  findFairest,
  findStrongest,
  gamesOfSearch,
  type PlayPart,
} from './fair.js';
export { BrokenGameError, gameOf } from './games.js';
export { Harvest, type HarvestState, type Stretch } from './harvest.js';
export { type HintGames, HintSearch, type RatedOrder } from './hint-search.js';
export { type Hint, type HintOptions, hintsOf, MOST_SHOWN, MOST_TRIED } from './hints.js';
export { type Interval, pairedDifference, wilsonInterval } from './interval.js';
export { BLOCK, type Job, type JobTally, mergeJobTallies, playGames, playJob } from './job.js';
export { readJobJson, writeJobJson } from './job-json.js';
export { type PackedJob, type PackedSimulation, packJob, unpackJob } from './packed-job.js';
export {
  BATTLE_SCHEMA,
  type OfSides,
  resultOf,
  type Side,
  type SimulationResult,
  type TurnsResult,
  type UnitResult,
  type WeaponResult,
} from './result.js';
export {
  type GeneratedMap,
  type Simulation,
  type SimulationSetup,
  simulationOf,
  USUAL_SIMULATION,
} from './setup.js';
export { type OnProgress, type SimulateOptions, simulate } from './simulate.js';
export { skillVariants } from './skill-variants.js';
export { type Standing, type StandingOptions, standingOf } from './standing.js';
export { mergeTallies, OUTCOMES, type Outcome, pointsOf, type Tally, type UnitTally } from './tally.js';
