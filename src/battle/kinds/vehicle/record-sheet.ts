import { CRITICAL_COLUMNS, vehicleCriticalAt } from '../../../rules/vehicle/criticals.js';
import { motiveEffect, motiveModifier } from '../../../rules/vehicle/motive.js';
import { type Mark, ON_FOOT, type RecordSheet, type SheetTable } from '../record-sheet.js';
import { placesOf, valueAt, writeAt } from './places.js';

const MOTION_NAMES = { tracked: 'Tracked', wheeled: 'Wheeled', hover: 'Hover', wige: 'WiGE' } as const;

const COLUMN_NAMES = {
  front: 'Front',
  side: 'Side',
  rear: 'Rear',
  turret: 'Turret',
  'vtol-front': 'VTOL front',
  'vtol-side': 'VTOL side',
  'vtol-rear': 'VTOL rear',
  rotor: 'Rotor',
} as const;

const always = (): boolean => true;
const words = (effect: string | undefined): string => effect?.replaceAll('-', ' ') ?? '–';

/** A result that cannot happen becomes the next higher one that can. */
const CRITICAL_HITS: SheetTable = {
  title: 'Critical hits',
  dice: 2,
  columns: CRITICAL_COLUMNS.map((column) => ({
    name: COLUMN_NAMES[column],
    at: (total) => words(vehicleCriticalAt(column, total, always)),
  })),
};

/** By motion type; the side that was struck modifies the roll. */
const MOTIVE_DAMAGE: SheetTable = {
  title: 'Motive damage',
  dice: 2,
  columns: (['tracked', 'wheeled', 'hover', 'wige'] as const).map((motion) => ({
    name: MOTION_NAMES[motion],
    at: (total) => words(motiveEffect(total + motiveModifier(motion, false))),
  })),
};

/** Motive system, crew, sensors, turrets, stabilizers and equipment. */
export const VEHICLE_SHEET: RecordSheet = {
  ways: {
    ...ON_FOOT,
    walk: { name: 'Cruise', does: 'cruises', points: 'cruising MP' },
    run: { name: 'Flank', does: 'flanks', points: 'flank MP' },
  },
  skill: 'Driving',
  pilotHits: false,
  tables: [CRITICAL_HITS, MOTIVE_DAMAGE],
  systemsOf: () => [],
  marksOf: (unit) =>
    placesOf(unit).map((place): Mark => {
      const { id, words, most } = place;
      return { id, words, most, value: valueAt(unit, place) };
    }),
  mark: (unit, id, value) => {
    const place = placesOf(unit).find((known) => known.id === id);
    if (place !== undefined) writeAt(unit, place, value);
  },
};
