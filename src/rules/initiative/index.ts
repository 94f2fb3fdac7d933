export { actsBeforeAll, orderOfRound } from './first-round.js';
export { calculateInitiativeModifier, type IInitiativeModifier, type InitiativeUnit } from './initiative.js';
