import { useEffect, useRef } from 'preact/hooks';
import { describeEvent, EVENT_DEPTHS } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { reasons } from '../../../controls/reasons.js';
import { counted } from '../../../words.js';
import type { OnTable } from '../game/table.js';
import { asking, finishAction, finishRoll, giveDie, stopAsking, takeDieBack } from '../game/table.js';
import { actionWords } from '../log/action-words.js';
import { briefly, isTold } from '../log/report.js';
import { PHASE_WORDS } from '../turn-bar.js';
import { rollWords } from './roll-words.js';

/** The results of the last dice. */
const LINES_SO_FAR = 3;
const DICE_SO_FAR = 12;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Asks for the dice that the players rolled, one by one. The keys 1 to 6 work, too. */
export function DicePrompt({ table }: { readonly table: OnTable }) {
  const { game } = table;
  const box = useRef<HTMLDialogElement>(null);
  const waiting = asking.value;
  const open = waiting !== undefined;
  useEffect(() => {
    if (open) box.current?.showModal();
  }, [open]);
  if (waiting === undefined) return null;
  const { action, asks, given } = waiting;
  return (
    <dialog
      class="sheets-dialog dice-prompt"
      ref={box}
      aria-label="Dice"
      onClose={stopAsking}
      onKeyDown={(event) => {
        const face = FACES.find((one) => String(one) === event.key);
        if (face !== undefined) giveDie(face);
        else if (event.key === 'Backspace') takeDieBack();
        else return;
        event.preventDefault();
      }}
    >
      <p class="faint">
        {action.do === 'end-phase' ? PHASE_WORDS[game.battle.phase] : actionWords(game.stage, action)}
      </p>
      <ul class="history-events" aria-live="polite">
        {asks.soFar
          .filter(isTold)
          .slice(-LINES_SO_FAR)
          .map((event, index) => (
            <li key={index} data-depth={EVENT_DEPTHS[event.type]}>
              {describeEvent(game.stage, briefly(event))}
            </li>
          ))}
      </ul>
      <div aria-live="assertive">
        <h2>{rollWords(game.stage, asks)}</h2>
        <p class="dice-wanted">
          <strong>{counted(asks.dice, 'die', 'dice')}</strong>
          {asks.needed !== undefined && (
            <>
              , needs <strong class="numbers">{needed(asks.needed)}</strong>
            </>
          )}
        </p>
      </div>
      {asks.modifiers !== undefined && <p class="faint">{reasons(asks.modifiers)}</p>}
      <div class="dice-faces">
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            class="die numbers"
            aria-label={`A ${face} fell`}
            onClick={() => giveDie(face)}
          >
            {face}
          </button>
        ))}
      </div>
      <p class="faint numbers" aria-live="polite">
        {given.length === 0 ? 'No dice yet.' : `So far: ${soFarWords(given)}`}
      </p>
      <div class="row">
        <Button onClick={finishRoll}>Roll this for us</Button>
        <Button onClick={finishAction}>Roll all the rest</Button>
        <Button disabled={given.length === 0} onClick={takeDieBack}>
          Take the last die back
        </Button>
        <Button onClick={() => box.current?.close()}>Cancel</Button>
      </div>
    </dialog>
  );
}

/** The last ones, on one line. */
const soFarWords = (given: readonly number[]): string =>
  given.length > DICE_SO_FAR ? `… ${given.slice(-DICE_SO_FAR).join(' ')}` : given.join(' ');

const needed = (number: number): string =>
  Number.isFinite(number) ? `${number}+` : 'more than dice can show';
