const FOIL_FACTOR = 1.25;

/** Hydrofoils increase cruising MP. Some equipment reduces it. */
export const cruisingMp = (cruise: number, foil: boolean, slowedBy: number): number =>
  Math.max(0, (foil ? Math.round(cruise * FOIL_FACTOR) : cruise) - slowedBy);

export const flankMp = (cruising: number, boosted: boolean): number =>
  boosted ? cruising * 2 : Math.ceil(cruising * 1.5);
