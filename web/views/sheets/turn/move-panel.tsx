import { useState } from 'preact/hooks';
import { type Combatant, moverOf } from '../../../../src/edge/battle.js';
import type { Move, MoveForecast } from '../../../../src/edge/table.js';
import { Adder } from '../../../controls/adder.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { OtherNumbers } from '../../../controls/other-numbers.js';
import { reasons } from '../../../controls/reasons.js';
import { Segmented } from '../../../controls/segmented.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { useOtherRules } from '../../../controls/use-other-rules.js';
import { MODE_WORDS, percent, signed, titled } from '../../../words.js';
import { act, type OnTable } from '../game/table.js';
import { unitWords } from '../log/action-words.js';
import { NOTHING_PLANNED, type SomebodyPlan, saidOf, somebodyOf } from './fire/fire-plan.js';
import { SomebodyFields } from './fire/somebody-fields.js';
import { forecast } from './forecast.js';
import { Needs } from './needs.js';
import { STRUCK_SIDES, type StruckSide } from './side-choices.js';
import { ENTERED_CHOICES, featureOf, GROUND_CHOICES, terrainWords } from './terrain-choices.js';

interface MovePanelProps {
  readonly table: OnTable;
  readonly unit: Combatant;
}

const NO_TARGET = '';
const SOMEBODY = 'somebody';
const MOST_HEXES = 40;

