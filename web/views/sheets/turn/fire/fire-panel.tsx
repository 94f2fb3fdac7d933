import { useState } from 'preact/hooks';
import type { Combatant } from '../../../../../src/edge/battle.js';
import type { Fire, Grip, ShotForecast, TableGame } from '../../../../../src/edge/table.js';
import { Button } from '../../../../controls/button.js';
import { Choice } from '../../../../controls/choice.js';
import { needWords } from '../../../../controls/need-words.js';
import { Stepper } from '../../../../controls/stepper.js';
import { Toggle } from '../../../../controls/toggle.js';
import { inWords, useOtherRules } from '../../../../controls/use-other-rules.js';
import { withField } from '../../../../controls/with-field.js';
import { act, type OnTable } from '../../game/table.js';
import { declaredFire } from '../../game/turn.js';
import { shotsWords, unitWords } from '../../log/action-words.js';
import { forecast } from '../forecast.js';
import { STRUCK_SIDES } from '../side-choices.js';
import { TakeBack } from '../take-back.js';
import { BestVolley } from './best-volley.js';
import {
  AHEAD,
  type FirePlan,
  fireOf,
  type LinePlan,
  NO_GRIP,
  NOTHING_PLANNED,
  somebodyOf,
} from './fire-plan.js';
import { GripChoice } from './grip-choice.js';
import { LineFields } from './line-fields.js';
import { OtherOrders } from './other-orders.js';
import { Shot } from './shot.js';
import { SomebodyFields } from './somebody-fields.js';
import { heatEndWords, VolleyWords } from './volley-words.js';

interface FirePanelProps {
  readonly table: OnTable;
  readonly unit: Combatant;
}

const canFire = ({ obstacle, toHit }: ShotForecast): boolean =>
  obstacle === undefined && toHit?.impossible === false;

const NO_GRIPS: readonly Grip[] = [];

/** Leg and swarm attacks on the target; none for units other than infantry. */
function gripsOn(game: TableGame, fire: Fire, target: number): readonly Grip[] {
  if (game.battle.unit(fire.unit).design.soldiers === undefined) return NO_GRIPS;
  const found = forecast(() => game.forecastGrips(fire, target));
  return 'value' in found ? found.value : NO_GRIPS;
}

const declareWords = ({ order }: Fire): string => {
  if (order.letGo) return 'Declare that it lets go';
  if (order.antiMech !== undefined) return 'Declare the attack';
  return order.shots.length === 0 ? 'Declare no fire' : 'Declare fire';
};

