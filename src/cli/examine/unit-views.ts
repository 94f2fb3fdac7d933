import { unitRecord } from '../reports/unit-record.js';
import { unitSheet } from '../reports/unit-sheet.js';
import { type BattleValueFlags, battleValueView } from './battle-value-view.js';
import type { UnitView } from './unit-view.js';

/** A command's view and the flags that shape it: all that another thread needs to know. */
export type ViewRequest =
  | { readonly command: 'bv'; readonly flags: BattleValueFlags; readonly tellWarnings: true }
  | { readonly command: 'unit'; readonly flags: { readonly json?: true }; readonly tellWarnings: false };

export function viewOf(request: ViewRequest): UnitView {
  if (request.command === 'bv') return battleValueView(request.flags);
  return request.flags.json
    ? (file, unit) => JSON.stringify(unitRecord(file, unit))
    : (_, unit) => unitSheet(unit);
}
