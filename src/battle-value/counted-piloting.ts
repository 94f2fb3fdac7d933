import type { Unit } from '../units/index.js';
import { canSquadAttackMechs } from './battle-armor/anti-mech.js';
import { canPlatoonAttackMechs } from './infantry/anti-mech.js';
import { averageSkills, checkedSkill } from './skills.js';

const WITHOUT_GEAR = 8;

/**
 * Returns the piloting skill that counts. For troopers it is the anti-'Mech skill. Troopers who cannot make such
 * attacks, and ProtoMech pilots, count as average. Troopers who can but lack the equipment count as untrained.
 * @throws {RangeError} if the skill is not a whole number from 0 to 8
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
