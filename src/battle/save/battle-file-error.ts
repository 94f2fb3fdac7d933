/** Thrown for a saved battle, a replay or a job that cannot be read; it says what is wrong and where. */
export class BattleFileError extends Error {
  override readonly name = 'BattleFileError';
  /** The field, such as `units[0].state.heat`. */
  readonly where: string;

  constructor(where: string, problem: string, options?: ErrorOptions) {
    super(`${where}: ${problem}`, options);
    this.where = where;
  }
}
