import type { BattleValueRules } from '../areas/battle-value.js';

export const BATTLE_VALUE: BattleValueRules = {
  xxlStructureFactors: { 6: 0.25, 4: 0.5, 3: 0.5, 2: 0.75 },
  networkShare: 0.05,
  boostedNetworkShare: 0.07,
  boostedNetworkAdds: 0,
  networkShareOf: 'sum-of-members',
  mostNetworkMembers: Number.POSITIVE_INFINITY,
  mostNovaMembers: Number.POSITIVE_INFINITY,
  tagAddsGuidedRounds: true,
  tagAddsForHomingGun: 0,
  roundsNetworkBonus: true,
};
