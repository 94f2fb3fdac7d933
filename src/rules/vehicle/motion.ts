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
/**
 * The motion type of a unit that is not a 'Mech. `fixed` is for guns in a building. Infantry is on foot, or carried
 * by air or water.
 */
export type Motion = (typeof MOTIONS)[number];

/** Whether it needs rails, which no map has. */
export const needsTrack = (motion: Motion): boolean => motion === 'rail' || motion === 'maglev';
