import { useMemo, useRef } from 'preact/hooks';
import { type BattleEvent, type MovePlan, type Outlook, SIDES } from '../../../../src/edge/battle.js';
import { Button } from '../../../controls/button.js';
import { setter } from '../../../controls/setter.js';
import { BattleMap } from '../../battle/replay/battle-map.js';
import { hexesInTurn } from '../../battle/replay/camera.js';
import { EventOverlay } from '../../battle/replay/event-overlay.js';
import { frameAt, shownAtStart } from '../../battle/replay/frame.js';
import { attackOf } from '../../battle/replay/steps.js';
import type { ToldGame } from '../../battle/replay/told-game.js';
import { actor, cursorHex, shownEvent, shownUnit, sightFrom } from '../game/plans.js';
import { ordersOfPeople, type Running } from '../game/play.js';
import { AimOverlay } from './aim-overlay.js';
import type { Aim } from './aims.js';
import { movedByArrow } from './arrow-keys.js';
import { hexWords } from './hex-words.js';
import { leastScale } from './least-scale.js';
import { OutlookOverlay } from './outlook-overlay.js';
import { CursorOverlay, PlanOverlay, PlanWay } from './plan-overlay.js';
import { type Reachable, ReachOverlay } from './reach-overlay.js';

interface PlayMapProps {
  readonly now: Running;
  readonly told: ToldGame;
  readonly reach: readonly Reachable[];
  readonly plan: MovePlan | undefined;
  /** The opponents' outlook from the end of the planned move. */
  readonly outlook: readonly Outlook[];
  /** Targets of the planned attacks. */
  readonly aims: readonly Aim[];
  /** The planned facing of the acting unit's torso or turret. */
  readonly torso: number | undefined;
  /** Called with the hex that was pressed, or chosen by keys. */
  readonly onHex: (hex: number) => void;
}

/** The most moves and shots since a player's last order that are drawn at once. */
const MOST_DRAWN = 10;
const DRAWN: ReadonlySet<BattleEvent['type']> = new Set(['move', 'weapon-attack', 'physical-attack']);

/** Paths are drawn below the tokens, and shots above them. */
const isMove = ({ type }: BattleEvent): boolean => type === 'move';

/** The map of the game with the current plan. */
export function PlayMap({ now, told, reach, plan, outlook, aims, torso, onHex }: PlayMapProps) {
  const scroller = useRef<HTMLElement>(null);
  const { game } = now;
  const { map, units, turn } = game.battle;
  const { events } = game;
  const past = shownEvent.value;
  const unit = actor.value;
  const frame = useMemo(() => {
    if (past > 0) return frameAt(told.start, events, past);
    const shown = units.map(shownAtStart);
    return torso === undefined
      ? shown
      : shown.map((one, index) => (index === unit ? { ...one, torsoFacing: torso } : one));
  }, [past, now.step, events, unit, torso]);
  const recent = useMemo(() => recentEvents(now), [now.step]);
  const event = past > 0 ? (attackOf(events, past) ?? events[past - 1]) : undefined;
  const inTurn = useMemo(
    () =>
      hexesInTurn(
        units.map(shownAtStart).filter(({ lost }) => lost === undefined),
        [],
      ),
    [turn, game.battle.phase],
  );
  const [from, to] = [sightFrom.value, cursorHex.value];
  const blocked =
    from !== undefined && to !== undefined && from !== to && !game.lineOfSight(from, to).visible;
  const actors = [unit ?? -1, aims[0]?.unit ?? -1].filter((index) => index >= 0);
  const side = SIDES[unit === undefined ? 0 : (units[unit]?.side ?? 0)] ?? 'red';
  return (
    <>
      <BattleMap
        told={told}
        title={`${map.width} × ${map.height} hexes. Arrow keys move the hex cursor, Enter chooses the hex.`}
        frame={frame}
        event={event}
        actors={actors}
        least={leastScale()}
        inTurn={inTurn}
        selected={shownUnit.value}
        onSelect={setter(shownUnit)}
        scroller={scroller}
        onHex={(hex) => {
          cursorHex.value = hex;
          onHex(hex);
        }}
        onKeyDown={(pressed) => {
          const moved = movedByArrow(pressed, cursorHex.peek() ?? units[unit ?? 0]?.hex ?? 0, map);
          if (moved !== undefined) {
            pressed.preventDefault();
            pressed.stopPropagation();
            cursorHex.value = moved;
          } else if (pressed.key === 'Enter' && !pressed.ctrlKey && cursorHex.peek() !== undefined) {
            pressed.preventDefault();
            onHex(cursorHex.peek() as number);
          }
        }}
        below={(scale) =>
          past === 0 && (
            <>
              <ReachOverlay map={map} reach={reach} scale={scale} />
              {recent.filter(isMove).map((drawn, place) => (
                <EventOverlay key={place} battle={game.battle} event={drawn} frame={frame} scale={scale} />
              ))}
              {unit !== undefined && (
                <PlanWay map={map} from={units[unit]?.hex ?? 0} plan={plan} side={side} />
              )}
            </>
          )
        }
        above={(scale) => (
          <>
            {past === 0 &&
              recent
                .filter((drawn) => !isMove(drawn))
                .map((drawn, place) => (
                  <EventOverlay key={place} battle={game.battle} event={drawn} frame={frame} scale={scale} />
                ))}
            {past === 0 && plan !== undefined && (
              <OutlookOverlay
                map={map}
                from={plan.hex}
                outlook={outlook}
                hexOf={(other) => units[other]?.hex ?? plan.hex}
                scale={scale}
              />
            )}
            {past === 0 && unit !== undefined && (
              <>
                <AimOverlay map={map} from={units[unit]?.hex ?? 0} aims={aims} scale={scale} />
                <PlanOverlay map={map} plan={plan} side={side} scale={scale} />
              </>
            )}
            <CursorOverlay map={map} hex={to} from={from} blocked={blocked} scale={scale} />
          </>
        )}
      />
      <div class="hex-line">
        <output aria-live="polite">
          {to === undefined
            ? 'Choose a hex: tap it, or use the arrow keys on the map.'
            : hexWords(now, told, to, reach)}
        </output>
        {to !== undefined && <SightButton from={from} to={to} />}
      </div>
    </>
  );
}

/** The events of this turn since a player at this device last gave an order. */
function recentEvents(now: Running): readonly BattleEvent[] {
  const { battle, events, orders } = now.game;
  const first = orders.find(({ turn }) => turn === battle.turn)?.events ?? events.length;
  const since = Math.max(first, ordersOfPeople(now).at(-1)?.events ?? 0);
  return events
    .slice(since)
    .filter((event) => DRAWN.has(event.type) && !(event.type === 'move' && event.from === event.to))
    .slice(-MOST_DRAWN);
}

/** Starts a line of sight at the tapped hex, or removes it. */
const SightButton = ({ from, to }: { readonly from: number | undefined; readonly to: number }) => (
  <Button
    look="small"
    onClick={() => {
      sightFrom.value = from === undefined ? to : undefined;
    }}
  >
    {from === undefined ? 'Line of sight from here' : 'No line of sight'}
  </Button>
);
