/** Endings of unit file names. */
export const UNIT_FILE_ENDINGS = Object.freeze(['.mtf', '.blk', '.json'] as const);
export type UnitFileEnding = (typeof UNIT_FILE_ENDINGS)[number];

/** Returns the ending in lower case, however it is written; undefined if the name is not a unit file's. */
export function unitFileEnding(path: string): UnitFileEnding | undefined {
  const written = path.slice(path.lastIndexOf('.'));
  return ENDINGS.get(written) ?? ENDINGS.get(written.toLowerCase());
}

const ENDINGS: ReadonlyMap<string, UnitFileEnding> = new Map(
  UNIT_FILE_ENDINGS.map((ending) => [ending, ending]),
);

/** Some systems store a file's metadata beside it under the same name with this prefix. */
const COMPANION = /(^|[/\\])\._[^/\\]*$/;

export const isUnitPath = (path: string): boolean =>
  unitFileEnding(path) !== undefined && !(path.includes('._') && COMPANION.test(path));
