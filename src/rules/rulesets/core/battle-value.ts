import type { BattleValueRules } from '../areas/battle-value.js';

export const BATTLE_VALUE: Partial<BattleValueRules> = {};
