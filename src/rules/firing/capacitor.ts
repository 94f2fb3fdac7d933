/** What a charged capacitor adds to a shot of its PPC, in damage and in heat. */
export const CAPACITOR_DAMAGE = 5;
export const CAPACITOR_HEAT = 5;
