export { conditionProblem } from './condition-problem.js';
export type { ForceFile, ForceFileUnit } from './force-file.js';
export {
  type FindForceUnit,
  type ForceRemark,
  type OpenForce,
  openForce,
  type ReadForce,
} from './open-force.js';
export { writeForce } from './write-force.js';
