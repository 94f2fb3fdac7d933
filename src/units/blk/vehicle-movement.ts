const FOIL_FACTOR = 1.25;

/** Foils lift a hull out of the water; bulk and soft suspension cost points. */
export const cruisingMp = (cruise: number, foil: boolean, slowedBy: number): number =>
  Math.max(0, (foil ? Math.round(cruise * FOIL_FACTOR) : cruise) - slowedBy);

export const flankMp = (cruising: number, boosted: boolean): number =>
  boosted ? cruising * 2 : Math.ceil(cruising * 1.5);
