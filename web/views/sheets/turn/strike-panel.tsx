import { useState } from 'preact/hooks';
import type { BlowOrder, Combatant, PhysicalChoice } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { strikeWords } from '../../../controls/need-words.js';
import { OtherNumbers } from '../../../controls/other-numbers.js';
import { reasons } from '../../../controls/reasons.js';
import { inWords, useOtherRules } from '../../../controls/use-other-rules.js';
import { act, type OnTable } from '../game/table.js';
import { declaredStrike } from '../game/turn.js';
import { blowsWords, unitWords } from '../log/action-words.js';
import { NOTHING_PLANNED, saidOf, somebodyOf } from './fire/fire-plan.js';
import { SomebodyFields } from './fire/somebody-fields.js';
import { forecast } from './forecast.js';
import { Needs } from './needs.js';
import { STRUCK_SIDES, type StruckSide } from './side-choices.js';
import { TakeBack } from './take-back.js';

interface StrikePanelProps {
  readonly table: OnTable;
  readonly unit: Combatant;
}

const titleOf = ({ name, limb }: PhysicalChoice): string =>
  limb === null ? name : `${name}, ${limb.replaceAll('_', ' ')}`;

/** Plans physical attacks on an adjacent unit, with the number and damage of each. */
export function StrikePanel({ table, unit }: StrikePanelProps) {
  const { game } = table;
  const { battle, stage } = game;
  const somebody = somebodyOf(unit, battle.units.length);
  const targets = [
    ...battle.units.filter((other) => other.side !== unit.side && !other.isOut).map(({ index }) => index),
    somebody,
  ];
  const [chosen, setChosen] = useState(targets[0] ?? somebody);
  const [said, setSaid] = useState(NOTHING_PLANNED.somebody);
  const [side, setSide] = useState<StruckSide>('front');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const target = targets.includes(chosen) ? chosen : (targets[0] ?? somebody);
  const beside = { target, side, ...(target === somebody && { somebody: saidOf(said) }) };
  const there = useOtherRules(
    battle.ruleset,
    (ruleset) => game.forecastStrikes(unit.index, beside, ruleset),
    [table.step, unit.index, target, side, said],
  );
  const declared = declaredStrike(game, unit.index);
  if (declared !== undefined)
    return (
      <>
        <p class="notice">Declared: {blowsWords(stage, declared)}. It is rolled when the phase ends.</p>
        <TakeBack table={table} unit={unit.index} what="strike" />
      </>
    );
  const found = forecast(() => game.forecastStrikes(unit.index, beside));
  // Charges and deaths from above were declared with the move.
  const choices =
    'value' in found ? found.value.filter(({ kind }) => kind !== 'charge' && kind !== 'dfa') : [];
  const blows = choices
    .filter((choice) => picked.includes(titleOf(choice)))
    .map((choice) => blowOf(unit, choice, target));
  return (
    <>
      <div class="fields">
        <Choice
          label="Target in the next hex"
          value={target}
          choices={targets.map((index) => ({
            value: index,
            label: index === somebody ? 'A unit without a sheet' : unitWords(stage, index),
          }))}
          onChange={setChosen}
        />
        <Choice label="Side that is struck" value={side} choices={STRUCK_SIDES} onChange={setSide} />
      </div>
      {target === somebody && (
        <SomebodyFields plan={said} onChange={(fields) => setSaid({ ...said, ...fields })} />
      )}
      {'problem' in found && <p class="notice warn">{found.problem}</p>}
      {choices.length === 0 && <p class="notice">It cannot strike this target.</p>}
      <ul class="shots">
        {choices.map((choice) => {
          const title = titleOf(choice);
          return (
            <li key={title} class="shot" data-fires={picked.includes(title)}>
              <label class="shot-head">
                <input
                  type="checkbox"
                  checked={picked.includes(title)}
                  disabled={choice.toHit.impossible}
                  onChange={(event) =>
                    setPicked(
                      event.currentTarget.checked
                        ? [...picked, title]
                        : picked.filter((other) => other !== title),
                    )
                  }
                />
                <span class="shot-name">{title}</span>
                <span class="shot-figures numbers">
                  <Needs roll={choice.toHit} />
                  <span>
                    {choice.damage} <small class="faint">dmg</small>
                  </span>
                </span>
              </label>
              <p class="shot-reasons faint">
                {reasons(choice.toHit.modifiers)}
                {choice.rolls.map(
                  ({ who, after, roll }) =>
                    `; if it ${after === 'hit' ? 'hits' : 'misses'}, the ${who} rolls ${roll.targetNumber}+`,
                )}{' '}
                <OtherNumbers
                  own={strikeWords(choice)}
                  others={inWords(there, (strikes) =>
                    strikeWords(strikes.find((other) => titleOf(other) === title)),
                  )}
                />
              </p>
            </li>
          );
        })}
      </ul>
      <Button
        look="main"
        onClick={() => act({ do: 'strike', unit: unit.index, order: { blows }, beside: [beside] })}
      >
        {blows.length === 0 ? 'Declare no attack' : 'Declare attacks'}
      </Button>
    </>
  );
}

function blowOf(unit: Combatant, { kind, limb, name }: PhysicalChoice, target: number): BlowOrder {
  const weapon = unit.design.physicalWeapons.findIndex(
    ({ item, location }) => item.name === name && unit.plan.locations[location] === limb,
  );
  return { kind, target, ...(limb !== null && { limb }), ...(weapon >= 0 && { weapon }) };
}
