const MOST_FROM_WATER = 6;

export interface HeatSinks {
  /** Working and switched on, including those in the engine. */
  readonly count: number;
  readonly kind: 'single' | 'double';
  readonly inLegs?: number;
}

export interface Surroundings {
  readonly waterDepth?: number;
  readonly prone?: boolean;
}

const PER_SINK = { single: 1, double: 2 } as const;

/** Returns the heat that the sinks dissipate in a turn. Sinks under water dissipate twice as much, up to a limit. */
export function calculateDissipation(
  { count, kind, inLegs = 0 }: HeatSinks,
  { waterDepth = 0, prone = false }: Surroundings = {},
): number {
  const wet = waterDepth === 0 ? 0 : waterDepth >= 2 || prone ? count : inLegs;
  return count * PER_SINK[kind] + Math.min(MOST_FROM_WATER, wet * PER_SINK[kind]);
}

/** Returns the heat left after adding a turn's heat and subtracting the dissipation. */
export function heatAfterTurn(heat: number, generated: number, dissipation: number): number {
  return Math.max(0, heat + generated - dissipation);
}
