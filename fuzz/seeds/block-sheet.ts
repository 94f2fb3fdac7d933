/** The sheet of a unit other than a 'Mech, as in JSON: the blocks of its file. */
export interface BlockSheet {
  readonly blocks: Readonly<Record<string, readonly string[]>>;
}
