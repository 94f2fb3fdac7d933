export const SQUAD_LOCATIONS = Object.freeze([
  'trooper_1',
  'trooper_2',
  'trooper_3',
  'trooper_4',
  'trooper_5',
  'trooper_6',
] as const);
/** One trooper of a battle armor squad. */
export type SquadLocation = (typeof SQUAD_LOCATIONS)[number];
