import { resolveAbilities } from '../abilities/ability-catalog.js';
import { type Hooked, hooksIn } from '../hooks.js';
import { hookDetail } from '../itemise.js';
import type { ModifierDetail } from '../modifier.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { type Ruleset, type RulesetOption, rulesetOf } from '../ruleset.js';

/** What the initiative roll needs to know about a unit. */
export interface InitiativeUnit {
  readonly unitQuirks?: readonly string[];
  readonly abilities?: readonly string[];
  /** If left out: conscious. Units with an unconscious or dead pilot do not contribute. */
  readonly conscious?: boolean;
  /** Somebody aboard is free to lead: at the console of a heavy unit, or as the technician of a superheavy tripod. */
  readonly commandPost?: boolean;
}

export interface IInitiativeModifier {
  readonly modifiers: readonly ModifierDetail[];
  readonly total: number;
  /** The force may reroll once each turn, and must keep the second roll. */
  readonly reroll: boolean;
}

type Entry = Hooked & { readonly name: string };

/**
 * Returns a force's initiative modifier: its best quirk or a command post, and its best ability, each counted once
 * (docs/rules/turn.md).
 */
export function calculateInitiativeModifier(
  units: readonly InitiativeUnit[],
  options: RulesetOption = {},
): IInitiativeModifier {
  const rules = rulesetOf(options.ruleset);
  const abilitiesOfAll = units.map((unit) => resolveAbilities(unit.abilities));
  const leads = units.map(({ conscious = true }) => conscious);
  const quirks = units.flatMap((unit, index) => (leads[index] ? resolveQuirks(unit.unitQuirks) : []));
  const abilities = abilitiesOfAll.flatMap((known, index) =>
    leads[index] ? known.map(({ ability }) => ability) : [],
  );
  const quirk = bestOf(quirks, 'quirk', rules);
  const post = units.some(({ commandPost }, index) => commandPost && leads[index])
    ? rules.initiative.commandPost
    : 0;
  const leader = post > (quirk?.value ?? 0) ? commandPost(post) : quirk;
  const modifiers = [leader, bestOf(abilities, 'spa', rules)].filter((detail) => detail !== undefined);
  return {
    modifiers,
    total: modifiers.reduce((sum, { value }) => sum + value, 0),
    reroll: abilities.some((ability) => hooksIn(ability, rules).initiativeReroll === true),
  };
}

const commandPost = (value: number): ModifierDetail => ({
  id: 'command_post',
  name: 'Command post',
  value,
  source: 'equipment',
  description: 'a commander who is free to lead',
});

function bestOf(entries: readonly Entry[], source: string, rules: Ruleset): ModifierDetail | undefined {
  let best: Entry | undefined;
  let most = 0;
  for (const entry of entries) {
    const value = hooksIn(entry, rules).initiative ?? 0;
    if (value > most) [best, most] = [entry, value];
  }
  return best && hookDetail(best, rules, most, source);
}
