import { useMemo } from 'preact/hooks';
import type { BlowChoice, BlowOrder } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { strikeWords } from '../../../controls/need-words.js';
import { OtherNumbers } from '../../../controls/other-numbers.js';
import { inWords, useOtherRules } from '../../../controls/use-other-rules.js';
import { titled } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { adviceComes, strikePlan } from '../game/plans.js';
import { order, type Running } from '../game/play.js';
import { facingChoice, reasonWords, rollWords } from '../words.js';
import { Suggested } from './suggested.js';

interface StrikePanelProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
}

const isSame = (one: BlowOrder, other: BlowOrder): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Plans physical attacks, starting with those that the bot would make. */
export function StrikePanel({ now, told, unit }: StrikePanelProps) {
  const { game } = now;
  const plan = strikePlan.value;
  const { blows, torsoFacing } = plan;
  const choices = useMemo(() => game.blowChoices(unit, torsoFacing), [now.step, unit, torsoFacing]);
  const facings = useMemo(() => game.strikeFacings(unit), [now.step, unit]);
  const own = game.battle.unit(unit);
  const there = useOtherRules(
    game.battle.ruleset,
    (ruleset) => game.blowChoices(unit, torsoFacing, ruleset),
    [now.step, unit, torsoFacing],
  );
  const problem = game.problemOf({ kind: 'strike', unit, order: plan });
  return (
    <div class="orders">
      <div class="order-bar">
        <p class="plan-words" aria-live="polite">
          {adviceComes.value
            ? 'The bot is choosing an attack …'
            : choices.length === 0
              ? 'Nobody is within reach.'
              : blows.length === 0
                ? 'No physical attack.'
                : blows.map((blow) => plannedWords(choices, blow, told)).join('. ')}
        </p>
        {problem !== undefined && <p class="notice bad">{problem}</p>}
        <div class="row main-row">
          <Button
            look="main"
            disabled={problem !== undefined || adviceComes.value}
            onClick={() => order({ kind: 'strike', unit, order: plan })}
          >
            {blows.length === 0 ? 'No attack' : 'Strike'}
          </Button>
          {blows.length > 0 && (
            <Button onClick={() => order({ kind: 'strike', unit, order: { blows: [] } })}>No attack</Button>
          )}
          {choices.length > 0 && <Suggested />}
        </div>
      </div>
      {facings.length > 1 && (
        <Choice
          label="Torso faces"
          value={torsoFacing ?? own.torsoFacing}
          choices={facings.map((value) => facingChoice(value, own.facing))}
          onChange={(turned) => {
            strikePlan.value = { torsoFacing: turned, blows: [] };
          }}
        />
      )}
      <ul class="guns" aria-label="Physical attacks">
        {choices.map((choice) => {
          const struck = blows.some((blow) => isSame(blow, choice.order));
          return (
            <li key={JSON.stringify(choice.order)} class="gun" data-fires={struck}>
              <label class="gun-head">
                <input
                  type="checkbox"
                  checked={struck}
                  onChange={() => {
                    strikePlan.value = {
                      ...plan,
                      blows: struck
                        ? blows.filter((blow) => !isSame(blow, choice.order))
                        : [...blows, choice.order],
                    };
                  }}
                />
                <span class="gun-name">
                  {blowWords(choice)} <span class="faint">on {told.labels[choice.order.target]}</span>
                </span>
                <span class="gun-figures numbers">
                  <strong>{rollWords(choice.toHit)}</strong>
                  <span>{choice.damage} dmg</span>
                </span>
              </label>
              <p class="gun-reasons faint">
                {reasonWords(choice.toHit.modifiers)}
                {choice.rolls.map(
                  ({ who, after, roll }) => ` · after a ${after} the ${who} rolls ${rollWords(roll)}`,
                )}
                {choice.fallsOnMiss ? ' · the attacker falls if it misses' : ''}{' '}
                <OtherNumbers
                  own={strikeWords(choice)}
                  others={inWords(there, (blowsThere) =>
                    strikeWords(blowsThere.find((other) => isSame(other.order, choice.order))),
                  )}
                />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** "Kick (left leg) on Warhammer WHM-6R: 5+, 83.3 %, 15 damage" */
function plannedWords(choices: readonly BlowChoice[], blow: BlowOrder, told: ToldGame): string {
  const choice = choices.find((other) => isSame(other.order, blow));
  if (choice === undefined) return `${titled(blow.kind)} on ${told.labels[blow.target]}: not possible`;
  return `${blowWords(choice)} on ${told.labels[blow.target]}: ${rollWords(choice.toHit)}, ${choice.damage} damage`;
}

function blowWords({ name, limb, order: { aimedAt, bothHands, inactive } }: BlowChoice): string {
  return [
    name,
    limb === null ? '' : `(${limb.replaceAll('_', ' ')})`,
    aimedAt === undefined ? '' : aimedAt === 'punch' ? 'at the upper body' : 'at the legs',
    bothHands ? 'with both hands' : '',
    inactive ? 'switched off' : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}
