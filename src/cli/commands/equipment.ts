import type { Command } from 'commander';
import { type EquipmentItem, ITEM_KINDS } from '../../catalog/index.js';
import { officialCatalog } from '../../catalog/official.js';
import { type RulesetName, rulesetOf } from '../../rules/ruleset.js';
import { rulesetFlag } from '../flags/ruleset-flag.js';
import { didYouMean } from '../print/did-you-mean.js';
import type { Terminal } from '../print/terminal.js';
import { quoted } from '../print/visible.js';
import { spaced } from '../reports/formula-words.js';
import { itemCard } from '../reports/item-card.js';
import { itemIn } from '../reports/item-in-ruleset.js';

const EXAMPLES = `
Examples:
  tarcomp equipment "Medium Laser" "ER PPC"
  tarcomp equipment --json "LRM 20"
  tarcomp equipment --json > equipment.jsonl`;

export function define(command: Command, terminal: Terminal): void {
  command
    .description(
      'Show equipment by name: its id, its display name or any spelling that unit files use, in upper or lower case. ' +
        'Without a name, count what the catalog holds.',
    )
    .argument('[name...]', 'what to look up')
    .option('--json', 'print one JSON object per line; without a name, print the whole catalog')
    .addOption(rulesetFlag('rules whose figures are shown'))
    .addHelpText('after', EXAMPLES)
    .action((names: readonly string[], { json, ruleset }: EquipmentFlags) =>
      (json ? showAsJson : showAsCards)(names, ruleset, terminal),
    );
}

interface EquipmentFlags {
  readonly json?: true;
  readonly ruleset: RulesetName;
}

function showAsJson(names: readonly string[], ruleset: RulesetName, terminal: Terminal): void {
  const rules = rulesetOf(ruleset);
  const show = (item: EquipmentItem) => terminal.print(JSON.stringify(itemIn(item, rules)));
  if (names.length === 0) officialCatalog.items.forEach(show);
  for (const name of names) {
    const item = officialCatalog.find(name);
    if (item !== undefined) show(item);
    else {
      const error = unknownName(name);
      terminal.print(JSON.stringify({ name, error }));
      terminal.fail(error);
    }
  }
}

function showAsCards(names: readonly string[], ruleset: RulesetName, terminal: Terminal): void {
  if (names.length === 0) terminal.print(summary());
  const ids = idsByName();
  const cards: string[] = [];
  for (const name of names) {
    const item = officialCatalog.find(name);
    if (item === undefined) terminal.fail(unknownName(name));
    else cards.push(itemCard(itemIn(item, rulesetOf(ruleset)), ids.get(item.name)));
  }
  if (cards.length > 0) terminal.print(cards.join('\n\n'));
}

function summary(): string {
  const counts = ITEM_KINDS.map((kind) => {
    const count = officialCatalog.items.filter((item) => item.kind === kind).length;
    return `${String(count).padStart(6)}  ${spaced(kind)}`;
  });
  return `The equipment catalog holds ${officialCatalog.items.length} items:

${counts.join('\n')}

Look one up by any name it goes by:

  tarcomp equipment "Medium Laser"`;
}

function idsByName(): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, name } of officialCatalog.items) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}

function unknownName(name: string): string {
  const hint = didYouMean(
    name,
    officialCatalog.items.map((item) => item.name),
  );
  return `No equipment is called ${quoted(name)}.${hint}`;
}
