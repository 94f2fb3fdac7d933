import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Battle } from '../../../../src/battle/battle.js';
import type { BattleEvent } from '../../../../src/battle/events/event.js';
import { OFF_MAP } from '../../../../src/battle/map/hex-map.js';
import { EventOverlay } from './event-overlay.js';
import type { ShownUnit } from './frame.js';
import { middleOf, pictureHeight, pictureWidth } from './hex-geometry.js';
import { TerrainPicture } from './terrain-picture.js';
import { UnitTokens } from './unit-tokens.js';

interface BattleMapProps {
  readonly battle: Battle;
  readonly frame: readonly ShownUnit[];
  /** What is drawn on the map: a move or an attack. */
  readonly event: BattleEvent | undefined;
  /** The hex that the eye should be on. */
  readonly focus: number;
  readonly selected: number;
  readonly onSelect: (unit: number) => void;
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const NARROW = 600;

const EDGE = 0.12;
const isInside = (place: number, size: number): boolean => place > size * EDGE && place < size * (1 - EDGE);

export function BattleMap({ battle, frame, event, focus, selected, onSelect }: BattleMapProps) {
  const { map } = battle;
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>(() => (innerWidth < NARROW ? 2 : 1));
  const wide = pictureWidth(map);
  const high = pictureHeight(map);
  const ground = useMemo(() => <TerrainPicture map={map} />, [map]);
  useEffect(() => {
    const element = box.current;
    if (element === null || focus === OFF_MAP) return;
    const [x, y] = middleOf(focus, map);
    const across = (x / wide) * element.scrollWidth;
    const down = (y / high) * element.scrollHeight;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    // What is well in sight needs no move, which would only tire the eye.
    if (!isInside(across - scrollLeft, clientWidth) || !isInside(down - scrollTop, clientHeight)) {
      element.scrollTo({ left: across - clientWidth / 2, top: down - clientHeight / 2 });
    }
  }, [focus, zoom, map, wide, high]);
  const step = (by: number) => {
    const place = ZOOMS.indexOf(zoom) + by;
    setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, place))] ?? 1);
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
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => step(1)}
        >
          +
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Smaller map"
          disabled={zoom === 1}
          onClick={() => step(-1)}
        >
          −
        </button>
      </div>
    </div>
  );
}
