/** The sheet of a unit that is no 'Mech, as JSON states it: the blocks of its file. */
export interface BlockSheet {
  readonly blocks: Readonly<Record<string, readonly string[]>>;
}
