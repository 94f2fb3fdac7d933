import { evaluateFormula } from '../../catalog/formula.js';
import type { FormulaSubject } from '../../catalog/index.js';
import type { Mount, UnitBase } from '../../units/index.js';
import { type ReportWriter, shown } from '../report.js';
import { at } from './defensive-equipment.js';
import type { Counted } from './stock.js';

/** A factor on one item, with the reason. */
interface ItemFactor {
  readonly factor: number;
  readonly why: string;
}

/** What formulas need to know about a unit without the myomer or torsos of a 'Mech. */
export const plainSubject = ({ tonnage = 0, run }: UnitBase): FormulaSubject => ({
  tonnage,
  runningMp: run,
  spikedTorsos: 0,
  traits: [],
});

/**
 * Adds physical weapons, tools and other offensive equipment.
 * @param subject what formulas need to know about the unit; called only if an item has one
 */
export function addOffensiveEquipment<Mounted extends Mount>(
  before: number,
  offensive: readonly Counted<Mounted>[],
  subject: () => FormulaSubject,
  report?: ReportWriter,
  factorOn?: (counted: Counted<Mounted>) => ItemFactor | undefined,
): number {
  let value = before;
  for (const counted of offensive) {
    const { mount, roles } = counted;
    const own = roles.formula === undefined ? roles.battleValue : evaluateFormula(roles.formula, subject());
    if (own === 0) continue;
    const raised = factorOn?.(counted);
    const whole = raised === undefined ? own : own * raised.factor;
    value += whole;
    if (report) {
      const words = raised === undefined ? '' : ` (${shown(own)} × ${raised.factor}, ${raised.why})`;
      report.line(`${roles.item.name}${at(mount.location)}`, `+ ${shown(whole)}${words}`, value);
    }
  }
  return value;
}
