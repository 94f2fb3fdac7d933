import type { BattleValueRules } from '../areas/battle-value.js';

export const BATTLE_VALUE: Partial<BattleValueRules> = {
  boostedNetworkShare: 0.05,
  boostedNetworkAdds: 0.05,
  networkShareOf: 'own-value-by-members',
  mostNetworkMembers: 8,
  mostNovaMembers: 7,
  tagAddsGuidedRounds: false,
  tagAddsForHomingGun: 50,
  roundsNetworkBonus: false,
};
