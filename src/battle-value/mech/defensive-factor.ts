import { MARKS } from '../common/item-roles.js';
import { multiplied, type ReportWriter } from '../report.js';
import { targetMovementModifier } from '../speed.js';
import type { BattleMovement } from './movement.js';
import type { MechStock } from './stock.js';

const SIGNATURE_BONUS = 2;
const VOID_SIGNATURE_MINIMUM = 3;

/** A target that is hard to hit lasts longer: ten percent more for each point of the best movement modifier. */
export function multiplyByDefensiveFactor(
  before: number,
  { run, jump, umu, airMekFlank }: BattleMovement,
  { marks }: MechStock,
  report?: ReportWriter,
): number {
  const running = airMekFlank === undefined ? targetMovementModifier(run) : airMekModifier(airMekFlank);
  const jumping = jump > 0 ? targetMovementModifier(jump) + 1 : 0;
  const swimming = targetMovementModifier(umu);
  let modifier = Math.max(running, jumping, swimming);
  report?.line('Target movement modifiers', `run ${running}, jump ${jumping}, underwater ${swimming}`);

  const stealth = (marks & MARKS.stealth) !== 0;
  if (stealth || marks & MARKS.nullSignature) {
    modifier += SIGNATURE_BONUS;
    report?.line(stealth ? 'Stealth armor' : 'Null-signature system', `modifier + ${SIGNATURE_BONUS}`);
  }
  if (marks & MARKS.chameleon) {
    modifier += SIGNATURE_BONUS;
    report?.line('Chameleon shield', `modifier + ${SIGNATURE_BONUS}`);
  }
  if (marks & MARKS.voidSignature) {
    const raised = voidSignature(modifier);
    const gain = modifier < VOID_SIGNATURE_MINIMUM ? `modifier ${raised}` : `modifier + ${raised - modifier}`;
    report?.line('Void-signature system', raised === modifier ? 'no gain' : gain);
    modifier = raised;
  }
  return multiplied(before, 'Defensive factor', 1 + modifier / 10, report);
}

const airMekModifier = (flank: number) => (flank === 0 ? 0 : targetMovementModifier(flank) + 1);

/** Raises a modifier below 3 to 3, and 3 to 4. */
function voidSignature(modifier: number): number {
  if (modifier > VOID_SIGNATURE_MINIMUM) return modifier;
  return modifier === VOID_SIGNATURE_MINIMUM ? modifier + 1 : VOID_SIGNATURE_MINIMUM;
}
