/** The message for a dropped unit that cannot fight in this view. */
export const readButRefused = (name: string, refused: string): string =>
  `${name} was read (${refused}). The Battle Value view shows what it is worth.`;
