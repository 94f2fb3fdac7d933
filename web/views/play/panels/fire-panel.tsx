import { useMemo } from 'preact/hooks';
import {
  explainLineOfSight,
  type Facing,
  type FireChoices,
  type FireForecast,
  type FireOrder,
  hexNumber,
  type ShotOrder,
  type WeaponChoice,
} from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import type { Elsewhere } from '../../../controls/elsewhere.js';
import { needWords } from '../../../controls/need-words.js';
import { OtherNumbers } from '../../../controls/other-numbers.js';
import { setter } from '../../../controls/setter.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { inWords, useOtherRules } from '../../../controls/use-other-rules.js';
import { withField } from '../../../controls/with-field.js';
import { counted, oneDigit, percent, signed, titled } from '../../../words.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { decisionWords } from '../decision-words.js';
import { allAt, isBlocked } from '../fire-keys.js';
import { adviceComes, chosenTarget, firePlan } from '../game/plans.js';
import { order, type Running } from '../game/play.js';
import { facingChoice, GRIP_NAMES, heatWords, reasonWords, rollWords } from '../words.js';
import { Suggested } from './suggested.js';

interface FirePanelProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
  /** The forecast of the planned volley. */
  readonly forecast: FireForecast | undefined;
}

/** Chooses targets and fire modes for each weapon, starting with the volley that the bot would fire. */
export function FirePanel({ now, told, unit, forecast }: FirePanelProps) {
  const { game } = now;
  const { battle } = game;
  const own = battle.unit(unit);
  const plan = firePlan.value;
  const target = chosenTarget.value;
  const enemies = battle.units.filter(({ side, isOut, hex }) => side !== own.side && !isOut && hex >= 0);
  const choices = useMemo(
    () => (plan === undefined || target < 0 ? undefined : game.fireChoices(unit, target, plan)),
    [now.step, unit, target, plan],
  );
  const there = useOtherRules(
    battle.ruleset,
    (ruleset) =>
      plan === undefined ? undefined : game.forecastFire(unit, everyShot(plan, target, choices), ruleset),
    [now.step, unit, target, plan],
  );
  if (plan === undefined) return null;
  const change = setter(firePlan);
  const give = (given: FireOrder) => order({ kind: 'fire', unit, order: given });
  const silent = now.game.pass(unit);
  const problem = game.problemOf({ kind: 'fire', unit, order: plan });
  const enemy = battle.units[target];
  return (
    <div class="orders">
      <div class="order-bar">
        <p class="plan-words" aria-live="polite">
          {adviceComes.value ? (
            'The bot is choosing a volley …'
          ) : (
            <>
              <strong>
                {plan.shots.length === 0
                  ? decisionWords(now, told, { kind: 'fire', unit, order: plan })
                  : `Fires ${counted(plan.shots.length, 'weapon')}`}
              </strong>
              {[...(forecast?.odds ?? [])].map(([at, odds], place) => (
                <span key={at}>
                  {' '}
                  {place === 0 ? 'at' : 'At'} {told.labels[at]}:{' '}
                  <strong class="numbers">{oneDigit(odds.expected)}</strong> damage on average,{' '}
                  {percent(odds.hit)} to hit at all, {percent(odds.heavy)} for 20 or more,{' '}
                  {percent(odds.head)} for the head.
                </span>
              ))}{' '}
              <span class="numbers">
                {forecast && own.design.tracksHeat && `${titled(heatWords(forecast.heat))}.`}
              </span>
            </>
          )}
        </p>
        {problem !== undefined && <p class="notice bad">{problem}</p>}
        <div class="row main-row">
          <Button
            look="main"
            disabled={problem !== undefined || adviceComes.value}
            onClick={() => give(plan)}
          >
            {orderName(plan)}
          </Button>
          {orderName(plan) !== HOLD && silent.kind === 'fire' && (
            <Button onClick={() => give(silent.order)}>{HOLD}</Button>
          )}
          <Suggested />
        </div>
      </div>
      <Choice
        label="Target"
        value={target}
        choices={enemies.map((other) => ({
          value: other.index,
          label: `${told.labels[other.index]}, ${counted(battle.map.distance(own.hex, other.hex), 'hex', 'hexes')}, ${hexNumber(other.hex, battle.map)}`,
        }))}
        onChange={setter(chosenTarget)}
      />
      {choices !== undefined && (
        <div class="fields turn-fields">
          <TurnFields choices={choices} plan={plan} facing={own.facing} change={change} />
        </div>
      )}
      {choices !== undefined && <CloseQuarters choices={choices} plan={plan} told={told} change={change} />}
      {enemy !== undefined && enemy.hex >= 0 && (
        <p class="faint">{explainLineOfSight(battle.map, own, enemy).sentence}</p>
      )}
      {choices?.weapons.some((choice) => !isBlocked(choice)) && (
        <div class="row">
          <Button look="small" onClick={() => change(allAt(plan, target, choices))}>
            All weapons at {told.labels[target]}
          </Button>
          {plan.shots.length > 0 && (
            <Button look="small" onClick={() => change({ ...plan, shots: [] })}>
              No weapon
            </Button>
          )}
        </div>
      )}
      {choices !== undefined && (
        <ul class="guns" aria-label="Weapons">
          {choices.weapons.map((choice) => (
            <WeaponRow
              key={choice.weapon}
              choice={choice}
              plan={plan}
              told={told}
              target={target}
              change={change}
              needsElsewhere={inWords(there, (volley) => {
                const other = volley?.shots.find(({ weapon }) => weapon === choice.weapon);
                return other && needWords(other);
              })}
            />
          ))}
        </ul>
      )}
      {choices !== undefined && (
        <OtherOrders now={now} told={told} unit={unit} choices={choices} plan={plan} change={change} />
      )}
    </div>
  );
}

