export type { AttackDescription, AttackedUnit, AttackingUnit } from '../battle/attack/attack-from.js';
export * from '../battle/index.js';
export type { ToHitQuestion } from '../battle/shot/shot-from.js';
export { attackFrom, bracketOf } from './battle/attacks.js';
export { createBattle, makeBot } from './battle/battles.js';
export type { BattleSetup, Bot } from './battle/bot.js';
export { canFight, designOf } from './battle/designs.js';
export {
  beginDuel,
  damageByRange,
  duelVolley,
  heatBalance,
  physicalChoices,
  rollAfterDamage,
  sampleVolleys,
} from './battle/duels.js';
export { battleLog, describeEvent, locationName, slotName } from './battle/events.js';
export { conditionProblem, openForce, writeForce } from './battle/forces.js';
export { legalBlows, legalShots, moverOf, strikeFacings, volleyOdds } from './battle/legal-orders.js';
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
export { mechDesignOf } from './battle/mech-designs.js';
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
export { lostInMul, openMul, readMul, writeMul } from './battle/mul.js';
export { beginGame, openGame } from './battle/played-games.js';
export {
  checkInvariants,
  type LoadOptions,
  loadBattle,
  openReplay,
  type PlayOptions,
  playReplay,
  type ReplayOptions,
  recordBattle,
  recordReplay,
  saveBattle,
  stateHash,
} from './battle/saves.js';
export { LineOfSight, Reach } from './battle/searches.js';
