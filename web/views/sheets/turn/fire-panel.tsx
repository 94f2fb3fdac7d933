import { useState } from 'preact/hooks';
import type { Combatant, HeatBalance, WeaponMount } from '../../../../src/edge/battle.js';
import type { Fire, FireForecast, ShotForecast, TableGame } from '../../../../src/edge/table.js';
import { Choice } from '../../../controls/choice.js';
import { Disclosure } from '../../../controls/disclosure.js';
import { Segmented } from '../../../controls/segmented.js';
import { Stepper } from '../../../controls/stepper.js';
import { Toggle } from '../../../controls/toggle.js';
import { oneDigit, percent, signed } from '../../../words.js';
import { act, type OnTable } from '../game/table.js';
import { declaredFire } from '../game/turn.js';
import { shotsWords, unitWords } from '../log/action-words.js';
import { forecast } from './forecast.js';
import { reasons } from './needs.js';
import { STRUCK_SIDES, type StruckSide } from './side-choices.js';

interface FirePanelProps {
  readonly table: OnTable;
  readonly unit: Combatant;
}

const BEARINGS = [
  { value: 'front', label: 'Ahead' },
  { value: 'left', label: 'To its left' },
  { value: 'right', label: 'To its right' },
  { value: 'rear', label: 'Behind it' },
] as const;
const TWISTS = [
  { value: '5', label: '↶ Left' },
  { value: '0', label: 'Ahead' },
  { value: '1', label: 'Right ↷' },
] as const;
type Twist = (typeof TWISTS)[number]['value'];
const FACING_OF = { '5': 5, '0': 0, '1': 1 } as const;

/** What lies between the unit and one target, as its player says. */
interface Line {
  readonly range: number;
  readonly side: StruckSide;
  readonly bearing: StruckSide;
  readonly light: number;
  readonly heavy: number;
  readonly cover: boolean;
  readonly blocked: boolean;
}
const AHEAD: Line = {
  range: 6,
  side: 'front',
  bearing: 'front',
  light: 0,
  heavy: 0,
  cover: false,
  blocked: false,
};

interface ShotPlan {
  readonly target: number;
  readonly bin?: number;
  readonly shots?: number;
}

interface Plan {
  readonly twist: Twist;
  readonly lines: Readonly<Record<number, Line>>;
  /** By index of the weapon. */
  readonly shots: Readonly<Record<number, ShotPlan>>;
}

