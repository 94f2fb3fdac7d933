import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit, readUnitJson } from '../../src/units/index.js';
import { sideBySide } from '../../web/views/battle-value/side-by-side.js';
import { DROPSHIP, several } from '../battle-value/aerospace/sample-craft.js';
import { blkText } from '../units/blk/blk-text.js';

const line = (label: string, value: number) => ({ label, calculation: '', value });
const adding = (label: string, calculation: string, value: number) => ({ label, calculation, value });

const reportOf = (file: string) => {
  const text = readFileSync(new URL(`../../public/data/starters/${file}.json`, import.meta.url), 'utf8');
  return calculateBattleValue(readUnitJson(text, officialCatalog, file)).sections;
};

describe('Two reports side by side', () => {
  it('pair lines by section and label, repeated ones by their order', () => {
    const a = [
      { title: 'Offensive rating', lines: [line('PPC', 176), line('PPC', 352), line('Weight', 452)] },
    ];
    const b = [{ title: 'Offensive rating', lines: [line('PPC', 176), line('Weight', 256)] }];
    const [section] = sideBySide(a, b);
    expect(section?.lines.map((pair) => [pair.label, pair.a?.worth, pair.b?.worth])).toEqual([
      ['PPC', 176, 176],
      ['PPC', 352, undefined],
      ['Weight', 452, 256],
    ]);
  });

  it('compare what each line adds, not the sum so far', () => {
    const a = [{ title: 'Offensive rating', lines: [adding('PPC (LA)', '+ 176', 176)] }];
    const b = [
      {
        title: 'Offensive rating',
        lines: [
          adding('Small Laser', '+ 9', 9),
          adding('PPC (LA)', '+ 176', 185),
          adding('Ammunition', '− 15', 170),
          adding('Speed factor', '170 × 1.12', 190.4),
        ],
      },
    ];
    const [section] = sideBySide(a, b);
    expect(section?.lines.map((pair) => [pair.label, pair.a?.worth, pair.b?.worth])).toEqual([
      ['Small Laser', undefined, 9],
      ['PPC (LA)', 176, 176],
      ['Ammunition', undefined, -15],
      ['Speed factor', undefined, 190.4],
    ]);
  });

  it('give a PPC its 176 points in real reports, whatever stands above it', () => {
    const pairs = sideBySide(reportOf('marauder-mad-3r'), reportOf('warhammer-whm-6r')).flatMap(
      ({ lines }) => lines,
    );
    const cannons = pairs.filter(({ label }) => label.startsWith('PPC'));
    expect(cannons.length).toBeGreaterThan(1);
    for (const { a, b } of cannons) {
      // Half of it where the heat of the others leaves no more.
      for (const line of [a, b]) if (line !== undefined) expect([176, 88]).toContain(line.worth);
    }
  });

  it('go on with the sum, where a section continues the one before', () => {
    const report = [
      { title: 'Nose', lines: [adding('PPC', '+ 176', 176)] },
      { title: 'Aft', continues: true, lines: [adding('PPC', '+ 176 × 0.5 (arc)', 264)] },
      { title: 'Battle Value', lines: [adding('Weight', '+ 20', 20)] },
    ] as const;
    const worths = sideBySide(report, report).map(({ lines }) => lines[0]?.a?.worth);
    expect(worths).toEqual([176, 88, 20]);
  });

  it('give every weapon of a DropShip what its line says, arc by arc', () => {
    const laser = several(2, 'Large Laser');
    const ship = blkText({ ...DROPSHIP, 'Nose Equipment': laser, 'Aft Equipment': laser });
    const { sections } = calculateBattleValue(readUnit(ship, 'ship.blk', officialCatalog));
    const lasers = sideBySide(sections, sections)
      .flatMap(({ lines }) => lines)
      .filter(({ label }) => label.includes('Large Laser'));
    expect(lasers.length).toBeGreaterThan(1);
    // A large laser is worth 123, and a part of it in arcs that do not bear on the enemy.
    for (const { a } of lasers) expect([246, 123, 61.5]).toContain(a?.worth);
  });

  it('keep what only one of them has where it stands there', () => {
    const a = [{ title: 'Defensive rating', lines: [line('Armor', 1), line('Factor', 2)] }];
    const b = [
      { title: 'Defensive rating', lines: [line('Armor', 1), line('Gyro', 2), line('Factor', 3)] },
      { title: 'Arcs', lines: [] },
    ];
    const sections = sideBySide(a, b);
    expect(sections.map(({ title }) => title)).toEqual(['Defensive rating', 'Arcs']);
    expect(sections[0]?.lines.map(({ label }) => label)).toEqual(['Armor', 'Gyro', 'Factor']);
  });
});
