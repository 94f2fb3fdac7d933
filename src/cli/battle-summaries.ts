/**
 * Commands that play battles, with a line on each. They bring most of the program along, so that it is loaded when one of
 * them is asked for.
 */
export const BATTLE_SUMMARIES = {
  battle: "play a battle of 'Mechs many times: who wins, and by what",
  compare: 'what a change is worth: the same battle with and without it',
  fair: 'which pilots or units make a fight an even one',
} as const;

/** Whether a command line may mean one of them. */
export const asksForBattles = (args: readonly string[]): boolean =>
  args.some((arg) => Object.hasOwn(BATTLE_SUMMARIES, arg));
