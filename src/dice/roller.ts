/** One die: a whole number from 1 to 6. Every function that rolls takes one, so that a game can be replayed. */
export type D6Roller = () => number;

export interface DiceRoll {
  readonly dice: readonly number[];
  readonly total: number;
}

/** For callers who only want to roll and do not mind what: nothing here can be replayed. */
export const randomRoller: D6Roller = () => Math.floor(Math.random() * 6) + 1;

export function roll2d6(roller: D6Roller): DiceRoll {
  const first = roller();
  const second = roller();
  return { dice: [first, second], total: first + second };
}

export function roll1d6(roller: D6Roller): DiceRoll {
  const die = roller();
  return { dice: [die], total: die };
}
