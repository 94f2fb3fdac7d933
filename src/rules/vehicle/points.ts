/** Cruising MP after motive system damage. */
export const cruisingPoints = (cruise: number, lost: number): number => Math.max(0, cruise - lost);

/** One and a half times cruising MP; double with a supercharger. */
export const flankPoints = (cruise: number, boosted: boolean): number =>
  boosted ? cruise * 2 : Math.ceil(cruise * 1.5);

/** Added to cruising or flank MP for a move entirely on roads. */
export const ROAD_BONUS = 1;
