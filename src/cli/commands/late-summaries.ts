/** Commands whose code is loaded when one of them is asked for, with a line on each. */
export const LATE_SUMMARIES = {
  'to-hit': 'calculate the target number of an attack, modifier by modifier',
  force: "show a force with its pilots and Battle Value; read and write MegaMek's .mul files",
  completion: 'print a completion script for bash or zsh',
} as const;
