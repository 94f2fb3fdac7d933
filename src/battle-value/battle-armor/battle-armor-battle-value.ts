import type { BattleArmor } from '../../units/index.js';
import { reportMovement } from '../common/troop-movement.js';
import type { BattleValueSums } from '../ratings.js';
import { type ReportWriter, shown } from '../report.js';
import { defensiveRating } from './defensive-rating.js';
import { offensiveRating } from './offensive-rating.js';
import { type SuitStock, takeSuitStock } from './suit-stock.js';

/** Battle Value 2.0 of battle armor (TechManual): the sum of its troopers, increased by squad size. */
export const battleArmorBattleValue: BattleValueSums<BattleArmor> = (unit, _ruleset, report) => {
  const { troopers } = unit;
  const stock = takeSuitStock(unit);
  const { walk, jump, umu } = unit.unladen;
  const movement = { run: walk, jump, umu };
  const speed = Math.max(walk, jump, umu);
  reportMovement(movement, report);
  const defensive = defensiveRating(unit, stock, movement, report);
  const offensives = offensiveRatings(unit, stock, speed);
  const [first = 0] = offensives;
  const alike = offensives.every((offensive) => offensive === first);
  if (report) {
    const written = alike ? 1 : troopers;
    for (let trooper = 1; trooper <= written; trooper += 1) {
      const whose = alike ? '' : ` of trooper ${trooper}`;
      report.section(`Offensive rating${whose}`);
      const offensive = offensiveRating(unit, stock, trooper, speed, report);
      report.section(`Battle Value${whose || ' of a trooper'}`);
      report.line('Trooper', `${shown(defensive)} + ${shown(offensive)}`, defensive + offensive);
    }
  }
  const average = alike ? first : offensives.reduce((sum, offensive) => sum + offensive, 0) / troopers;
  const all = alike
    ? (defensive + first) * troopers
    : offensives.reduce((sum, offensive) => sum + (defensive + offensive), 0);
  return { defensive, offensive: average, exact: squadValue(all, troopers, report) };
};

/** By trooper; of the first alone if all carry the same. */
function offensiveRatings(unit: BattleArmor, stock: SuitStock, speed: number): number[] {
  const ratings = [offensiveRating(unit, stock, 1, speed)];
  if (stock.ownItems) {
    for (let trooper = 2; trooper <= unit.troopers; trooper += 1) {
      ratings.push(offensiveRating(unit, stock, trooper, speed));
    }
  }
  return ratings;
}

/**
 * Ten percent more for each further trooper. These steps must not be rearranged, because they decide how half a point
 * is rounded.
 */
function squadValue(all: number, troopers: number, report?: ReportWriter): number {
  const trooper = all / troopers;
  const size = (0.9 + 0.1 * troopers) * troopers;
  const exact = trooper * size;
  if (report) {
    report.section('Battle Value');
    report.line('All troopers', '', all);
    report.line('Average of the troopers', `/ ${troopers}`, trooper);
    report.line(`Squad of ${troopers}`, `× ${shown(size)}`, exact);
    report.line('Base Battle Value', `${shown(exact)}, rounded`, Math.round(exact));
  }
  return exact;
}
