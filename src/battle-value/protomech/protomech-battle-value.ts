import type { ProtoMech } from '../../units/index.js';
import { finalValue } from '../common/final-value.js';
import { takeStock } from '../common/stock.js';
import { reportMovement } from '../common/troop-movement.js';
import type { BattleValueSums } from '../ratings.js';
import { defensiveRating } from './defensive-rating.js';
import { offensiveRating } from './offensive-rating.js';

/** Battle Value 2.0 of a ProtoMech (TechManual). A partial wing does not count. */
export const protoMechBattleValue: BattleValueSums<ProtoMech> = (unit, _ruleset, report) => {
  const stock = takeStock(unit.equipment);
  const { run, jumpJets: jump, umu } = unit;
  const movement = { run, jump, umu };
  reportMovement(movement, report);
  const defensive = defensiveRating(unit, stock, movement, report);
  const offensive = offensiveRating(unit, stock, movement, report);
  return { defensive, offensive, exact: finalValue(defensive, offensive, report) };
};
