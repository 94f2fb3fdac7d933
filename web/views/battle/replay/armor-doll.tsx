import type { Combatant } from '../../../../src/battle/mech/combatant.js';
import { MECH_LOCATIONS } from '../../../../src/rules/hit-location/locations.js';
import type { ShownUnit } from './frame.js';

interface Part {
  readonly location: number;
  readonly rear?: true;
  readonly short: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const part = (
  location: number,
  short: string,
  x: number,
  y: number,
  width: number,
  height: number,
): Part => ({
  location,
  short,
  x,
  y,
  width,
  height,
});

/** As on a record sheet: seen from the front, so that the right arm is on the left. */
const FRONT: readonly Part[] = [
  part(0, 'H', 82, 2, 36, 30),
  part(1, 'CT', 80, 35, 40, 62),
  part(3, 'RT', 44, 38, 33, 54),
  part(2, 'LT', 123, 38, 33, 54),
  part(5, 'RA', 8, 40, 33, 72),
  part(4, 'LA', 159, 40, 33, 72),
  part(7, 'RL', 52, 100, 40, 66),
  part(6, 'LL', 108, 100, 40, 66),
];
const REAR: readonly Part[] = [
  { ...part(3, 'RT rear', 44, 184, 34, 34), rear: true },
  { ...part(1, 'CT rear', 81, 184, 38, 34), rear: true },
  { ...part(2, 'LT rear', 122, 184, 34, 34), rear: true },
];

/** What is left of a 'Mech: a part empties from above as it loses points, and is crossed out when it is gone. */
export function ArmorDoll({ unit, shown }: { readonly unit: Combatant; readonly shown: ShownUnit }) {
  return (
    <svg class="doll" viewBox="0 0 200 222" role="img" aria-label={dollWords(unit, shown)}>
      {[...FRONT, ...REAR].map((place) => {
        const { location, short, x, y, width, height, rear } = place;
        const most = (rear ? unit.design.rearArmor : unit.design.armor)[location] ?? 0;
        const armor = (rear ? shown.rearArmor : shown.armor)[location] ?? 0;
        const structure = shown.structure[location] ?? 0;
        const mostStructure = unit.design.structure[location] ?? 0;
        const share = most === 0 ? 0 : Math.min(1, armor / most);
        const hurt = !rear && structure < mostStructure;
        const gone = structure <= 0;
        const full = height * share;
        return (
          <g key={short} class="doll-part" data-hurt={hurt} data-gone={gone}>
            <rect x={x} y={y} width={width} height={height} rx="5" class="doll-box" />
            {full > 0 && (
              <rect x={x} y={y + height - full} width={width} height={full} rx="5" class="doll-armor" />
            )}
            <text x={x + width / 2} y={y + height / 2 - (rear || location === 0 ? 1 : 5)} class="doll-number">
              {gone ? '–' : points(armor)}
            </text>
            {!rear && (
              <text x={x + width / 2} y={y + height / 2 + (location === 0 ? 11 : 9)} class="doll-structure">
                {hurt ? '!' : ''}
                {points(Math.max(0, structure))}
              </text>
            )}
            {location !== 0 && (
              <text x={x + width / 2} y={y + height - 3.5} class="doll-name">
                {rear ? 'rear' : short}
              </text>
            )}
            {gone && (
              <path
                d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`}
                class="doll-cross"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

const points = (value: number): string => String(Math.round(value * 10) / 10);

function dollWords(unit: Combatant, shown: ShownUnit): string {
  const parts = MECH_LOCATIONS.map((name, location) => {
    const left = shown.structure[location] ?? 0;
    return left <= 0
      ? `${name.replace('_', ' ')} gone`
      : `${name.replace('_', ' ')} armor ${points(shown.armor[location] ?? 0)}, structure ${points(left)}`;
  });
  return `${unit.design.name}: ${parts.join('; ')}`;
}
