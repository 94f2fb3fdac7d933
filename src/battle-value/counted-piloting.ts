import type { Unit } from '../units/index.js';
import { canSquadAttackMechs } from './battle-armor/anti-mech.js';
import { canPlatoonAttackMechs } from './infantry/anti-mech.js';
import { averageSkills, checkedSkill } from './skills.js';

const WITHOUT_GEAR = 8;

/**
 * The piloting skill that counts: for troopers it is that of attacks on 'Mechs. Troopers that cannot make
 * any, and ProtoMech pilots, count as average; troopers that can but lack the gear, as untrained.
 * @throws {RangeError} if the skill is no whole number from 0 to 8
 */
export function countedPiloting(unit: Unit, piloting: number): number {
  const stated = checkedSkill('piloting', piloting);
  switch (unit.unitType) {
    case 'ProtoMek':
      return averageSkills.piloting;
    case 'BattleArmor':
      return canSquadAttackMechs(unit) ? stated : averageSkills.piloting;
    case 'Infantry':
      if (!canPlatoonAttackMechs(unit)) return averageSkills.piloting;
      return unit.antiMechGear ? stated : WITHOUT_GEAR;
    default:
      return stated;
  }
}
