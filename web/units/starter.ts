import { aliases, names, places, rows, sheets, tables } from 'virtual:starter-units';
import { unpackCatalog } from '../../src/edge/catalog.js';
import { parseMechJson, type Unit } from '../../src/edge/units.js';
import type { ShelfUnit } from './shelf-unit.js';

/** The equipment of the starter units, and other loads of their weapons. */
export const starterCatalog = unpackCatalog({ names, tables, rows, places, aliases });

interface StarterSheet {
  readonly file: string;
  readonly sheet: {
    readonly chassis: string;
    readonly model: string;
    readonly clanName?: string;
    readonly tonnage: number;
  };
}

export const STARTERS: readonly ShelfUnit[] = (JSON.parse(sheets) as StarterSheet[]).map(
  ({ file, sheet }) => {
    const { chassis, model, clanName, tonnage } = sheet;
    let read: Unit | undefined;
    const unit = () => {
      read ??= parseMechJson(JSON.stringify(sheet), { catalog: starterCatalog, file });
      return read;
    };
    return {
      chassis,
      model,
      ...(clanName !== undefined && { clanName }),
      tonnage,
      unitType: 'Mek',
      own: false,
      file,
      unit,
      fetch: async () => unit(),
      problem: () => undefined,
    };
  },
);
