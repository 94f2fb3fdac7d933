/** For somebody who dropped a unit where it cannot fight. */
export const readButRefused = (name: string, refused: string): string =>
  `${name} was read (${refused}). The Battle Value view shows what it is worth.`;
