/** Commands whose code is loaded when one of them is asked for, with a line on each. */
export const LATE_SUMMARIES = {
  'to-hit': 'what a shot needs, modifier by modifier',
  force: "a force with pilots and Battle Value; reads and writes MegaMek's .mul",
  completion: 'what bash or zsh needs to complete command lines',
} as const;