const HOLD = 'Hold fire';

/** The label of the order button. */
function orderName({ shots, antiMech, letGo, clearJam, freeTurret, dodge }: FireOrder): string {
  if (antiMech !== undefined) return 'Attack';
  if (letGo) return 'Let go';
  if (shots.length > 0) return 'Fire';
  if (clearJam !== undefined || freeTurret || dodge) return 'Do it';
  return HOLD;
}

interface CloseQuartersProps {
  readonly choices: FireChoices;
  readonly plan: FireOrder;
  readonly told: ToldGame;
  readonly change: (plan: FireOrder) => void;
}

/** Leg attacks and swarms, in place of all weapons. */
function CloseQuarters({ choices: { grips, letsGo }, plan, told, change }: CloseQuartersProps) {
  if (grips.length === 0 && !letsGo) return null;
  const { antiMech: _, letGo: __, ...rest } = plan;
  return (
    <ul class="guns" aria-label="At close quarters">
      {grips.map(({ order: grip, toHit }) => {
        const chosen = plan.antiMech?.attack === grip.attack && plan.antiMech.target === grip.target;
        return (
          <li key={`${grip.attack} ${grip.target}`} class="gun" data-fires={chosen}>
            <label class="gun-head">
              <input
                type="checkbox"
                checked={chosen}
                onChange={() => change(chosen ? rest : { ...rest, shots: [], antiMech: grip })}
              />
              <span class="gun-name">
                {GRIP_NAMES[grip.attack]} <span class="faint">on {told.labels[grip.target]}</span>
              </span>
              <span class="gun-figures numbers">
                <strong>{rollWords(toHit)}</strong>
              </span>
            </label>
            <p class="gun-reasons faint">{reasonWords(toHit.modifiers)}; in place of all weapons</p>
          </li>
        );
      })}
      {letsGo && (
        <li class="gun" data-fires={plan.letGo === true}>
          <Toggle
            label="Let go"
            note="It clings to another unit, and does its damage there as long as it holds on."
            checked={plan.letGo === true}
            onChange={(on) => change(on ? { ...rest, letGo: true } : rest)}
          />
        </li>
      )}
    </ul>
  );
}

interface TurnFieldsProps {
  readonly choices: FireChoices;
  readonly plan: FireOrder;
  readonly facing: Facing;
  readonly change: (plan: FireOrder) => void;
}

