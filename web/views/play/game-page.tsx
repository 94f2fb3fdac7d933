import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { BlowOrder, FireForecast, FireOrder } from '../../../src/edge/battle.js';
import { Button } from '../../controls/button.js';
import { Disclosure } from '../../controls/disclosure.js';
import { Problem } from '../../controls/problem.js';
import { Segmented } from '../../controls/segmented.js';
import { setter } from '../../controls/setter.js';
import { EventLog } from '../battle/replay/event-log.js';
import { frameAt, shownAtStart } from '../battle/replay/frame.js';
import { MapLegend } from '../battle/replay/map-legend.js';
import { Stage } from '../battle/replay/replay-view.js';
import { type ToldGame, toldBattle } from '../battle/replay/told-game.js';
import { UnitState } from '../battle/replay/unit-state.js';
import { OpenPlayFile, saveGame } from './game/game-file.js';
import {
  actor,
  boostOf,
  chosenTarget,
  chosenUnit,
  cursorHex,
  firePlan,
  movePlan,
  moveWay,
  shownEvent,
  shownUnit,
  sightFrom,
  strikePlan,
} from './game/plans.js';
import { clearAway, personAsked, type Running, refused, trouble } from './game/play.js';
import type { Aim } from './map/aims.js';
import { PlayMap } from './map/play-map.js';
import type { Reachable } from './map/reach-overlay.js';
import { EdgePanel, edgeWords } from './panels/edge-panel.js';
import { FirePanel } from './panels/fire-panel.js';
import { HexField } from './panels/hex-field.js';
import { MovePanel } from './panels/move-panel.js';
import { StrikePanel } from './panels/strike-panel.js';
import { TakeBackChoice, TurnBar, TurnTools } from './panels/turn-bar.js';
import { UnitList } from './panels/unit-list.js';
import { usePlayKeys } from './play-keys.js';
import { CurveCard } from './standing/curve-card.js';
import { HintCard } from './standing/hint-card.js';
import { StandingCard } from './standing/standing-card.js';

const PAGES = [
  { value: 'game', label: 'Game' },
  { value: 'replay', label: 'Replay' },
] as const;
const page = signal<(typeof PAGES)[number]['value']>('game');

/** The current game. */
export function GamePage({ now }: { readonly now: Running }) {
  const { game } = now;
  const told = useMemo<ToldGame>(() => toldBattle(game.start, [...game.events]), [game, now.step]);
  return (
    <div class="played" data-page={game.asked === undefined ? page.value : 'game'}>
      <TurnBar now={now} told={told} />
      {trouble.value !== '' && (
        <div class="notice warn closable" role="alert">
          <p>{trouble.value}</p>
          <button
            type="button"
            class="icon-button"
            aria-label="Close this message"
            onClick={() => {
              trouble.value = '';
            }}
          >
            ×
          </button>
        </div>
      )}
      {game.asked === undefined && (
        <div class="row">
          <Segmented
            label="Show"
            name="play-page"
            choices={PAGES}
            value={page.value}
            onChange={setter(page)}
          />
          <Button look="main" onClick={clearAway}>
            Set up another battle
          </Button>
        </div>
      )}
      {game.asked === undefined && page.value === 'replay' ? (
        <section class="replay" aria-label="Replay of this game">
          <CurveCard now={now} told={told} />
          <Stage told={told} title={`${game.battle.map.width} × ${game.battle.map.height} hexes`} />
        </section>
      ) : (
        <Table now={now} told={told} />
      )}
      <section class="row game-tools" aria-label="The game as a whole">
        <Button onClick={() => saveGame(now)}>Save the game as a file</Button>
        <OpenPlayFile />
        <Button onClick={clearAway}>Clear the game away</Button>
        <TakeBackChoice />
      </section>
    </div>
  );
}