/** A volley as it is planned: what each weapon needs and does, what all do together, and where the heat ends. */
export function FirePanel({ table, unit }: FirePanelProps) {
  const { game } = table;
  const { battle, stage } = game;
  const enemies = battle.units.filter((other) => other.side !== unit.side && !other.isOut);
  const [chosen, setChosen] = useState(enemies[0]?.index ?? -1);
  const [plan, setPlan] = useState<Plan>({ twist: '0', lines: {}, shots: {} });
  const declared = declaredFire(game, unit.index);
  if (declared !== undefined && battle.phase === 'weapons')
    return (
      <p class="notice">
        Declared: {shotsWords(stage, declared)}. It is rolled when the phase ends; Undo takes it back.
      </p>
    );
  const target = enemies.some(({ index }) => index === chosen) ? chosen : (enemies[0]?.index ?? -1);
  if (target < 0) return <p class="notice">There is nobody on the other side to fire at.</p>;
  const line = plan.lines[target] ?? AHEAD;
  const changeLine = (fields: Partial<Line>) =>
    setPlan({ ...plan, lines: { ...plan.lines, [target]: { ...line, ...fields } } });
  const guns = unit.design.weapons.filter(({ use }) => use === 'attack' || use === 'tag' || use === 'narc');
  const probe = fireOf(unit, plan, target, guns, true);
  const volley = fireOf(unit, plan, target, guns, false);
  const each = forecast(() => game.forecastFire(probe));
  const all = forecast(() => game.forecastFire(volley));
  const assign = (shots: Plan['shots']) => setPlan({ ...plan, shots });
  const canFire = ({ weapon, obstacle, toHit }: ShotForecast) =>
    obstacle === undefined && toHit?.impossible === false && weapon >= 0;
  return (
    <>
      <div class="fields">
        <Choice
          label="Target"
          value={String(target)}
          choices={enemies.map(({ index }) => ({ value: String(index), label: unitWords(stage, index) }))}
          onChange={(index) => setChosen(Number(index))}
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
      <Disclosure title="Line of fire" summary={lineWords(line, plan.twist)}>
        <div class="fields">
          <Choice
            label="Target is"
            value={line.bearing}
            choices={BEARINGS}
            onChange={(bearing) => changeLine({ bearing })}
          />
          <Stepper
            label="Light woods between"
            value={line.light}
            min={0}
            max={9}
            onChange={(light) => changeLine({ light })}
          />
          <Stepper
            label="Heavy woods between"
            value={line.heavy}
            min={0}
            max={9}
            onChange={(heavy) => changeLine({ heavy })}
          />
        </div>
        <Segmented
          label="Torso"
          name="torso"
          labelled
          choices={TWISTS}
          value={plan.twist}
          onChange={(twist) => setPlan({ ...plan, twist })}
        />
        <Toggle
          label="Partial cover hides its legs"
          checked={line.cover}
          onChange={(cover) => changeLine({ cover })}
        />
        <Toggle
          label="It cannot be seen: indirect fire only"
          checked={line.blocked}
          onChange={(blocked) => changeLine({ blocked })}
        />
      </Disclosure>
      {'problem' in each ? (
        <p class="notice warn">{each.problem}</p>
      ) : (
        <>
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() =>
                assign(
                  Object.fromEntries(
                    each.value.shots
                      .filter(canFire)
                      .map(({ weapon }) => [weapon, { ...plan.shots[weapon], target }]),
                  ),
                )
              }
            >
              All weapons
            </button>
            <button type="button" class="button" onClick={() => assign({})}>
              None
            </button>
          </div>
          <BestVolley
            game={game}
            probe={probe}
            budget={budgetOf(forecast(() => game.forecastFire({ ...probe, order: noShots(probe) })))}
            onTake={(weapons) =>
              assign(Object.fromEntries(weapons.map((weapon) => [weapon, { ...plan.shots[weapon], target }])))
            }
          />
          <ul class="shots">
            {guns.map((gun) => {
              const shot = each.value.shots.find(({ weapon }) => weapon === gun.index);
              return (
                shot && (
                  <Shot
                    key={gun.id}
                    unit={unit}
                    gun={gun}
                    shot={shot}
                    planned={plan.shots[gun.index]}
                    elsewhere={
                      plan.shots[gun.index] !== undefined && plan.shots[gun.index]?.target !== target
                        ? unitWords(stage, plan.shots[gun.index]?.target ?? -1)
                        : undefined
                    }
                    onChange={(next) => {
                      const { [gun.index]: _, ...others } = plan.shots;
                      assign(next === undefined ? others : { ...others, [gun.index]: { ...next, target } });
                    }}
                  />
                )
              );
            })}
          </ul>
        </>
      )}
      {'value' in all && <VolleyWords game={game} forecast={all.value} />}
      {battle.phase === 'weapons' ? (
        <button type="button" class="button main" disabled={'problem' in all} onClick={() => act(volley)}>
          {volley.order.shots.length === 0 ? 'Declare no fire' : 'Declare fire'}
        </button>
      ) : (
        <p class="faint">Fire is declared in the weapon attack phase.</p>
      )}
    </>
  );
}

const noShots = ({ order }: Fire): Fire['order'] => ({ ...order, shots: [] });

/** Heat that weapons may make without the unit getting hotter than its sinks bear. */
function budgetOf(idle: ReturnType<typeof forecast<FireForecast>>): number {
  if ('problem' in idle) return 0;
  const { before, generated, sinks } = idle.value.heat;
  return Math.max(0, sinks - before - generated.reduce((sum, { value }) => sum + value, 0));
}

interface BestVolleyProps {
  readonly game: TableGame;
  readonly probe: Fire;
  readonly budget: number;
  readonly onTake: (weapons: readonly number[]) => void;
}

function BestVolley({ game, probe, budget, onTake }: BestVolleyProps) {
  const [typed, setTyped] = useState<number>();
  const heat = typed ?? budget;
  return (
    <div class="amount-typed">
      <Stepper label="Heat to spend" value={heat} min={0} max={99} onChange={setTyped} />
      <button
        type="button"
        class="button"
        onClick={() => onTake(game.bestVolley(probe, heat).map(({ weapon }) => weapon))}
      >
        Best volley
      </button>
    </div>
  );
}

interface ShotProps {
  readonly unit: Combatant;
  readonly gun: WeaponMount;
  readonly shot: ShotForecast;
  readonly planned: ShotPlan | undefined;
  /** The other target that it is aimed at. */
  readonly elsewhere: string | undefined;
  readonly onChange: (plan: Omit<ShotPlan, 'target'> | undefined) => void;
}

