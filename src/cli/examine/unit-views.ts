import { type RulesetName, rulesetOf } from '../../rules/ruleset.js';
import { unitRecord } from '../reports/unit-record.js';
import { unitSheet } from '../reports/unit-sheet.js';
import { type BattleValueFlags, battleValueView } from './battle-value-view.js';
import type { UnitView } from './unit-view.js';

export interface UnitFlags {
  readonly json?: true;
  readonly ruleset: RulesetName;
}

/** A command's view and the flags that shape it: all that another thread needs to know. */
export type ViewRequest =
  | { readonly command: 'bv'; readonly flags: BattleValueFlags; readonly tellWarnings: true }
  | { readonly command: 'unit'; readonly flags: UnitFlags; readonly tellWarnings: false };

export function viewOf(request: ViewRequest): UnitView {
  if (request.command === 'bv') return battleValueView(request.flags);
  const { json, ruleset } = request.flags;
  return json
    ? (file, unit) => JSON.stringify(unitRecord(file, unit))
    : (_, unit) => unitSheet(unit, rulesetOf(ruleset));
}
