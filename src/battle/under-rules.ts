import { noDice } from '../dice/roller.js';
import type { Ruleset } from '../rules/ruleset.js';
import { Battle } from './battle.js';
import { Combatant } from './combatant/combatant.js';

/** A copy of the battle under another ruleset, to compare numbers; it is not played on. */
export function underRules(battle: Battle, rules: Ruleset): Battle {
  const units = battle.units.map((unit) => {
    const other = new Combatant(unit.index, unit.id, unit.side, unit.design, unit.pilot, rules);
    other.takeOver(unit);
    other.refresh();
    return other;
  });
  const { map, bots, turnLimit, forcedWithdrawal, teammateCalledShots, environment } = battle;
  const options = { ruleset: rules, turnLimit, forcedWithdrawal, teammateCalledShots };
  return new Battle(map, units, bots, noDice, environment ? { ...options, environment } : options, battle);
}
