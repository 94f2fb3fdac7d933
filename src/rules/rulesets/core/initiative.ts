import type { InitiativeRules } from '../areas/initiative.js';

export const INITIATIVE: Partial<InitiativeRules> = {
  surplusMoves: 'early',
  immobileSkipMovement: true,
  commandPost: 0,
};
