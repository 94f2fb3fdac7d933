const THIN = 10;

/** Of a shot at a rotor most goes between its blades (Total Warfare, "Rotor Damage"). */
export const rotorDamage = (points: number): number => Math.ceil(points / THIN);
