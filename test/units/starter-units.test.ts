import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { type Mech, readUnit } from '../../src/units/index.js';
import { expectedFigures } from '../corpus/read-once.js';
import { referenceData, whereAbsent } from '../corpus/shared.js';

const folder = fileURLToPath(new URL('../../public/data/starters/', import.meta.url));
const { units } = JSON.parse(readFileSync(`${folder}index.json`, 'utf8')) as {
  units: { file: string; chassis: string; model: string; clanName?: string }[];
};
const mechs = units.map(
  ({ file }) => readUnit(readFileSync(folder + file, 'utf8'), file, officialCatalog) as Mech,
);
const nameOf = ({ chassis, model }: { chassis: string; model: string }) => `${chassis} ${model}`.trim();

const ASKED_FOR =
  `Locust LCT-1V, Stinger STG-3R, Wasp WSP-1A, Commando COM-2D, Spider SDR-5V, UrbanMech UM-R60,
  Panther PNT-9R, Jenner JR7-D, Raven RVN-3L, Phoenix Hawk PXH-1, Centurion CN9-A, Hunchback HBK-4G, Griffin GRF-1N,
  Shadow Hawk SHD-2H, Wolverine WVR-6R, Rifleman RFL-3N, Thunderbolt TDR-5S, Catapult CPLT-C1, Archer ARC-2R,
  Warhammer WHM-6R, Marauder MAD-3R, Orion ON1-K, Awesome AWS-8Q, Stalker STK-3F, BattleMaster BLR-1G,
  King Crab KGC-000, Atlas AS7-D, Goliath GOL-1H, Mad Cat Prime, Daishi Prime, Masakari Prime, Thor Prime,
  Vulture Prime, Ryoken Prime, Puma Prime, Uller Prime, Loki Prime, Dasher Prime`
    .split(',')
    .map((name) => name.trim());

describe('The starter units', () => {
  it('are at least 48, the best-known among them', () => {
    expect(units.length).toBeGreaterThanOrEqual(48);
    expect(units.map(nameOf)).toEqual(expect.arrayContaining(ASKED_FOR));
  });

  it('are all listed in the index under their own names, and the index lists no other', () => {
    const files = readdirSync(folder).filter((file) => file !== 'index.json');
    expect(units.map(({ file }) => file).sort()).toEqual(files.sort());
    for (const [place, unit] of units.entries()) {
      expect(mechs[place]).toMatchObject({ chassis: unit.chassis, model: unit.model });
      expect(mechs[place]?.clanName).toBe(unit.clanName);
    }
  });

  it('read without a warning', () => {
    expect(mechs.filter(({ warnings }) => warnings.length > 0).map(nameOf)).toEqual([]);
  });

  it('reach from light to assault, from introductory to advanced, and over both technological bases', () => {
    const masses = mechs.map(({ tonnage }) => tonnage);
    expect(Math.min(...masses)).toBeLessThanOrEqual(20);
    expect(Math.max(...masses)).toBe(100);
    expect(new Set(mechs.map(({ rulesLevel }) => rulesLevel))).toEqual(new Set([1, 2, 3]));
    expect(new Set(mechs.map(({ techBase }) => techBase))).toEqual(new Set(['Inner Sphere', 'Clan']));
    expect(mechs.filter(({ chassisKind }) => chassisKind === 'quad').length).toBeGreaterThanOrEqual(3);
    expect(mechs.some(({ quirks }) => quirks.length > 0)).toBe(true);
    expect(mechs.some(({ weaponQuirks }) => Object.keys(weaponQuirks).length > 0)).toBe(true);
  });

  it.skipIf(!referenceData)(`carry what the reference says they carry${whereAbsent}`, () => {
    interface Expected {
      readonly path: string;
      readonly chassis: string;
      readonly model: string;
      readonly equipment: readonly { readonly name: string; readonly loc: string | null }[];
    }
    const expected = new Map(expectedFigures<Expected>('.mtf').map((unit) => [nameOf(unit), unit]));
    for (const mech of mechs) {
      const carried = mech.equipment.map(({ item, location }) => `${item?.aliases[0]} ${location ?? null}`);
      const wanted = expected.get(nameOf(mech))?.equipment.map(({ name, loc }) => `${name} ${loc}`);
      expect(carried, nameOf(mech)).toEqual(wanted);
    }
  });
});
