import type { CustomMech } from './custom-mech.js';

/** A QuadVee on tracks, with a laser. */
export const TRACKED_QUADVEE: CustomMech = {
  chassis: 'quadvee',
  cockpit: 'quadvee',
  slots: {
    FLL: ['Conversion Gear', 'Tracks'],
    FRL: ['Conversion Gear', 'Tracks'],
    RLL: ['Conversion Gear', 'Tracks'],
    RRL: ['Conversion Gear', 'Tracks'],
    CT: ['Medium Laser'],
  },
};
