import type { InitiativeRules } from '../areas/initiative.js';

export const INITIATIVE: InitiativeRules = {
  surplusMoves: 'late',
  immobileSkipMovement: false,
  commandPost: 2,
};
