export { calculateRunningMp, isTripleStrengthActive, movementLostToHeat, walkingMpAtHeat } from './speed.js';
