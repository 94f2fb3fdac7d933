import type { Command } from 'commander';
import { simulationOf } from '../../simulate/setup.js';
import { readBattle } from '../battles/battle-setup.js';
import { playBattles } from '../battles/play-battles.js';
import { playRun } from '../battles/play-run.js';
import { OutputFile } from '../files/output-file.js';
import { type BattleFlags, FORCE_WORDS, withBattleFlags } from '../flags/battle-flags.js';
import { checkRunFlags, type RunFlags, withRunFlags } from '../flags/run-flags.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { replayOf } from '../reports/battle-replay.js';
import { battleStory } from '../reports/battle-story.js';

const EXAMPLES = `
Examples:
  tarcomp battle --red "Atlas AS7-D" --blue "Locust LCT-1V"
  tarcomp battle --red "Marauder MAD-3R:3/4:sniper" --blue "Warhammer WHM-6R,Locust LCT-1V"
  tarcomp battle --red my-mechs/Firefly.mtf --blue "Commando COM-2D" --map hills:24x30
  tarcomp battle --red Atlas --blue Awesome --games 1 --log story.txt
  tarcomp battle --red Atlas --blue Awesome --games 100000 --checkpoint atlas.checkpoint --json`;

export function define(command: Command, terminal: Terminal): void {
  withRunFlags(withBattleFlags(command))
    .description(
      `Play a battle many times, with bots on both sides, and report who wins. ${FORCE_WORDS} A side wins when it is the ` +
        'only one with units that can act. Win rates come with a 95 % interval.',
    )
    .option(
      '--replay <file>',
      'write the replay of the first game to a file, for the page or "tarcomp analyse"',
    )
    .addHelpText('after', EXAMPLES)
    .action(async (flags: BattleFlags & RunFlags & { readonly replay?: string }) => {
      checkRunFlags(command, flags);
      await playBattles(flags, terminal, async (options, log) => {
        const replay = flags.replay === undefined ? undefined : new OutputFile(flags.replay, '--replay');
        const setup = await readBattle(flags, new UnitShelf(flags.units, terminal.note), terminal.note);
        await playRun([simulationOf(setup)], [], flags, options, terminal);
        log?.write(battleStory([['', setup]]));
        replay?.write(JSON.stringify(replayOf(setup)));
      });
    });
}
