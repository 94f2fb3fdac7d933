export type InfantryMotion =
  | 'leg'
  | 'jump'
  | 'motorized'
  | 'tracked'
  | 'wheeled'
  | 'hover'
  | 'vtol'
  | 'umu'
  | 'submarine';

const MECHANIZED: ReadonlySet<InfantryMotion> = new Set<InfantryMotion>([
  'tracked',
  'wheeled',
  'hover',
  'vtol',
  'submarine',
]);

/** Carried by vehicles of its own, every squad of it. */
export const isMechanized = (motion: InfantryMotion): boolean => MECHANIZED.has(motion);
