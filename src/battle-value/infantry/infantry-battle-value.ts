import type { Infantry, Specialization } from '../../units/index.js';
import { reportMovement } from '../common/troop-movement.js';
import type { BattleValueSums } from '../ratings.js';
import { shown } from '../report.js';
import { defensiveRating } from './defensive-rating.js';
import { offensiveRating } from './offensive-rating.js';

/** Battle Value 2.0 of conventional infantry (TechManual), including beasts and field guns (Tactical Operations). */
export const infantryBattleValue: BattleValueSums<Infantry> = (unit, _ruleset, report) => {
  const { walk, jump, umu } = unit;
  const movement = { run: walk, jump, umu };
  reportMovement(movement, report);
  const defensive = defensiveRating(unit, movement, report);
  const offensive = offensiveRating(unit, Math.max(walk, jump, umu), report);
  const training = trainingFactor(unit);
  const sum = defensive + offensive;
  const exact = sum * training;
  if (report) {
    report.section('Battle Value');
    report.line('Defensive + offensive', `${shown(defensive)} + ${shown(offensive)}`, sum);
    if (training !== 1) report.line('Training', `${shown(sum)} × ${shown(training)}`, exact);
    report.line('Base Battle Value', 'rounded', Math.round(exact));
  }
  return { defensive, offensive, exact };
};

const TRAINING: Readonly<Partial<Record<Specialization, number>>> = {
  marines: 0.3,
  'mountain-troops': 0.2,
  paratroops: 0.1,
  'xct-troops': 0.1,
  scuba: 0.1,
};
/** Once, however many specializations they have. */
const COMBAT_ENGINEERS = 0.1;
const TRADES: ReadonlySet<Specialization> = new Set([
  'bridge-engineers',
  'demolition-engineers',
  'fire-engineers',
  'mine-engineers',
  'sensor-engineers',
  'trench-engineers',
]);

function trainingFactor({ specializations }: Infantry): number {
  let factor = 1;
  let engineers = false;
  for (const special of specializations) {
    if (TRADES.has(special)) engineers = true;
    factor += TRAINING[special] ?? 0;
  }
  return engineers ? factor + COMBAT_ENGINEERS : factor;
}
