/** A unit that battles cannot be played with. */
export class UnsupportedInBattleError extends Error {
  override readonly name = 'UnsupportedInBattleError';
}
