/** Sides of the target that may be struck. */
export const STRUCK_SIDES = [
  { value: 'front', label: 'Front' },
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
  { value: 'rear', label: 'Rear' },
] as const;
export type StruckSide = (typeof STRUCK_SIDES)[number]['value'];
