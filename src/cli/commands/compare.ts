import type { Command } from 'commander';
import type { Comparison, Side } from '../../simulate/index.js';
import { compareOnThreads } from '../../simulate/index.node.js';
import { CHANGE_WORDS, changed } from '../battles/battle-change.js';
import { readBattle } from '../battles/battle-setup.js';
import { playBattles } from '../battles/play-battles.js';
import { type BattleFlags, FORCE_WORDS, withBattleFlags } from '../flags/battle-flags.js';
import { UnitShelf } from '../input/unit-shelf.js';
import { grouped, percent } from '../print/number-words.js';
import type { Terminal } from '../print/terminal.js';
import { labelled, textTable } from '../print/text-table.js';
import { battleStory } from '../reports/battle-story.js';
import {
  BATTLE_SCHEMA,
  conditionsOf,
  forceWords,
  gamesWords,
  headLines,
  percentRange,
  pointRange,
  points,
  SIDE_WORDS,
} from '../reports/battle-words.js';

const EXAMPLES = `
Examples:
  tarcomp compare --red "Marauder MAD-3R" --blue "Warhammer WHM-6R" --change red.1.ability=+sniper
  tarcomp compare --red "Atlas AS7-D" --blue "Awesome AWS-8Q" --change red.skills=3/4 --games 5000
  tarcomp compare --red "Locust LCT-1V" --blue "Commando COM-2D" --change map=heavy-woods --json`;

type Flags = BattleFlags & { readonly change: readonly string[] };

export function defineCompare(command: Command, terminal: Terminal): void {
  withBattleFlags(command)
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
    .action((flags: Flags) =>
      playBattles(flags, terminal, async (options, log) => {
        const note = (text: string) => terminal.note(text);
        const shelf = new UnitShelf(flags.units, note);
        const before = await readBattle(flags, shelf, note);
        let after = before;
        for (const change of flags.change) after = await changed(after, change, shelf, note);
        const comparison = await compareOnThreads(before, after, options);
        const { change } = flags;
        terminal.print(
          flags.json
            ? JSON.stringify({
                schema: BATTLE_SCHEMA,
                games: comparison.before.games,
                seed: comparison.before.seed,
                change,
                ...comparison,
              })
            : report(comparison, change, forceWords(before.red), forceWords(before.blue)),
        );
        log?.write(
          battleStory([
            ['Without the change. ', before],
            ['With the change. ', after],
          ]),
        );
      }),
    );
}

function report(comparison: Comparison, change: readonly string[], red: string, blue: string): string {
  const { before, after, difference } = comparison;
  const right = 'right';
  const row = (side: Side) => [
    `${SIDE_WORDS[side]} wins`,
    percent(before.winRate[side].value),
    percentRange(before.winRate[side]),
    percent(after.winRate[side].value),
    percentRange(after.winRate[side]),
  ];
  const sentence = (side: Side) => {
    const { value, gained, lost } = difference[side];
    return (
      `${SIDE_WORDS[side]}: ${points(value)}, 95 % interval ${pointRange(difference[side])}. ` +
      `${SIDE_WORDS[side]} wins ${gamesWords(gained)} it did not win before, and no longer wins ${grouped(lost)} that it did.`
    );
  };
  return [
    ...headLines(red, blue, conditionsOf(before)),
    ...labelled('Change', change.join(', '), 8),
    '',
    ...textTable(
      [
        { heading: 'Outcome' },
        { heading: 'Before', align: right },
        { heading: '95 % interval', align: right },
        { heading: 'After', align: right },
        { heading: '95 % interval', align: right },
      ],
      [
        row('red'),
        row('blue'),
        ['Draw', percent(before.draws / before.games), '', percent(after.draws / after.games), ''],
        [
          'Undecided',
          percent(before.undecided / before.games),
          '',
          percent(after.undecided / after.games),
          '',
        ],
      ],
    ),
    '',
    sentence('red'),
    sentence('blue'),
  ].join('\n');
}
