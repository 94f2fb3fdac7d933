export const MOTIONS = Object.freeze([
  'tracked',
  'wheeled',
  'hover',
  'wige',
  'vtol',
  'naval',
  'hydrofoil',
  'submarine',
  'rail',
  'maglev',
  'fixed',
  'infantry',
  'carried-infantry',
  'protomech',
] as const);
/** What moves a unit that is no 'Mech; `fixed` for guns in a building, and those who walk or are carried by air and water. */
export type Motion = (typeof MOTIONS)[number];

/** Those that need a track, which no map has. */
export const needsTrack = (motion: Motion): boolean => motion === 'rail' || motion === 'maglev';
