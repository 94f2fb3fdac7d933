import { checkOneOf } from '../check/check.js';
import { noDice } from '../dice/roller.js';
import { RULESETS, type RulesetName, rulesetOf } from '../rules/ruleset.js';
import { Battle } from './battle.js';
import { Combatant } from './combatant/combatant.js';

/** A copy of the battle under another ruleset, to compare numbers; it is not played on. Without one, the battle itself. */
export function underRules(battle: Battle, ruleset: RulesetName | undefined): Battle {
  if (ruleset === undefined) return battle;
  checkOneOf('ruleset', ruleset, RULESETS);
  const rules = rulesetOf(ruleset);
  const units = battle.units.map((unit) => {
    const other = new Combatant(unit.index, unit.id, unit.side, unit.design, unit.pilot, rules);
    other.takeOver(unit);
    other.refresh();
    return other;
  });
  const options = { ...battle.options, ruleset: rules };
  return new Battle(battle.map, units, battle.bots, noDice, options, battle);
}
