import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BattleEvent, OFF_MAP } from '../../../../src/edge/battle.js';
import { type Box, boxAround, fitScale, wholeScale } from './camera.js';
import { EventOverlay } from './event-overlay.js';
import type { ShownUnit } from './frame.js';
import { COLUMN_STEP, hexAtPoint, middleOf, pictureHeight, pictureWidth, ROW_STEP } from './hex-geometry.js';
import { HexNumbers, numbersAreLegible } from './hex-numbers.js';
import { LevelNumbers } from './level-numbers.js';
import { terrainLayers } from './terrain-layers.js';
import { TerrainPicture } from './terrain-picture.js';
import type { ToldGame } from './told-game.js';
import { UnitTokens } from './unit-tokens.js';
import { useRoom } from './use-room.js';
import { useZoomGestures } from './use-zoom-gestures.js';

interface BattleMapProps {
  readonly told: ToldGame;
  /** "Light woods, 32 × 32" */
  readonly title: string;
  readonly frame: readonly ShownUnit[];
  /** The move or attack to draw. */
  readonly event: BattleEvent | undefined;
  /** Units in the event, the acting one first. */
  readonly actors: readonly number[];
  /** Hexes the forces occupy during this turn. */
  readonly inTurn: readonly number[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Further drawings: between the ground and the tokens, and on top. */
  readonly below?: (scale: number) => ComponentChildren;
  readonly above?: (scale: number) => ComponentChildren;
  /** Called with the hex that was pressed. */
  readonly onHex?: (hex: number) => void;
  /**
   * Pixels for a unit of the picture. If both forces would fit only at a smaller scale, the map shows the acting units.
   */
  readonly least?: number;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Pixels for a unit of the picture. */
const CLOSEST = 2.5;
const ZOOM = 1.4;

const EDGE = 0.12;
/** The largest distance at which two units are shown together, as a share of the visible part. */
const REACH = 0.94;
const isInside = (place: number, size: number): boolean => place > size * EDGE && place < size * (1 - EDGE);

/**
 * The map with its units. By itself it shows both forces as large as they fit, turn by turn; once zoomed by hand, it
 * follows the events.
 */
export function BattleMap(props: BattleMapProps) {
  const { told, title, frame, event, actors, inTurn, selected, onSelect, scroller } = props;
  const { below, above, onHex, least = 0, onKeyDown } = props;
  const { map } = told.battle;
  const room = useRoom(scroller);
  /** Set by hand: a scale, or both forces at any size; undefined while the map fits itself. */
  const [chosen, setChosen] = useState<number | 'forces'>();
  const [seen, setSeen] = useState<Box>();
  /** The center of the visible part, kept while the scale changes by hand. */
  const anchor = useRef<readonly [x: number, y: number] | undefined>(undefined);
  const [wide, high] = [pictureWidth(map), pictureHeight(map)];
  const box = useMemo(() => boxAround(inTurn, map), [inTurn, map]);
  const whole = room === undefined ? 1 : wholeScale(map, room);
  const fitted = room === undefined ? 1 : fitScale(box, room);
  const scale = typeof chosen === 'number' ? chosen : Math.max(fitted, chosen === 'forces' ? 0 : least);
  const follows = typeof chosen === 'number' || scale > fitted;
  const layers = useMemo(() => terrainLayers(map), [map]);
  const ground = useMemo(() => <TerrainPicture layers={layers} />, [layers]);

  const look = () => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const next = {
      left: coarse(scrollLeft / scale, COLUMN_STEP, Math.floor),
      top: coarse(scrollTop / scale, ROW_STEP, Math.floor),
      right: coarse((scrollLeft + clientWidth) / scale, COLUMN_STEP, Math.ceil),
      bottom: coarse((scrollTop + clientHeight) / scale, ROW_STEP, Math.ceil),
    };
    setSeen((known) => (known !== undefined && isSameBox(known, next) ? known : next));
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || room === undefined) return;
    const middle = anchor.current ?? [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!follows || anchor.current !== undefined) {
      element.scrollTo({
        left: middle[0] * scale - element.clientWidth / 2,
        top: middle[1] * scale - element.clientHeight / 2,
      });
    }
    anchor.current = undefined;
    look();
  }, [scale, chosen, room, box]);

  const hexes = actors.map((unit) => frame[unit]?.hex ?? OFF_MAP);
  const [first = OFF_MAP, second = OFF_MAP] = hexes;
  useEffect(() => {
    const element = scroller.current;
    if (!follows || element === null || first === OFF_MAP) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const place = (hex: number) => {
      const [x, y] = middleOf(hex, map);
      return { across: x * scale, down: y * scale };
    };
    const one = place(first);
    const other = second === OFF_MAP ? one : place(second);
    const apart = { across: Math.abs(one.across - other.across), down: Math.abs(one.down - other.down) };
    const both = apart.across < clientWidth * REACH && apart.down < clientHeight * REACH;
    const shown = both ? [one, other] : [one];
    // What is well in view needs no scrolling.
    const inSight = shown.every(
      ({ across, down }) =>
        isInside(across - scrollLeft, clientWidth) && isInside(down - scrollTop, clientHeight),
    );
    if (inSight) return;
    const middle = (way: 'across' | 'down') => shown.reduce((sum, at) => sum + at[way], 0) / shown.length;
    element.scrollTo({ left: middle('across') - clientWidth / 2, top: middle('down') - clientHeight / 2 });
  }, [first, second, map, follows]);

  /** Zooms about a point of the box, in pixels; by default, about the acting unit. */
  const zoom = (wanted: number, x?: number, y?: number) => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const next = Math.min(CLOSEST, Math.max(whole, wanted));
    const [across, down] = first === OFF_MAP ? [-1, -1] : middleOf(first, map);
    const [actorX, actorY] = [across * scale - scrollLeft, down * scale - scrollTop];
    const inSight = actorX > 0 && actorX < clientWidth && actorY > 0 && actorY < clientHeight;
    const besideX = x ?? (inSight ? actorX : clientWidth / 2);
    const besideY = y ?? (inSight ? actorY : clientHeight / 2);
    anchor.current = [
      (scrollLeft + besideX) / scale + (clientWidth / 2 - besideX) / next,
      (scrollTop + besideY) / scale + (clientHeight / 2 - besideY) / next,
    ];
    setChosen(next);
  };
  /** Shows both forces; pressed again when they are small, shows the acting units. */
  const fitForces = () => setChosen(chosen !== 'forces' && fitted < least ? 'forces' : undefined);
  const gestures = useZoomGestures(scroller, scale, zoom);
  return (
    <div class="map-frame">
      <section
        class="map-scroll"
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        aria-label={`Map: ${title}`}
        onScroll={look}
        onKeyDown={(pressed) => {
          const wanted = zoomByKey(pressed, scale);
          if (wanted === undefined) return onKeyDown?.(pressed);
          pressed.preventDefault();
          if (wanted === 'fit') fitForces();
          else zoom(wanted);
        }}
        {...gestures}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the section around it. */}
        <svg
          class="map"
          viewBox={`0 0 ${wide} ${high}`}
          style={{ width: `${wide * scale}px`, height: `${high * scale}px` }}
          onClick={
            onHex &&
            ((pressed) => {
              const box = pressed.currentTarget.getBoundingClientRect();
              const hex = hexAtPoint(
                (pressed.clientX - box.left) / scale,
                (pressed.clientY - box.top) / scale,
                map,
              );
              if (hex !== undefined) onHex(hex);
            })
          }
        >
          <title>Hex map with the units in their hexes</title>
          {ground}
          {seen !== undefined && <LevelNumbers labels={layers.labels} scale={scale} seen={seen} />}
          {seen !== undefined && numbersAreLegible(scale) && (
            <HexNumbers map={map} scale={scale} seen={seen} />
          )}
          {below?.(scale)}
          <UnitTokens
            told={told}
            frame={frame}
            scale={scale}
            actors={actors}
            selected={selected}
            onSelect={onSelect}
          />
          <EventOverlay battle={told.battle} event={event} frame={frame} scale={scale} />
          {above?.(scale)}
        </svg>
      </section>
      <div class="map-zoom">
        <button
          type="button"
          class="icon-button"
          aria-label="Larger map"
          disabled={scale >= CLOSEST}
          onClick={() => zoom(scale * ZOOM)}
        >
          +
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Smaller map"
          disabled={scale <= whole}
          onClick={() => zoom(scale / ZOOM)}
        >
          −
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Fit the map to both forces"
          aria-pressed={!follows}
          title="Fit to both forces"
          onClick={fitForces}
        >
          <svg class="control-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** The scale that a key sets; undefined for other keys, and for the browser's own zoom keys. */
function zoomByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, scale: number) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return scale * ZOOM;
  if (key === '-') return scale / ZOOM;
  return key === '0' ? 'fit' : undefined;
}

/** Hexes are numbered in blocks of this size, so that a small scroll changes nothing. */
const BLOCK = 4;
const coarse = (place: number, step: number, round: (value: number) => number): number =>
  round(place / (BLOCK * step)) * BLOCK * step;

const isSameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;
