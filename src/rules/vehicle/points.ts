/** Cruising points that damage to the motive system leaves. */
export const cruisingPoints = (cruise: number, lost: number): number => Math.max(0, cruise - lost);

/** Half as many again; a supercharger doubles them. */
export const flankPoints = (cruise: number, boosted: boolean): number =>
  boosted ? cruise * 2 : Math.ceil(cruise * 1.5);

/** Points that a move along roads alone adds to either. */
export const ROAD_BONUS = 1;
