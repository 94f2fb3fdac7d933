const LEAST = 2;

/** Troopers who serve a field gun of this weight (Total Warfare, "Field Guns"). */
export const fieldGunCrew = (tonnage: number): number => Math.max(LEAST, Math.ceil(tonnage));
