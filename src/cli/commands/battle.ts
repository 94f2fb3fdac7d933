import type { Command } from 'commander';
import { simulateOnThreads } from '../../simulate/index.node.js';
import { readBattle } from '../battles/battle-setup.js';
import { playBattles } from '../battles/play-battles.js';
import { type BattleFlags, FORCE_WORDS, withBattleFlags } from '../flags/battle-flags.js';
import { UnitShelf } from '../input/unit-shelf.js';
import type { Terminal } from '../print/terminal.js';
import { battleStory } from '../reports/battle-story.js';
import { BATTLE_SCHEMA, battleReport } from '../reports/battle-words.js';

const EXAMPLES = `
Examples:
  tarcomp battle --red "Atlas AS7-D" --blue "Locust LCT-1V"
  tarcomp battle --red "Marauder MAD-3R:3/4:sniper" --blue "Warhammer WHM-6R,Locust LCT-1V"
  tarcomp battle --red my-mechs/Firefly.mtf --blue "Commando COM-2D" --map hills:24x30
  tarcomp battle --red Atlas --blue Awesome --games 1 --log story.txt
  tarcomp battle --red Atlas --blue Awesome --games 100000 --checkpoint atlas.checkpoint --json`;

export function defineBattle(command: Command, terminal: Terminal): void {
  withBattleFlags(command)
    .description(
      `Play whole battles of 'Mechs, with bots on both sides, and report who wins. ${FORCE_WORDS} A side wins when it is ` +
        'the only one with units that can act. Win rates come with a 95 % interval.',
    )
    .addHelpText('after', EXAMPLES)
    .action((flags: BattleFlags) =>
      playBattles(flags, terminal, async (options, log) => {
        const note = (text: string) => terminal.note(text);
        const setup = await readBattle(flags, new UnitShelf(flags.units, note), note);
        const result = await simulateOnThreads(setup, options);
        terminal.print(
          flags.json ? JSON.stringify({ schema: BATTLE_SCHEMA, ...result }) : battleReport(result),
        );
        log?.write(battleStory([['', setup]]));
      }),
    );
}
