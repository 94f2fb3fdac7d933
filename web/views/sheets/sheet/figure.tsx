import type { Combatant } from '../../../../src/edge/battle.js';
import { titled } from '../../../words.js';
import type { OpenLocation } from './location-dialog.js';
import { Pips } from './pips.js';
import { placesOf } from './places.js';

interface FigureProps {
  readonly unit: Combatant;
  readonly onOpen: (place: OpenLocation) => void;
}

const SHOWN = {
  armor: {
    title: 'Armor',
    of: ({ armor }: Combatant) => armor,
    full: ({ design }: Combatant) => design.armor,
  },
  rear: {
    title: 'Rear armor',
    of: ({ rearArmor }: Combatant) => rearArmor,
    full: ({ design }: Combatant) => design.rearArmor,
  },
  structure: {
    title: 'Structure',
    of: ({ structure }: Combatant) => structure,
    full: ({ design }: Combatant) => design.structure,
  },
} as const;
type Layer = keyof typeof SHOWN;

/** Front armor, rear armor and structure. Each location is a button that opens it. */
export function Figures({ unit, onOpen }: FigureProps) {
  const { hasRear } = unit.plan;
  return (
    <div class="figures-of-unit">
      <div class="figure-stack">
        <Figure unit={unit} layer="armor" onOpen={onOpen} />
        {hasRear.includes(1) && <Figure unit={unit} layer="rear" onOpen={onOpen} />}
      </div>
      <Figure unit={unit} layer="structure" onOpen={onOpen} />
    </div>
  );
}

function Figure({ unit, layer, onOpen }: FigureProps & { readonly layer: Layer }) {
  const { title, of, full } = SHOWN[layer];
  const places = placesOf(unit.plan);
  const [left, most] = [of(unit), full(unit)];
  const sum = left.reduce((total, points) => total + points, 0);
  return (
    <section class="sheet-part" aria-label={title}>
      <h3>
        {title} <span class="faint numbers">{Math.round(sum * 10) / 10}</span>
      </h3>
      <div class="figure-cells" data-layer={layer} data-listed={places === undefined}>
        {unit.plan.words.map((words, location) => {
          if (layer === 'rear' && unit.plan.hasRear[location] === 0) return null;
          const place = places?.[location];
          const points = most[location] as number;
          const now = left[location] as number;
          const gone = (unit.structure[location] as number) <= 0;
          return (
            <button
              key={words}
              type="button"
              class="figure-cell"
              data-gone={gone}
              data-hurt={now < points}
              style={
                place && {
                  gridColumn: String(place.column),
                  gridRow: layer === 'rear' ? '1' : String(place.row),
                }
              }
              onClick={() => onOpen({ location, rear: layer === 'rear' })}
            >
              <span class="unseen">
                {`${titled(words)}: ${title.toLowerCase()} ${now} of ${points}${gone ? ', destroyed' : ''}`}
              </span>
              <span class="figure-name" aria-hidden="true">
                {places === undefined ? titled(words) : shortOf(words)}
              </span>
              <span class="figure-points numbers" aria-hidden="true">
                {now}
                <small class="figure-full">/{points}</small>
              </span>
              <Pips full={points} left={now} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** "Left arm" as LA; single words unchanged. */
const shortOf = (words: string): string =>
  words.includes(' ')
    ? words
        .split(' ')
        .map((word) => word.charAt(0).toUpperCase())
        .join('')
    : titled(words);
