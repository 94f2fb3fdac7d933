import { checked, whole, wholeOrInfinity } from '../../check/shape.js';
import * as pilot from '../../rules/pilot/index.js';
import { optionalIds, roller, rulesetOption } from '../common.js';
import { skillName } from './shapes.js';

export * from '../../rules/pilot/index.js';

export const calculateConsciousnessCheck: typeof pilot.calculateConsciousnessCheck = checked(
  pilot.calculateConsciousnessCheck,
  { wounds: whole(1), abilities: optionalIds, options: rulesetOption },
);
export const calculateExplosionWounds: typeof pilot.calculateExplosionWounds = checked(
  pilot.calculateExplosionWounds,
  { abilities: optionalIds, options: rulesetOption },
);
export const rollSkill: typeof pilot.rollSkill = checked(pilot.rollSkill, {
  skill: skillName,
  abilities: optionalIds,
  roller,
  options: rulesetOption,
});
export const skillProbability: typeof pilot.skillProbability = checked(pilot.skillProbability, {
  skill: skillName,
  targetNumber: wholeOrInfinity,
  abilities: optionalIds,
  options: rulesetOption,
});
