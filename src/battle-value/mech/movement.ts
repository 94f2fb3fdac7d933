import type { Mech } from '../../units/index.js';
import { engineWalk, partialWingJump, runningMp } from '../../units/mech/movement.js';
import { MARKS } from '../common/item-roles.js';
import type { ReportWriter } from '../report.js';
import type { MechStock } from './stock.js';

export interface BattleMovement {
  readonly run: number;
  /** The better of jump jets and boosters. */
  readonly jump: number;
  /** Of jump jets only, which generate heat. */
  readonly jetJump: number;
  /** Bonus of a partial wing. */
  readonly wing: number;
  readonly umu: number;
  /** Flank MP of a standard Land-Air 'Mech in AirMek mode; undefined for all others. */
  readonly airMekFlank: number | undefined;
}

const AIRMEK_CRUISE_PER_JUMP = 3;

/** Movement points for Battle Value: with active myomer, without modular armor and heat. */
export function battleMovement(mech: Mech, stock: MechStock, report?: ReportWriter): BattleMovement {
  const { mediumShieldArms, largeShieldArms, marks } = stock;
  const myomer = mech.myomer === 'triple-strength' && mech.chassisKind !== 'tripod' ? 1 : 0;
  const drag = mediumShieldArms + largeShieldArms + (marks & MARKS.chainDrape ? 1 : 0);
  const walk = Math.max(0, engineWalk(mech.sheet) - drag + myomer);
  const masc = (marks & MARKS.masc) !== 0;
  const supercharger = (marks & MARKS.supercharger) !== 0;
  const run = runningMp(walk, masc, supercharger, stock.hardenedLegs);

  const grounded = largeShieldArms > 0;
  const wing = marks & MARKS.partialWing ? partialWingJump(mech.tonnage) : 0;
  const lifted = (points: number) =>
    points > 0 && !grounded ? Math.max(0, points + wing - mediumShieldArms) : 0;
  const jetJump = lifted(stock.jumpJets);
  const jump = Math.max(jetJump, lifted(stock.jumpBoosters));
  const umu = grounded ? 0 : stock.umus;
  const airMekFlank =
    mech.lamType === 'standard' ? Math.ceil(jetJump * AIRMEK_CRUISE_PER_JUMP * 1.5) : undefined;

  if (report) {
    const flank = airMekFlank === undefined ? '' : ` (AirMek flank ${airMekFlank})`;
    report.section('Movement');
    report.line('Movement points', `run ${run}, jump ${jump}, underwater ${umu}${flank}`);
  }
  return { run, jump, jetJump, wing, umu, airMekFlank };
}
