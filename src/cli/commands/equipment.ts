import type { Command } from 'commander';
import { rulesetOption } from '../flags/ruleset-option.js';
import type { Terminal } from '../print/terminal.js';

const EXAMPLES = `
Examples:
  tarcomp equipment "Medium Laser" "ER PPC"
  tarcomp equipment --json "LRM 20"
  tarcomp equipment --json > equipment.jsonl`;

export function addEquipment(program: Command, terminal: Terminal): void {
  program
    .command('equipment')
    .summary('look up weapons, ammunition and other equipment')
    .description(
      'Show equipment by name: its id, its display name or any spelling that unit files use, in upper or lower case. ' +
        'Without a name, count what the catalog holds.',
    )
    .argument('[name...]', 'what to look up')
    .option('--json', 'print one JSON object per line; without a name, print the whole catalog')
    .addOption(rulesetOption('rules to use; equipment is the same in all of them'))
    .addHelpText('after', EXAMPLES)
    .action(async (names: readonly string[], options: { json?: true }) => {
      // Other commands need not wait until this one's part is loaded.
      const { showAsCards, showAsJson } = await import('../pages/equipment-cards.js');
      const show = options.json ? showAsJson : showAsCards;
      show(names, terminal);
    });
}