function TurnFields({ choices, plan, facing, change }: TurnFieldsProps) {
  const named = (value: Facing) => facingChoice(value, facing);
  return (
    <>
      {choices.torsoFacings.length > 1 && (
        <Choice
          label="Torso or turret faces"
          value={plan.torsoFacing}
          choices={choices.torsoFacings.map(named)}
          onChange={(torsoFacing) => change({ ...plan, torsoFacing })}
        />
      )}
      {choices.secondFacings.length > 1 && (
        <Choice
          label="Front turret faces"
          value={plan.secondFacing ?? choices.secondFacings[0]}
          choices={choices.secondFacings.map(named)}
          onChange={(secondFacing) => change(withField(plan, 'secondFacing', secondFacing))}
        />
      )}
      {choices.flipsArms && (
        <Toggle
          label="Flip the arms"
          checked={plan.flipArms === true}
          onChange={(flipArms) => change({ ...plan, flipArms })}
        />
      )}
    </>
  );
}

/**
 * The plan with every weapon that can fire at the chosen target. Shots at others stay: they make it a secondary target.
 */
function everyShot(plan: FireOrder, target: number, choices: FireChoices | undefined): FireOrder {
  const atOthers = plan.shots.filter((shot) => shot.target !== target);
  const free = (choices?.weapons ?? []).filter(
    ({ order: shot }) => !atOthers.some(({ weapon }) => weapon === shot.weapon),
  );
  return { ...plan, shots: [...atOthers, ...free.map(({ order: shot }) => shot)] };
}

interface WeaponRowProps {
  readonly choice: WeaponChoice;
  readonly plan: FireOrder;
  readonly told: ToldGame;
  readonly target: number;
  readonly change: (plan: FireOrder) => void;
  /** The number needed by other rules. */
  readonly needsElsewhere: readonly Elsewhere[];
}

function WeaponRow({ choice, plan, told, target, change, needsElsewhere }: WeaponRowProps) {
  const { weapon, name, location, shot, loads, mostShots, locations, settings, modes } = choice;
  const planned = plan.shots.find((other) => other.weapon === weapon);
  const fires = planned?.target === target;
  const elsewhere = planned !== undefined && !fires ? told.labels[planned.target] : undefined;
  const others = plan.shots.filter((other) => other.weapon !== weapon);
  const set = (next: ShotOrder | undefined) =>
    change({
      ...plan,
      shots:
        next === undefined
          ? others
          : fires
            ? plan.shots.map((other) => (other.weapon === weapon ? next : other))
            : [...others, next],
    });
  const blocked = isBlocked(choice);
  return (
    <li class="gun" data-fires={fires}>
      <label class="gun-head">
        <input
          type="checkbox"
          checked={fires}
          disabled={blocked && !fires}
          onChange={(event) => set(event.currentTarget.checked ? choice.order : undefined)}
        />
        <span class="gun-name">
          {name} <span class="faint">{location?.replaceAll('_', ' ')}</span>
          {elsewhere !== undefined && <span class="field-note">at {elsewhere}</span>}
        </span>
        {shot.toHit !== undefined && shot.obstacle === undefined ? (
          <span class="gun-figures numbers">
            <strong>{shot.toHit.impossible ? 'cannot hit' : `${shot.toHit.finalToHit}+`}</strong>
            <span>{percent(shot.toHit.probability)}</span>
            <span>{oneDigit(shot.expected)} dmg</span>
            {shot.heat !== 0 && <span>{signed(shot.heat)} heat</span>}
          </span>
        ) : (
          <span class="faint">{shot.obstacle}</span>
        )}
      </label>
      {shot.toHit !== undefined && shot.obstacle === undefined && (
        <p class="gun-reasons faint">
          {reasonWords(shot.toHit.modifiers)} <OtherNumbers own={needWords(shot)} others={needsElsewhere} />
        </p>
      )}
      {fires && planned !== undefined && (
        <div class="fields">
          {loads.length > 1 && (
            <Choice
              label={`Load of ${name}`}
              value={planned.bin ?? loads[0]?.bin}
              choices={loads.map(({ bin, name: load, rounds }) => ({
                value: bin,
                label: `${load}, ${rounds} left`,
              }))}
              onChange={(bin) => set(withField(planned, 'bin', bin))}
            />
          )}
          {mostShots > 1 && (
            <Stepper
              label={`Shots of ${name}`}
              value={planned.shots ?? 1}
              min={1}
              max={mostShots}
              onChange={(shots) => set({ ...planned, shots })}
            />
          )}
          {(locations.length > 0 || planned.location !== undefined) && (
            <Choice
              label={`Aim of ${name}`}
              value={planned.location}
              choices={[
                { value: undefined, label: 'Not aimed' },
                ...[...new Set([...locations, ...(planned.location ? [planned.location] : [])])].map(
                  (value) => ({ value, label: titled(value) }),
                ),
              ]}
              onChange={(aimed) => set(withField(planned, 'location', aimed))}
            />
          )}
          {settings.length > 0 && (
            <Choice
              label={`Setting of ${name}`}
              value={planned.setting}
              choices={[
                { value: undefined, label: 'As printed' },
                ...settings.map((value) => ({ value, label: `${value} damage` })),
              ]}
              onChange={(points) => set(withField(planned, 'setting', points))}
            />
          )}
          {modes.map((mode) => (
            <Toggle
              key={mode}
              label={MODE_NAMES[mode]}
              checked={planned[mode] === true}
              onChange={(on) => set({ ...planned, [mode]: on })}
            />
          ))}
        </div>
      )}
    </li>
  );
}

