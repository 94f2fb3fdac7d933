import {
  type BattleValue,
  type BattleValueOptions,
  calculateBattleValue,
} from '../../../src/battle-value/index.js';
import { type BlockValues, INFANTRY, readAs } from '../../units/blk/blk-text.js';

/** Four squads of seven on foot with auto-rifles, worth 1.59 each, and nothing else. */
export const platoonValue = (blocks: BlockValues = {}, options?: BattleValueOptions): BattleValue =>
  calculateBattleValue(readAs('Infantry', { ...INFANTRY, ...blocks }), options);

/** One rifle for each of the 28. */
export const RIFLES = 28 * 1.59;
