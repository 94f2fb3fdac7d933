import type { Mark, RecordSheet } from '../record-sheet.js';
import { placesOf, valueAt, writeAt } from './places.js';

/** Motive system, crew, sensors, turrets, stabilizers and equipment. */
export const VEHICLE_SHEET: RecordSheet = {
  paces: ['Cruise', 'Flank'],
  skill: 'Driving',
  pilotHits: false,
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
