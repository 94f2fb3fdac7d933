/** What the names of unit files end in. */
export const UNIT_FILE_ENDINGS = Object.freeze(['.mtf', '.blk', '.json'] as const);
export type UnitFileEnding = (typeof UNIT_FILE_ENDINGS)[number];

/** In any case; undefined where the name is no unit file's. */
export function unitFileEnding(path: string): UnitFileEnding | undefined {
  const written = path.slice(path.lastIndexOf('.'));
  return ENDINGS.get(written) ?? ENDINGS.get(written.toLowerCase());
}

const ENDINGS: ReadonlyMap<string, UnitFileEnding> = new Map(
  UNIT_FILE_ENDINGS.map((ending) => [ending, ending]),
);

/** Systems that keep a file's finder data beside it name them like the file itself, with this in front. */
const COMPANION = /(^|[/\\])\._[^/\\]*$/;

export const isUnitPath = (path: string): boolean =>
  unitFileEnding(path) !== undefined && !(path.includes('._') && COMPANION.test(path));