/** Plans a move as the player describes it, with the rolls that it will need. */
export function MovePanel({ table, unit }: MovePanelProps) {
  const { game } = table;
  const [plan, setPlan] = useState<Plan>({ ...STANDS, getsUp: unit.prone });
  const change = (fields: Partial<Plan>) => setPlan((now) => ({ ...now, ...fields }));
  const mover = moverOf(game.battle, unit, { masc: plan.masc, supercharger: plan.supercharger });
  const otherMode = game.otherMode(unit.index);
  const action = actionOf(unit, plan, game.battle.units.length, otherMode);
  const found = forecast(() => game.forecastMove(action));
  const there = useOtherRules(game.battle.ruleset, (ruleset) => game.forecastMove(action, ruleset), [
    table.step,
    unit.index,
    plan,
  ]);
  const { gear } = unit.design;
  const enemies = game.battle.units.filter((other) => other.side !== unit.side && !other.isOut);
  const moves = plan.movement !== 'stationary';
  const { ways } = unit.design.kind.sheet;
  return (
    <>
      <Segmented
        label="Movement"
        name="movement"
        choices={[
          { value: 'stationary', label: 'Stand' },
          { value: 'walk', label: `${ways.walk.name} (${mover.walk})`, disabled: mover.walk === 0 },
          { value: 'run', label: `${ways.run.name} (${mover.run})`, disabled: mover.run === 0 },
          { value: 'jump', label: `Jump (${mover.jump})`, disabled: mover.jump === 0 },
        ]}
        value={plan.movement}
        onChange={(movement) => change({ movement, hexes: movement === 'stationary' ? 0 : plan.hexes })}
      />
      <div class="fields">
        <Stepper
          label="Hexes moved"
          value={plan.hexes}
          min={0}
          max={MOST_HEXES}
          disabled={!moves}
          onChange={(hexes) => change({ hexes })}
        />
        <Stepper
          label="Further points spent"
          note="turns, levels, terrain"
          value={plan.more}
          min={0}
          max={MOST_HEXES}
          disabled={!moves}
          onChange={(more) => change({ more })}
        />
        <Choice
          label="Ends in"
          value={plan.ground}
          choices={GROUND_CHOICES}
          onChange={(ground) => change({ ground })}
        />
      </div>
      <div class="fields">
        {unit.prone && (
          <Toggle label="Gets up first" checked={plan.getsUp} onChange={(getsUp) => change({ getsUp })} />
        )}
        {unit.design.falls && !unit.prone && (
          <Toggle
            label="Lies down at the end"
            checked={plan.goesProne}
            onChange={(goesProne) => change({ goesProne })}
          />
        )}
        {otherMode !== undefined && (
          <Toggle
            label={`Converts to ${MODE_WORDS[otherMode]} first`}
            checked={plan.converts}
            onChange={(converts) => change({ converts })}
          />
        )}
        {gear.masc !== undefined && (
          <Toggle label="Uses MASC" checked={plan.masc} onChange={(masc) => change({ masc })} />
        )}
        {gear.supercharger !== undefined && (
          <Toggle
            label="Uses its supercharger"
            checked={plan.supercharger}
            onChange={(supercharger) => change({ supercharger })}
          />
        )}
      </div>
      {game.signatureChoices(unit.index).map(({ system, on }) => (
        <Toggle
          key={system}
          label={`${titled(system)} is on`}
          checked={plan.signatures[system] ?? on}
          onChange={(next) => change({ signatures: { ...plan.signatures, [system]: next } })}
        />
      ))}
      <Disclosure title="On the way" summary={wayWords(plan)}>
        <Adder
          label="Entered"
          prompt="Terrain that needs a roll …"
          choices={ENTERED_CHOICES}
          onAdd={(entered) => change({ entered: [...plan.entered, entered] })}
        />
        {plan.entered.length > 0 && (
          <ul class="plain-list">
            {plan.entered.map((entered, place) => (
              <li key={`${entered} ${place}`} class="row">
                {terrainWords(entered)}
                <Button
                  aria-label={`Remove ${terrainWords(entered)}`}
                  onClick={() => change({ entered: plan.entered.filter((_, other) => other !== place) })}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Toggle
          label="Turned where it may skid or slip: at speed on pavement, on ice, on a cushion of air"
          checked={plan.skids}
          onChange={(skids) => change({ skids })}
        />
        {moves && (
          <div class="fields">
            <Choice
              label={plan.movement === 'jump' ? 'Death from above on' : 'Charges'}
              value={plan.target}
              choices={[
                { value: NO_TARGET, label: 'Nobody' },
                ...enemies.map((enemy) => ({
                  value: String(enemy.index),
                  label: unitWords(game.stage, enemy.index),
                })),
                { value: SOMEBODY, label: 'A unit without a sheet' },
              ]}
              onChange={(target) => change({ target })}
            />
            {plan.target !== NO_TARGET && (
              <Choice
                label="Side that is struck"
                value={plan.side}
                choices={STRUCK_SIDES}
                onChange={(side) => change({ side })}
              />
            )}
          </div>
        )}
        {moves && plan.target === SOMEBODY && (
          <SomebodyFields
            rammed
            plan={plan.somebody}
            onChange={(fields) => change({ somebody: { ...plan.somebody, ...fields } })}
          />
        )}
      </Disclosure>
      {'problem' in found ? (
        <p class="notice warn">{found.problem}</p>
      ) : (
        <div class="forecast" aria-live="polite">
          <p class="numbers">
            {signed(found.value.targetModifier)} for shots at it, {signed(found.value.ownModifier)} for its
            own
            {unit.design.tracksHeat && `, ${signed(found.value.heat)} heat`}.
          </p>
          {found.value.boosters.map(({ gear, needed, probability }) => (
            <p key={gear} class="numbers">
              {gear === 'masc' ? 'MASC' : 'The supercharger'} holds on <strong>{needed}+</strong>{' '}
              {percent(probability)}.
            </p>
          ))}
          {found.value.rolls.length === 0 ? (
            <p class="faint">No piloting roll.</p>
          ) : (
            <>
              <h3>Piloting rolls that this needs</h3>
              <ul class="plain-list">
                {found.value.rolls.map((roll, index) => (
                  <li key={`${index} ${roll.targetNumber}`}>
                    <Needs roll={roll} /> <span class="faint">{reasons(roll.modifiers)}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p class="faint">
            <OtherNumbers
              own={rollsWords(found.value)}
              others={there.map(({ ruleset, value }) => ({
                ruleset,
                words: value === undefined ? 'not allowed' : rollsWords(value),
              }))}
            />
          </p>
        </div>
      )}
      <Button look="main" disabled={'problem' in found} onClick={() => act(action)}>
        Move
      </Button>
    </>
  );
}

/** "5+, 7+" */
const rollsWords = ({ rolls }: MoveForecast): string =>
  rolls
    .map(({ impossible, targetNumber }) => (impossible ? 'fails without a roll' : `${targetNumber}+`))
    .join(', ') || 'no roll';

interface Plan {
  readonly movement: Move['movement'];
  readonly hexes: number;
  readonly more: number;
  readonly ground: string;
  readonly getsUp: boolean;
  readonly goesProne: boolean;
  readonly converts: boolean;
  readonly masc: boolean;
  readonly supercharger: boolean;
  readonly entered: readonly string[];
  readonly skids: boolean;
  readonly signatures: NonNullable<Move['signatures']>;
  readonly target: string;
  readonly side: StruckSide;
  readonly somebody: SomebodyPlan;
}

const STANDS: Plan = {
  movement: 'stationary',
  hexes: 0,
  more: 0,
  ground: 'clear',
  getsUp: false,
  goesProne: false,
  converts: false,
  masc: false,
  supercharger: false,
  entered: [],
  skids: false,
  signatures: {},
  target: NO_TARGET,
  side: 'front',
  somebody: NOTHING_PLANNED.somebody,
};

function actionOf(unit: Combatant, plan: Plan, units: number, otherMode: Move['convertTo']): Move {
  const { index, prone } = unit;
  const { movement, hexes, more, target, side } = plan;
  const ground = featureOf(plan.ground);
  const entered = plan.entered.flatMap((chosen) => featureOf(chosen) ?? []);
  const moves = movement !== 'stationary';
  return {
    do: 'move',
    unit: index,
    movement,
    hexes,
    ...(moves && more > 0 && { points: hexes + more }),
    ...(prone && plan.getsUp && moves && { getsUp: true }),
    ...(!prone && plan.goesProne && { goesProne: true }),
    ...(plan.converts && otherMode !== undefined && { convertTo: otherMode }),
    ...(plan.masc && { masc: true }),
    ...(plan.supercharger && { supercharger: true }),
    ...(ground !== undefined && { ground: [ground] }),
    ...(entered.length > 0 && { entered }),
    ...(plan.skids && { skids: true }),
    ...(Object.keys(plan.signatures).length > 0 && { signatures: plan.signatures }),
    ...(moves &&
      target !== NO_TARGET && {
        charge: {
          kind: movement === 'jump' ? ('dfa' as const) : ('charge' as const),
          side,
          ...(target === SOMEBODY
            ? { target: somebodyOf(unit, units), somebody: saidOf(plan.somebody) }
            : { target: Number(target) }),
        },
      }),
  };
}

const wayWords = ({ entered, skids, target }: Plan): string => {
  const words = [
    ...entered.map(terrainWords),
    ...(skids ? ['skid'] : []),
    ...(target === NO_TARGET ? [] : ['attack']),
  ];
  return words.length === 0 ? 'nothing special' : words.join(', ');
};
