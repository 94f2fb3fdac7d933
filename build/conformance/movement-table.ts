/** Target movement modifier by hexes moved: the first hexes of each step (Total Warfare, attack modifiers). */
const STEPS = [3, 5, 7, 10, 18, 25];

export const movementStep = (hexes: number): number => STEPS.filter((first) => hexes >= first).length;

export const MOVEMENTS = ['stationary', 'walk', 'run', 'jump'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** The attacker's movement modifier. */
export const ATTACKER_MOVEMENT: Readonly<Record<Movement, number>> = {
  stationary: 0,
  walk: 1,
  run: 2,
  jump: 3,
};
