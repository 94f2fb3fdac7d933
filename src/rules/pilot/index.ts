export { CONSCIOUSNESS_TABLE, calculateConsciousnessCheck, DEADLY_WOUNDS } from './consciousness.js';
export { calculateExplosionWounds, EXPLOSION_WOUNDS } from './explosion-wounds.js';
