export { CONSCIOUSNESS_TABLE, calculateConsciousnessCheck, DEADLY_WOUNDS } from './consciousness.js';
export { calculateExplosionWounds } from './explosion-wounds.js';
