const SHOT_DOWN_UP_TO = 3;

/** Whether an anti-missile system brings down a missile that comes alone, and so has no cluster roll to spoil. */
export const bringsDownSingleMissile = (die: number): boolean => die <= SHOT_DOWN_UP_TO;
