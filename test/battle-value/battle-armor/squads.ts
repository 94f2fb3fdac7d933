import {
  type BattleValue,
  type BattleValueOptions,
  calculateBattleValue,
} from '../../../src/battle-value/index.js';
import { BATTLE_ARMOR, type BlockValues, readAs } from '../../units/blk/blk-text.js';

/** Four medium suits with 10 points of armor that walk 1 and jump 3: a small laser in one hand, a claw for the other. */
export const squadValue = (blocks: BlockValues = {}, options?: BattleValueOptions): BattleValue =>
  calculateBattleValue(readAs('BattleArmor', { ...BATTLE_ARMOR, ...blocks }), options);

/** The rating of one trooper before the speed factor of 3 movement points. */
export const weaponsOf = (...equipment: readonly string[]): number =>
  squadValue({ 'Squad Equipment': equipment }).offensive / 0.77;
