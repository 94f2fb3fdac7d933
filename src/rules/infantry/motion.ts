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

/** Whether vehicles carry every squad of the platoon. */
export const isMechanized = (motion: InfantryMotion): boolean => MECHANIZED.has(motion);
