export { cripplingDamage, type FightingState } from './crippled.js';