function Shot({ unit, gun, shot, planned, elsewhere, onChange }: ShotProps) {
  const { obstacle, toHit, expected, heat } = shot;
  const { item, mount } = gun;
  const loads = gun.bins.map((bin) => unit.design.bins[bin]).filter((bin) => bin !== undefined);
  const kinds = new Set(loads.map((bin) => bin.item.id));
  const most = item.burst?.shots ?? 1;
  const fires = planned !== undefined;
  const blocked = obstacle !== undefined || toHit?.impossible === true;
  return (
    <li class="shot" data-fires={fires}>
      <label class="shot-head">
        <input
          type="checkbox"
          checked={fires}
          disabled={blocked && !fires}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : undefined)}
        />
        <span class="shot-name">
          {item.name} <span class="faint">{mount.location ?? ''}</span>
          {elsewhere !== undefined && <span class="field-note">at {elsewhere}</span>}
        </span>
        {toHit !== undefined && obstacle === undefined ? (
          <span class="shot-figures numbers">
            <strong>{toHit.impossible ? 'cannot' : `${toHit.finalToHit}+`}</strong>
            <span>{percent(toHit.probability)}</span>
            <span>
              <span class="unseen">expected damage </span>
              {oneDigit(expected)} <small class="faint">dmg</small>
            </span>
            <span>
              <span class="unseen">heat </span>
              {signed(heat)} <small class="faint">heat</small>
            </span>
          </span>
        ) : (
          <span class="faint">{obstacle}</span>
        )}
      </label>
      {toHit !== undefined && <p class="shot-reasons faint">{reasons(toHit.modifiers)}</p>}
      {fires && (kinds.size > 1 || most > 1) && (
        <div class="fields">
          {kinds.size > 1 && (
            <Choice
              label={`Load of ${item.name}`}
              value={String(planned.bin ?? gun.firstBin)}
              choices={loads.map((bin) => ({
                value: String(bin.index),
                label: `${bin.item.name}, ${unit.rounds[bin.index]} left`,
              }))}
              onChange={(bin) => onChange({ ...planned, bin: Number(bin) })}
            />
          )}
          {most > 1 && (
            <Stepper
              label={`Shots of ${item.name}`}
              value={planned.shots ?? 1}
              min={1}
              max={most}
              onChange={(shots) => onChange({ ...planned, shots })}
            />
          )}
        </div>
      )}
    </li>
  );
}

function VolleyWords({
  game,
  forecast: { odds, heat },
}: {
  readonly game: TableGame;
  readonly forecast: FireForecast;
}) {
  return (
    <div class="forecast" aria-live="polite">
      {[...odds].map(([target, volley]) => (
        <p key={target}>
          <strong>{oneDigit(volley.expected)}</strong> damage on average to {unitWords(game.stage, target)};{' '}
          {percent(volley.hit)} that anything hits, {percent(volley.heavy)} for 20 or more,{' '}
          {percent(volley.head)} for the head.
        </p>
      ))}
      <p>
        Heat ends at <strong class="numbers">{heat.after}</strong>
        {effectWords(heat)}
      </p>
    </div>
  );
}

/** ": shutdown 4+, −2 movement" */
export function effectWords({
  effects: { movementLoss, toHit, shutdown, ammunition, inferno, wounds },
}: HeatBalance): string {
  const roll = (what: string, check: typeof shutdown) =>
    check === null ? [] : [`${what} ${check.impossible ? 'without a roll' : `${check.targetNumber}+`}`];
  const words = [
    ...roll('shutdown', shutdown),
    ...roll('ammunition explosion', ammunition),
    ...roll('inferno explosion', inferno),
    ...(movementLoss === 0 ? [] : [`${signed(-movementLoss)} movement`]),
    ...(toHit === 0 ? [] : [`${signed(toHit)} to fire`]),
    ...(wounds === 0 ? [] : [`pilot hits ${signed(wounds)}`]),
  ];
  return words.length === 0 ? ': no effect.' : `: ${words.join(', ')}.`;
}

function fireOf(
  unit: Combatant,
  { twist, lines, shots }: Plan,
  active: number,
  guns: readonly WeaponMount[],
  everyGun: boolean,
): Fire {
  const fired = guns.flatMap(({ index }) => {
    const plan = shots[index] ?? (everyGun ? { target: active } : undefined);
    return plan === undefined ? [] : [{ weapon: index, ...plan }];
  });
  const targets = new Set([active, ...fired.map(({ target }) => target)]);
  return {
    do: 'fire',
    unit: unit.index,
    order: { torsoFacing: FACING_OF[twist], shots: fired },
    lines: [...targets].map((target) => {
      const { range, side, bearing, light, heavy, cover, blocked } = lines[target] ?? AHEAD;
      return {
        target,
        range,
        side,
        bearing,
        between: [
          ...Array.from({ length: light }, () => ['light_woods'] as const),
          ...Array.from({ length: heavy }, () => ['heavy_woods'] as const),
        ],
        cover,
        blocked,
      };
    }),
  };
}

function lineWords({ bearing, light, heavy, cover, blocked }: Line, twist: Twist): string {
  const words = [
    BEARINGS.find(({ value }) => value === bearing)?.label.toLowerCase() ?? '',
    ...(light > 0 ? [`${light} light woods`] : []),
    ...(heavy > 0 ? [`${heavy} heavy woods`] : []),
    ...(cover ? ['cover'] : []),
    ...(blocked ? ['unseen'] : []),
    ...(twist === '0' ? [] : ['torso twisted']),
  ];
  return words.join(', ');
}
