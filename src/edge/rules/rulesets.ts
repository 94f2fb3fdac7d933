import { shown, wrongType } from '../../check/refusal.js';
import { type Check, checked, nameOf, optional } from '../../check/shape.js';
import * as rulesets from '../../rules/ruleset.js';
import { knownRuleset } from '../common.js';

export {
  RULESETS,
  type Ruleset,
  type RulesetChanges,
  type RulesetName,
  type RulesetOption,
} from '../../rules/ruleset.js';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const unknown = (field: string, value: unknown): TypeError =>
  new TypeError(`${field} is ${shown(value)}: rulesets have nothing of that name`);

/** Areas and their fields are those of the rulebook's record, and a field holds what it holds there. */
const changes: Check = (value, key, within) => {
  const field = nameOf(key, within);
  if (!isObject(value)) throw wrongType(field, value, 'an object');
  const book: Readonly<Record<string, unknown>> = { ...rulesets.rulesetOf('total-warfare') };
  for (const [area, changed] of Object.entries(value)) {
    if (area === 'name' || changed === undefined) continue;
    const known = isObject(book[area]) && area !== 'base' ? book[area] : undefined;
    if (known === undefined) throw unknown(nameOf(area, field), changed);
    if (!isObject(changed)) throw wrongType(nameOf(area, field), changed, 'an object');
    for (const [name, cell] of Object.entries(changed)) {
      const place = nameOf(name, nameOf(area, field));
      if (area === 'hooks') {
        if (!isObject(cell)) throw wrongType(place, cell, 'hooks with their words');
      } else if (!(name in known)) throw unknown(place, cell);
      else if (kindOf(cell) !== kindOf(known[name]))
        throw wrongType(place, cell, `a ${kindOf(known[name])}, as in the rulebook's record`);
    }
  }
};

/** The record behind a name, with all its tables and switches. */
export const rulesetOf: typeof rulesets.rulesetOf = checked(rulesets.rulesetOf, {
  ruleset: optional(knownRuleset),
});
export const extendRuleset: typeof rulesets.extendRuleset = checked(rulesets.extendRuleset, {
  base: knownRuleset,
  changes,
});