/** Map, orders and report of the current state. */
function Table({ now, told }: { readonly now: Running; readonly told: ToldGame }) {
  const { game } = now;
  const { map } = game.battle;
  const asked = personAsked.value;
  const unit = actor.value;
  const moves = asked?.kind === 'move' && unit !== undefined;
  const planned = movePlan.value;
  const reach = useMemo(
    () => (moves ? reachOf(now, unit) : []),
    [now.step, moves, unit, planned.masc, planned.supercharger, planned.convertTo],
  );
  const plan = useMemo(
    () => (moves ? game.planMove(unit, planned) : undefined),
    [now.step, moves, unit, planned],
  );
  const outlook = useMemo(() => (moves ? game.outlook(unit, planned) : []), [now.step, moves, unit, planned]);
  const volley = asked?.kind === 'fire' ? firePlan.value : undefined;
  const forecast = useMemo(
    () => (volley === undefined || unit === undefined ? undefined : game.forecastFire(unit, volley)),
    [now.step, unit, volley],
  );
  const strike = asked?.kind === 'strike' ? strikePlan.value : undefined;
  const aims = aimsOf(now, volley, forecast, strike?.blows ?? []);
  const way = moveWay.value;
  const shownReach = reach.filter((reached) => way === 'any' || reached.way === way);
  const past = shownEvent.value;
  const frame = useMemo(
    () => (past > 0 ? frameAt(told.start, told.events, past) : game.battle.units.map(shownAtStart)),
    [now.step, past],
  );
  const onHex = (hex: number) => {
    shownEvent.value = 0;
    pickUnitIn(now, hex);
    if (moves) planMoveTo(now, unit, hex, reach);
  };
  usePlayKeys(now, unit, plan);
  return (
    <>
      <div class="play-table">
        <div class="play-map">
          <PlayMap
            now={now}
            told={told}
            reach={shownReach}
            plan={plan}
            outlook={outlook}
            aims={aims}
            torso={volley?.torsoFacing ?? strike?.torsoFacing}
            onHex={onHex}
          />
        </div>
        <div class="play-orders">
          <TurnTools now={now} />
          {asked !== undefined && unit !== undefined && (
            <section class="card" aria-label="Orders">
              <UnitTabs told={told} units={asked.units} chosen={unit} />
              {asked.edge === undefined && game.battle.unit(unit).edge.remainingPoints > 0 && (
                <p class="faint">{edgeWords(now, unit)}</p>
              )}
              <Problem words={refused.value} />
              {asked.kind === 'move' && plan !== undefined && (
                <MovePanel
                  now={now}
                  told={told}
                  unit={unit}
                  plan={plan}
                  reach={reach}
                  outlook={outlook}
                  onHex={onHex}
                />
              )}
              {asked.kind === 'fire' && <FirePanel now={now} told={told} unit={unit} forecast={forecast} />}
              {asked.kind === 'strike' && <StrikePanel now={now} told={told} unit={unit} />}
              {asked.edge !== undefined && (
                <EdgePanel now={now} told={told} unit={unit} question={asked.edge} />
              )}
            </section>
          )}
          {unit !== undefined && asked?.edge === undefined && <HintCard now={now} told={told} unit={unit} />}
          <StandingCard now={now} />
          {past > 0 && (
            <Button
              look="main"
              onClick={() => {
                shownEvent.value = 0;
              }}
            >
              Back to the present
            </Button>
          )}
          <EventLog told={told} at={past > 0 ? past : told.events.length} onGo={setter(shownEvent)} />
        </div>
      </div>
      <UnitList now={now} told={told} />
      <UnitState told={told} frame={frame} selected={shownUnit.value} onSelect={setter(shownUnit)} />
      <Disclosure title="Line of sight between any two hexes">
        <p class="faint">
          Tap a hex and then “Line of sight from here” below the map; the map then shows the line to each hex
          that you tap. Or name both hexes here.
        </p>
        <div class="row">
          <HexField label="From hex" map={map} onHex={setter(sightFrom)} />
          <HexField label="To hex" map={map} onHex={setter(cursorHex)} />
          <Button
            onClick={() => {
              sightFrom.value = cursorHex.peek();
            }}
          >
            From the chosen hex
          </Button>
          <Button
            disabled={sightFrom.value === undefined}
            onClick={() => {
              sightFrom.value = undefined;
            }}
          >
            No line
          </Button>
        </div>
      </Disclosure>
      <Disclosure title="What the signs on the map mean">
        <MapLegend map={map} />
        <p>
          Hexes in reach: a full line for walking, a broken one for running, dots for jumping. In them:
          movement points, and the target movement modifier. Lines lead from the end of the planned move to
          the opponents in sight there, with what you and they need to hit at best. When you aim, a line leads
          to each target, with the lowest number that you need.
        </p>
      </Disclosure>
      <Disclosure title="Keys">
        <dl class="play-keys">
          {KEYS.map(([keys, words]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}

const KEYS = [
  ['Arrows', 'on the map: another hex; Enter chooses it'],
  ['W', 'a step forward'],
  ['S', 'a step back'],
  ['A, D', 'turn left, turn right'],
  ['U, P', 'get up, go prone'],
  ['R, F', 'higher, lower'],
  ['Backspace', 'undo the last step of the plan'],
  ['T', 'the next target'],
  ['A, D', 'in the weapons phase: turn the torso or turret left, right'],
  ['1 to 9', 'in the weapons phase: fire that weapon of the list, or do not'],
  ['N', 'the next unit that may act'],
  ['Y, N', 'when the page asks about Edge: spend a point, keep it'],
  ['Ctrl + Enter', 'give the order'],
  ['+, −, 0', 'on the map: zoom in, zoom out, fit; also Ctrl + wheel and two fingers'],
  ['Ctrl + Z', 'take back the last order, if no dice have fallen'],
] as const;

function UnitTabs({
  told,
  units,
  chosen,
}: {
  readonly told: ToldGame;
  readonly units: readonly number[];
  readonly chosen: number;
}) {
  return (
    <nav class="unit-strip" aria-label="Units that may act">
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          class="unit-tab"
          aria-current={unit === chosen ? 'true' : undefined}
          onClick={() => {
            chosenUnit.value = unit;
          }}
        >
          {told.labels[unit]}
        </button>
      ))}
    </nav>
  );
}

/** A tap on a unit's hex chooses the unit: to give it orders, to fire at it, or to inspect it. */
function pickUnitIn({ game }: Running, hex: number): void {
  const found = game.battle.units.find((other) => other.hex === hex && !other.isOut);
  if (found === undefined) return;
  shownUnit.value = found.index;
  const asked = personAsked.peek();
  if (asked === undefined) return;
  if (asked.units.includes(found.index)) chosenUnit.value = found.index;
  else if (found.side !== asked.side) chosenTarget.value = found.index;
}

/** Targets of planned shots and blows; the chosen target first if nothing is fired at it. */
function aimsOf(
  { game: { battle } }: Running,
  volley: FireOrder | undefined,
  forecast: FireForecast | undefined,
  blows: readonly BlowOrder[],
): readonly Aim[] {
  const needed = new Map<number, number>(blows.map(({ target }) => [target, Number.POSITIVE_INFINITY]));
  for (const [place, { target }] of (volley?.shots ?? []).entries()) {
    const needs = forecast?.shots[place]?.toHit?.finalToHit ?? Number.POSITIVE_INFINITY;
    needed.set(target, Math.min(needs, needed.get(target) ?? Number.POSITIVE_INFINITY));
  }
  const chosen = volley === undefined ? -1 : chosenTarget.value;
  const targets = needed.has(chosen) || chosen < 0 ? [...needed.keys()] : [chosen, ...needed.keys()];
  return targets.flatMap((target) => {
    const { hex, isOut } = battle.unit(target);
    const needs = needed.get(target) ?? Number.POSITIVE_INFINITY;
    return isOut || hex < 0 ? [] : [{ unit: target, hex, needs: Number.isFinite(needs) ? `${needs}+` : '' }];
  });
}

/** The ways of moving, each with the hexes that it reaches. */
function reachOf({ game }: Running, unit: number): readonly Reachable[] {
  const boost = boostOf(movePlan.peek());
  return (['walk', 'run', 'jump'] as const)
    .map((way) => ({ way, hexes: game.reach(unit, { mode: way, ...boost }) }))
    .filter(({ hexes }) => hexes.length > 0);
}

/** Plans a move to the hex, by the slowest way that reaches it unless another is chosen. */
function planMoveTo({ game }: Running, unit: number, hex: number, reach: readonly Reachable[]): void {
  const boost = boostOf(movePlan.peek());
  const wanted = moveWay.peek();
  const found = reach.find(
    ({ way, hexes }) => (wanted === 'any' || way === wanted) && hexes.some((reached) => reached.hex === hex),
  );
  const route = found && game.route(unit, { mode: found.way, ...boost }, hex);
  if (route !== undefined) movePlan.value = route;
}
