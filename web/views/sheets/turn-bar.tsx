import type { Phase } from '../../../src/edge/battle.js';
import { Button } from '../../controls/button.js';
import { Problem } from '../../controls/problem.js';
import { Segmented } from '../../controls/segmented.js';
import type { OnTable } from './game/table.js';
import { act, chooseDice, dice, redo, refused, undo } from './game/table.js';
import { sideWords } from './log/action-words.js';

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  initiative: 'Initiative',
  movement: 'Movement',
  weapons: 'Weapon attacks',
  physical: 'Physical attacks',
  heat: 'Heat',
  end: 'End',
  over: 'The game is over',
};

const DICE_CHOICES = [
  { value: 'ours', label: 'Roll for us' },
  { value: 'yours', label: 'We type dice' },
] as const;

/** The turn's phase, and buttons to go on or back. */
export function TurnBar({ table }: { readonly table: OnTable }) {
  const { game } = table;
  const { battle, entries, undone } = game;
  const { phase, turn } = battle;
  return (
    <section class="turn-bar screen-only" aria-label="Turn">
      <p class="turn-words" aria-live="polite">
        <strong>{turn === 0 ? 'Before the first turn' : `Turn ${turn}`}</strong>
        <span>
          {PHASE_WORDS[phase]}
          {phase !== 'initiative' && phase !== 'over' && (
            <span class="faint">, {sideWords(battle.initiative)} has the initiative</span>
          )}
        </span>
      </p>
      <div class="row">
        <Button disabled={entries.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button disabled={undone.length === 0} onClick={redo}>
          Redo
        </Button>
        {phase === 'initiative' && (
          <>
            <Button look="main" onClick={() => act({ do: 'begin-turn' })}>
              Begin turn {turn + 1}
            </Button>
            <Button onClick={() => act({ do: 'begin-turn', initiative: 'red' })}>Red won</Button>
            <Button onClick={() => act({ do: 'begin-turn', initiative: 'blue' })}>Blue won</Button>
          </>
        )}
        {phase !== 'initiative' && phase !== 'over' && (
          <Button look="main" onClick={() => act({ do: 'end-phase' })}>
            {phase === 'heat' ? 'Resolve heat, end the turn' : `End ${PHASE_WORDS[phase].toLowerCase()}`}
          </Button>
        )}
      </div>
      <Problem words={refused.value} />
    </section>
  );
}

/** Chooses who rolls the dice. */
export const DiceChoice = () => (
  <Segmented label="Dice" name="dice" choices={DICE_CHOICES} value={dice.value} onChange={chooseDice} />
);
