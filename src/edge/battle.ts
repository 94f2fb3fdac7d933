export type { AttackDescription, AttackedUnit, AttackingUnit } from '../battle/attack/attack-from.js';
export * from '../battle/index.js';
export type { ToHitQuestion } from '../battle/shot/shot-from.js';
export { attackFrom, bracketOf } from './battle/attacks.js';
export {
  battleLog,
  canFight,
  checkInvariants,
  createBattle,
  describeEvent,
  type LoadOptions,
  legalBlows,
  legalShots,
  loadBattle,
  makeBot,
  moverOf,
  openMul,
  openReplay,
  type PlayOptions,
  playReplay,
  type ReplayOptions,
  readMul,
  recordBattle,
  recordReplay,
  saveBattle,
  stateHash,
  volleyOdds,
  writeMul,
} from './battle/battles.js';
export {
  bearing,
  bearingPoint,
  explainLineOfSight,
  generateMap,
  hexDistance,
  hexIndex,
  hexNumber,
  hitSide,
  isInArc,
  lineOfHexes,
  readBoard,
  readMapJson,
  writeMapJson,
} from './battle/maps.js';
export {
  endObstacle,
  evaluatePath,
  footworkOf,
  groundElevation,
  movementGear,
  PLAIN_FOOTWORK,
  sideStepOf,
  startOfPath,
  takeStep,
  topElevation,
} from './battle/movement.js';
export { LineOfSight, Reach } from './battle/searches.js';
