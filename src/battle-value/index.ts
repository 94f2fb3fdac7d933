export {
  type BattleValue,
  type BattleValueOptions,
  calculateBattleValue,
} from './battle-value.js';
export {
  calculateForceBattleValue,
  canJoinNetwork,
  type ForceBattleValue,
  type ForceMember,
  type ForceMemberValue,
  networksOf,
} from './force.js';
export type { ReportLine, ReportSection } from './report.js';
export { skillFactor } from './skills.js';
