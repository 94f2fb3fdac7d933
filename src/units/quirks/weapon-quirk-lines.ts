import { canonicalQuirkId } from './quirk-ids.js';

/** One weapon quirk as stated in a file. */
export interface WeaponQuirkLine {
  readonly quirk: string;
  readonly weapon: string;
  readonly location?: string;
  /** Counted from 0 in the location. It identifies one of several identical weapons. */
  readonly slot?: number;
}

/**
 * Reads the fields after the key. Files write `quirk:LOC:slot:weapon`; `quirk:weapon:LOC` and `quirk:weapon` are
 * accepted too. Returns undefined for anything else.
 */
export function readWeaponQuirk(text: string): WeaponQuirkLine | undefined {
  const fields = text.split(':').map((field) => field.trim());
  const [id = '', second = '', third, ...rest] = fields;
  if (id === '' || second === '') return undefined;
  const quirk = canonicalQuirkId(id);
  if (rest.length > 0) {
    const weapon = rest.join(':');
    if (third === undefined || !/^\d{1,3}$/.test(third) || weapon === '') return undefined;
    return { quirk, weapon, location: second, slot: Number(third) };
  }
  return third ? { quirk, weapon: second, location: third } : { quirk, weapon: second };
}

/** In lower case only, as in the reader of whole files. */
const MTF_KEY = /^\s*weapon_?quirk:/;

/** Returns the quirks by weapon from lines of an MTF file. Other lines are skipped. */
export function parseWeaponQuirksFromMTF(lines: readonly string[]): Record<string, string[]> {
  return byWeapon(lines.filter((line) => MTF_KEY.test(line)).map((line) => line.replace(MTF_KEY, '')));
}

/** Returns the quirks by weapon from the entries of a BLK file's weapon quirk block. */
export function parseWeaponQuirksFromBLK(entries: readonly string[]): Record<string, string[]> {
  return byWeapon(entries);
}

function byWeapon(texts: readonly string[]): Record<string, string[]> {
  return groupByWeapon(texts.flatMap((text) => readWeaponQuirk(text) ?? []));
}

export function groupByWeapon(lines: readonly WeaponQuirkLine[]): Record<string, string[]> {
  if (lines.length === 0) return {};
  const record: Record<string, string[]> = Object.create(null);
  for (const { weapon, quirk } of lines) {
    const quirks = record[weapon] ?? [];
    if (!quirks.includes(quirk)) quirks.push(quirk);
    record[weapon] = quirks;
  }
  return { ...record };
}
