/**
 * Commands that play battles, with a line on each. They bring most of the program along, so that it is loaded when one of
 * them is asked for.
 */
export const BATTLE_SUMMARIES = {
  battle: "play a battle of 'Mechs many times and see who wins",
  compare: 'play a battle with and without a change to see what it is worth',
  fair: 'find the pilots or units that make a battle even',
} as const;

/** Whether a command line may mean one of them. */
export const asksForBattles = (args: readonly string[]): boolean =>
  args.some((arg) => Object.hasOwn(BATTLE_SUMMARIES, arg));