/** Plans a volley: the number, damage and heat of each weapon, their sum, and the heat at the end of the turn. */
export function FirePanel({ table, unit }: FirePanelProps) {
  const { game } = table;
  const { battle, stage } = game;
  const { units } = battle;
  const somebody = somebodyOf(unit, units.length);
  const enemies = units.filter((other) => other.side !== unit.side && !other.isOut);
  const targets = [...enemies.map(({ index }) => index), somebody];
  const [chosen, setChosen] = useState(targets[0] ?? somebody);
  const choices = game.fireChoices(unit.index);
  const [plan, setPlan] = useState<FirePlan>({ ...NOTHING_PLANNED, facing: choices.facings[0] ?? 0 });
  const target = targets.includes(chosen) ? chosen : (targets[0] ?? somebody);
  const guns = unit.design.weapons.filter(({ use }) => use === 'attack' || use === 'tag' || use === 'narc');
  const own = { unit, units: units.length, guns, hasSecondTurret: choices.secondFacings.length > 0 };
  const probe = fireOf(own, plan, target, true);
  const volley = fireOf(own, plan, target, false);
  const there = useOtherRules(
    battle.ruleset,
    (ruleset) => ({
      shots: game.forecastFire(probe, ruleset).shots,
      heat: game.forecastFire(volley, ruleset).heat,
    }),
    [table.step, unit.index, plan, target],
  );
  const declared = declaredFire(game, unit.index);
  if (declared !== undefined && battle.phase === 'weapons')
    return (
      <>
        <p class="notice">Declared: {shotsWords(stage, declared)}. It is rolled when the phase ends.</p>
        <TakeBack table={table} unit={unit.index} what="fire" />
      </>
    );
  const line = plan.lines[target] ?? AHEAD;
  // From the latest plan: a second change may come before the first has been drawn.
  const change = (fields: Partial<FirePlan>) => setPlan((now) => ({ ...now, ...fields }));
  const changeLine = (fields: Partial<LinePlan>) =>
    setPlan((now) => ({
      ...now,
      lines: { ...now.lines, [target]: { ...(now.lines[target] ?? AHEAD), ...fields } },
    }));
  const clings = unit.swarming >= 0;
  const grips = clings ? NO_GRIPS : gripsOn(game, probe, target);
  const each = forecast(() => game.forecastFire(probe));
  // A volley of every weapon has already been forecast.
  const whole = volley.order.shots.length === probe.order.shots.length;
  const all = whole ? each : forecast(() => game.forecastFire(volley));
  const assign = (weapons: readonly number[]) =>
    change({
      shots: Object.fromEntries(weapons.map((weapon) => [weapon, { ...plan.shots[weapon], target }])),
    });
  return (
    <>
      <div class="fields">
        <Choice
          label="Target"
          value={target}
          choices={targets.map((index) => ({
            value: index,
            label: index === somebody ? 'A unit without a sheet' : unitWords(stage, index),
          }))}
          onChange={setChosen}
        />
        <Stepper
          label="Range"
          value={line.range}
          min={1}
          max={60}
          onChange={(range) => changeLine({ range })}
        />
        <Choice
          label="Side that is struck"
          value={line.side}
          choices={STRUCK_SIDES}
          onChange={(side) => changeLine({ side })}
        />
      </div>
      {target === somebody && (
        <SomebodyFields
          plan={plan.somebody}
          onChange={(fields) => change({ somebody: { ...plan.somebody, ...fields } })}
        />
      )}
      {clings && (
        <>
          <p class="notice">It clings to {unitWords(stage, unit.swarming)}, and attacks it.</p>
          <Toggle label="Lets go" checked={plan.letGo} onChange={(letGo) => change({ letGo })} />
        </>
      )}
      {grips.length > 0 && (
        <GripChoice grips={grips} value={plan.grip} onChange={(grip) => change({ grip })} />
      )}
      <LineFields stage={stage} target={units[target]} choices={choices} line={line} onChange={changeLine} />
      <OtherOrders unit={unit} choices={choices} plan={plan} onChange={change} />
      {'problem' in each && <p class="notice warn">{each.problem}</p>}
      {'value' in each && !clings && plan.grip === NO_GRIP && (
        <>
          <div class="row">
            <Button onClick={() => assign(each.value.shots.filter(canFire).map(({ weapon }) => weapon))}>
              All weapons
            </Button>
            <Button onClick={() => change({ shots: {} })}>None</Button>
          </div>
          <BestVolley game={game} unit={unit} probe={probe} onTake={assign} />
          <ul class="shots">
            {guns.map((gun) => {
              const shot = each.value.shots.find(({ weapon }) => weapon === gun.index);
              const planned = plan.shots[gun.index];
              return (
                shot && (
                  <Shot
                    key={gun.id}
                    unit={unit}
                    gun={gun}
                    ways={choices.weapons.find(({ weapon }) => weapon === gun.index)}
                    shot={shot}
                    others={inWords(there, ({ shots }) => {
                      const other = shots.find(({ weapon }) => weapon === gun.index);
                      return other && needWords(other);
                    })}
                    planned={planned}
                    elsewhere={
                      planned !== undefined && planned.target !== target
                        ? unitWords(stage, planned.target)
                        : undefined
                    }
                    onChange={(next) =>
                      change({ shots: withField(plan.shots, gun.index, next && { ...next, target }) })
                    }
                  />
                )
              );
            })}
          </ul>
        </>
      )}
      {'value' in all && (
        <VolleyWords
          game={game}
          forecast={all.value}
          tracksHeat={unit.design.tracksHeat}
          others={inWords(there, ({ heat }) => heatEndWords(heat))}
        />
      )}
      {battle.phase === 'weapons' ? (
        <Button look="main" disabled={'problem' in all} onClick={() => act(volley)}>
          {declareWords(volley)}
        </Button>
      ) : (
        <p class="faint">Fire is declared in the weapon attack phase.</p>
      )}
    </>
  );
}
