import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Battle } from '../../../../src/battle/battle.js';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { OFF_MAP } from '../../../../src/battle/map/hex-map.js';
import { EventOverlay } from './event-overlay.js';
import type { ShownUnit } from './frame.js';
import { middleOf, pictureHeight, pictureWidth, ROW_STEP } from './hex-geometry.js';
import { TerrainPicture } from './terrain-picture.js';
import { UnitTokens } from './unit-tokens.js';

interface BattleMapProps {
  readonly battle: Battle;
  readonly frame: readonly ShownUnit[];
  /** What is drawn on the map: a move or an attack. */
  readonly event: BattleEvent | undefined;
  /** Hexes that the eye should be on, the first above all. */
  readonly focus: readonly number[];
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

const ZOOMS = [1, 1.5, 2, 3, 4];
const NARROW = 600;
/** Of a row in pixels, for who wants to read what stands in it. */
const LEGIBLE = 24;

const EDGE = 0.12;
/** Of what is in sight, how far two may be apart to be looked at together. */
const REACH = 0.94;
const isInside = (place: number, size: number): boolean => place > size * EDGE && place < size * (1 - EDGE);

export function BattleMap({ battle, frame, event, focus, selected, onSelect }: BattleMapProps) {
  const { map } = battle;
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(innerWidth < NARROW ? 2 : 1);
  /** At which the whole map is in sight. */
  const [whole, setWhole] = useState(1);
  const wide = pictureWidth(map);
  const high = pictureHeight(map);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const room = Number.parseFloat(getComputedStyle(element).maxHeight);
    const scale = Math.min(1, (room * wide) / (high * element.clientWidth));
    setWhole(scale);
    if (innerWidth >= NARROW && (ROW_STEP * scale * element.clientWidth) / wide >= LEGIBLE) setZoom(scale);
  }, [wide, high]);
  const levels = whole < 1 ? [whole, ...ZOOMS] : ZOOMS;
  const [first = OFF_MAP, second = OFF_MAP] = focus;
  const ground = useMemo(() => <TerrainPicture map={map} />, [map]);
  useEffect(() => {
    const element = box.current;
    if (element === null || first === OFF_MAP) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const place = (hex: number) => {
      const [x, y] = middleOf(hex, map);
      return { across: (x / wide) * scrollWidth, down: (y / high) * scrollHeight };
    };
    const one = place(first);
    const other = second === OFF_MAP ? one : place(second);
    const apart = { across: Math.abs(one.across - other.across), down: Math.abs(one.down - other.down) };
    const both = apart.across < clientWidth * REACH && apart.down < clientHeight * REACH;
    const seen = both ? [one, other] : [one];
    // What is well in sight needs no move, which would only tire the eye.
    const inSight = seen.every(
      ({ across, down }) =>
        isInside(across - scrollLeft, clientWidth) && isInside(down - scrollTop, clientHeight),
    );
    if (inSight) return;
    const middle = (way: 'across' | 'down') => seen.reduce((sum, at) => sum + at[way], 0) / seen.length;
    element.scrollTo({ left: middle('across') - clientWidth / 2, top: middle('down') - clientHeight / 2 });
  }, [first, second, zoom, map, wide, high]);
  const step = (by: number) => {
    const place = levels.indexOf(zoom) + by;
    setZoom(levels[Math.min(levels.length - 1, Math.max(0, place))] ?? 1);
  };
  return (
    <div class="map-frame">
      <section
        class="map-scroll"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        aria-label={`Map ${map.name}, ${map.width} by ${map.height} hexes`}
      >
        <svg class="map" viewBox={`0 0 ${wide} ${high}`} style={{ width: `${zoom * 100}%` }}>
          <title>Hex map with the units where they stand</title>
          {ground}
          <UnitTokens battle={battle} frame={frame} selected={selected} onSelect={onSelect} />
          <EventOverlay battle={battle} event={event} frame={frame} />
        </svg>
      </section>
      <div class="map-zoom">
        <button
          type="button"
          class="icon-button"
          aria-label="Larger map"
          disabled={zoom === levels.at(-1)}
          onClick={() => step(1)}
        >
          +
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Smaller map"
          disabled={zoom === levels[0]}
          onClick={() => step(-1)}
        >
          −
        </button>
      </div>
    </div>
  );
}
