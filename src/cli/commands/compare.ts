import type { Command } from 'commander';
import { pairOf } from '../../simulate/compare.js';
import { CHANGE_WORDS, changed } from '../battles/battle-change.js';
import { readBattle } from '../battles/battle-setup.js';
import { playBattles } from '../battles/play-battles.js';
import { playRun } from '../battles/play-run.js';
import { type BattleFlags, FORCE_WORDS, withBattleFlags } from '../flags/battle-flags.js';
import { checkRunFlags, type RunFlags, withRunFlags } from '../flags/run-flags.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { battleStory } from '../reports/battle-story.js';

const EXAMPLES = `
Examples:
  tarcomp compare --red "Marauder MAD-3R" --blue "Warhammer WHM-6R" --change red.1.ability=+sniper
  tarcomp compare --red "Atlas AS7-D" --blue "Awesome AWS-8Q" --change red.skills=3/4 --games 5000
  tarcomp compare --red "Locust LCT-1V" --blue "Commando COM-2D" --change map=heavy-woods --json`;

type Flags = BattleFlags & RunFlags & { readonly change: readonly string[] };

export function define(command: Command, terminal: Terminal): void {
  withRunFlags(withBattleFlags(command))
    .description(
      'Play a battle with and without a change, and report how much the win rates differ. Both versions of a game use the ' +
        `same seed, so luck affects them alike. ${FORCE_WORDS}`,
    )
    .requiredOption(
      '--change <what=value>',
      'what to change; repeat to make several changes at once',
      (change: string, before: readonly string[] = []) => [...before, change],
    )
    .addHelpText('after', CHANGE_WORDS)
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => {
      checkRunFlags(command, flags);
      await playBattles(flags, terminal, async (options, log) => {
        const shelf = new UnitShelf(flags.units, terminal.note);
        const before = await readBattle(flags, shelf, terminal.note);
        let after = before;
        for (const change of flags.change) after = await changed(after, change, shelf, terminal.note);
        await playRun(pairOf(before, after), flags.change, flags, options, terminal);
        log?.write(
          battleStory([
            ['Without the change. ', before],
            ['With the change. ', after],
          ]),
        );
      });
    });
}