const MODE_NAMES = {
  hotLoaded: 'Hot-loaded: no minimum range, fewer hits',
  pulse: 'Through the pulse module',
  heats: 'Heat instead of damage',
} as const;

const SHIELD_NAMES = { none: 'On its arm', passive: 'Passive', active: 'Active' } as const;

interface OtherOrdersProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly unit: number;
  readonly choices: FireChoices;
  readonly plan: FireOrder;
  readonly change: (plan: FireOrder) => void;
}

const noneOr = <Value,>(none: string, values: readonly Value[], nameOf: (value: Value) => string) => [
  { value: undefined, label: none },
  ...values.map((value) => ({ value, label: nameOf(value) })),
];

/** Orders beside fire, or instead of it. */
function OtherOrders({ now, told, unit, choices, plan, change }: OtherOrdersProps) {
  const { dodges, freesTurret, clears, charges, spots, quarries, shields } = choices;
  const weapons = now.game.battle.unit(unit).design.weapons;
  const nameOf = (weapon: number) => weapons[weapon]?.item.name ?? '';
  const unitName = (index: number) => told.labels[index] ?? '';
  const held = (['left', 'right'] as const).filter((arm) => shields[arm].length > 1);
  const lists = [clears, charges, spots, quarries, held];
  if (!dodges && !freesTurret && lists.every((list) => list.length === 0)) return null;
  return (
    <Disclosure title="More orders" summary="spot, clear jams, dodge">
      <div class="fields">
        {spots.length > 0 && (
          <Choice
            label="Spot for others"
            value={plan.spot}
            choices={noneOr('Nobody', spots, unitName)}
            onChange={(spotted) => change(withField(plan, 'spot', spotted))}
          />
        )}
        {clears.length > 0 && (
          <Choice
            label="Clear a jam"
            value={plan.clearJam}
            choices={noneOr('None', clears, nameOf)}
            onChange={(weapon) => change(withField(plan, 'clearJam', weapon))}
          />
        )}
        {quarries.length > 0 && (
          <Choice
            label="Quarry, from now on"
            value={plan.quarry}
            choices={noneOr('Nobody yet', quarries, unitName)}
            onChange={(quarry) => change(withField(plan, 'quarry', quarry))}
          />
        )}
        {held.map((arm) => (
          <Choice
            key={arm}
            label={`Hold the ${arm} shield`}
            value={plan.shields?.[arm]}
            choices={noneOr('As it is', shields[arm], (mode) => SHIELD_NAMES[mode])}
            onChange={(mode) => change({ ...plan, shields: withField(plan.shields ?? {}, arm, mode) })}
          />
        ))}
        {charges.map((weapon) => (
          <Toggle
            key={weapon}
            label={`Charge ${nameOf(weapon)}`}
            checked={plan.charge?.includes(weapon) === true}
            onChange={(on) => {
              const kept = (plan.charge ?? []).filter((other) => other !== weapon);
              change({ ...plan, charge: on ? [...kept, weapon] : kept });
            }}
          />
        ))}
        {dodges && (
          <Toggle
            label="Dodge"
            checked={plan.dodge === true}
            onChange={(dodge) => change({ ...plan, dodge })}
          />
        )}
        {freesTurret && (
          <Toggle
            label="Free the turret"
            checked={plan.freeTurret === true}
            onChange={(freeTurret) => change({ ...plan, freeTurret })}
          />
        )}
      </div>
    </Disclosure>
  );
}
