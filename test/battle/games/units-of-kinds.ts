import { canFight } from '../../../src/battle/combatant/can-fight.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { installedLibrary } from '../../../src/library/installed.node.js';
import type { UnitKind } from '../../../src/library/unit-kind.js';
import { readUnitJson, type Unit } from '../../../src/units/index.js';

/** Kinds of units that fight on the ground and just above it, as people look for them. */
export const GROUND_KINDS = [
  'mek',
  'tank',
  'vtol',
  'naval',
  'infantry',
  'battlearmor',
  'protomek',
  'emplacement',
] as const satisfies readonly UnitKind[];
export type GroundKind = (typeof GROUND_KINDS)[number];

const library = installedLibrary((text, catalog = officialCatalog, file) =>
  readUnitJson(text, catalog, file),
);

/** All published units of a kind, in the order of their ids. */
const idsOf = (wanted: UnitKind): readonly string[] =>
  library
    .search('')
    .filter(({ kind }) => kind === wanted)
    .map(({ id }) => id)
    .sort();

/** Every so-manieth published unit of a kind that fights. */
export async function everyUnit(kind: UnitKind, step: number): Promise<readonly Unit[]> {
  const units: Unit[] = [];
  for (const [index, id] of idsOf(kind).entries()) {
    if (index % step !== 0) continue;
    const unit = await library.load(id);
    if (canFight(unit)) units.push(unit);
  }
  return units;
}

/** So many units of a kind that fight, from all over the library. */
export async function someUnits(kind: UnitKind, count: number): Promise<readonly Unit[]> {
  const all = idsOf(kind);
  const units: Unit[] = [];
  for (let index = 0; index < all.length && units.length < count; index += 1) {
    const unit = await library.load(all[(index * STRIDE) % all.length] as string);
    if (canFight(unit)) units.push(unit);
  }
  return units;
}

/** A prime that no kind has a multiple of. */
const STRIDE = 7919;
