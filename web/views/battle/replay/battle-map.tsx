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

export function BattleMap({ battle, frame, event, focus, selected, onSelect }: BattleMapProps) {
  const { map } = battle;
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(() => (innerWidth < NARROW ? 2 : 1));
  const wide = pictureWidth(map);
  const high = pictureHeight(map);
  const ground = useMemo(() => <TerrainPicture map={map} />, [map]);
  useEffect(() => {
    const element = box.current;
    if (element === null || focus === OFF_MAP) return;
    const [x, y] = middleOf(focus, map);
    const left = (x / wide) * element.scrollWidth - element.clientWidth / 2;
    const top = (y / high) * element.scrollHeight - element.clientHeight / 2;
    element.scrollTo({ left, top });
  }, [focus, zoom, map, wide, high]);
  const step = (by: number) => {
    const place = ZOOMS.findIndex((known) => known === zoom) + by;
    setZoom(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, place))] ?? 1);
  };
  return (
    <div class="map-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section class="map-scroll" ref={box} tabIndex={0} aria-label={`Map ${map.name}, ${map.width} by ${map.height} hexes`}>
        <svg class="map" viewBox={`0 0 ${wide} ${high}`} style={{ width: `${zoom * 100}%` }}>
          <title>Hex map with the units where they stand</title>
          {ground}
          <EventOverlay battle={battle} event={event} frame={frame} />
          <UnitTokens battle={battle} frame={frame} selected={selected} onSelect={onSelect} />
        </svg>
      </section>
      <div class="map-zoom">
        <button type="button" class="icon-button" aria-label="Larger map" disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
          +
        </button>
        <button type="button" class="icon-button" aria-label="Smaller map" disabled={zoom === 1} onClick={() => step(-1)}>
          −
        </button>
      </div>
    </div>
  );
}
