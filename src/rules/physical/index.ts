export { type AftermathFacts, type PhysicalAftermath, physicalAftermath } from './aftermath.js';
export { PHYSICAL_ATTACK_KINDS, type PhysicalAttackKind } from './attack-kinds.js';
export {
  PHYSICAL_ATTACKS,
  type PhysicalAttack,
  physicalAttackWith,
} from './attacks.js';
export {
  calculatePhysicalToHit,
  canPunch,
  type PhysicalLegality,
  physicalAttackLegality,
  physicalToHitNumber,
} from './calculate.js';
export {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  physicalAttackHeat,
  rollPhysicalDamage,
} from './damage.js';
export { type Carriage, carryObject, type ObjectCarrier } from './heavy-lifter.js';
export { type LancedLocation, rollLancePierces } from './lance.js';
export type { PhysicalObstacle } from './obstacles.js';
export { type PhysicalHit, type PhysicalHitTable, type PhysicalStance, physicalHitTable } from './reach.js';
export { rollSpikesBreak, type SpikedHit, strikeSpikes } from './spikes.js';
export type { ILegActuatorDamage, IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';
export { attacksForfeitedByDodging, extraPhysicalAttacks } from './turn.js';
