/** Pixels for a unit of the map's picture, so that a hex can be hit. */
const LEAST = { finger: 0.75, mouse: 0.5 } as const;

export const leastScale = (): number =>
  matchMedia('(pointer: coarse)').matches ? LEAST.finger : LEAST.mouse;
