const THIN = 10;

/** A hit on a rotor does a tenth of its damage (Total Warfare, "Rotor Damage"). */
export const rotorDamage = (points: number): number => Math.ceil(points / THIN);
