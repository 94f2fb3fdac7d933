export { rollSkill, skillProbability } from './aptitude.js';
export { calculateConsciousnessCheck } from './consciousness.js';
export { CONSCIOUSNESS_TABLE, DEADLY_WOUNDS } from './deadly-wounds.js';
export { calculateExplosionWounds } from './explosion-wounds.js';
