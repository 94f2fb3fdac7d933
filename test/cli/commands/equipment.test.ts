import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { tarcomp } from '../run-in-process.js';

function rowsOf(card: string): Record<string, string> {
  const rows = card.split('\n').slice(1);
  return Object.fromEntries(rows.map((row) => [row.slice(2, 16).trimEnd(), row.slice(16)]));
}

function jsonLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('tarcomp equipment', () => {
  it('sums up the catalog when nothing is named', async () => {
    const { code, out, err } = await tarcomp('equipment');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`holds ${officialCatalog.items.length} items`);
    const counts = [...out.matchAll(/^ +(\d+) {2}/gm)].map(([, count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(officialCatalog.items.length);
  });

  it('shows what the rulebook says about a weapon', async () => {
    const { code, out } = await tarcomp('equipment', 'medium laser');
    expect(code).toBe(0);
    expect(out).toMatch(/^Medium Laser\n/);
    expect(rowsOf(out)).toMatchObject({
      kind: 'weapon',
      'rules level': 'introductory',
      tonnage: '1',
      slots: '1',
      cost: '40,000',
      'battle value': '46',
      heat: '3',
      damage: '5',
      range: 'short 3, medium 6, long 9, extreme 12',
    });
  });

  it.each([
    ['standard', '10 a ton', '+1', 'short 4, medium 7, long 10, extreme 15'],
    ['total-warfare', '10 a ton', '+1', 'short 4, medium 7, long 10, extreme 15'],
    ['core', '16 a ton', '+0', 'short 0, medium 6, long 12, extreme 18'],
  ])('shows the figures of %s: rounds, launchers, ranges under water', async (ruleset, shots, toHit, wet) => {
    const card = async (name: string) => rowsOf((await tarcomp('equipment', name, '--ruleset', ruleset)).out);
    expect(await card('IS Armor-Piercing Ammo AC/5')).toMatchObject({ shots });
    expect(await card('MRM 20')).toMatchObject({ 'to-hit': toHit });
    expect(await card('PPC')).toMatchObject({ 'under water': wet });
    const { out } = await tarcomp('equipment', '--json', 'IS Ammo SRM-6 Acid', '--ruleset', ruleset);
    const acid =
      ruleset === 'core' ? { shotsPerTon: 15, battleValue: 7 } : { shotsPerTon: 7, battleValue: 14 };
    expect(jsonLines(out)).toEqual([expect.objectContaining(acid)]);
  });

  it('names the edition that brought an item, and no price where none is known', async () => {
    const { out } = await tarcomp('equipment', 'Heavy Plasma Rifle');
    expect(rowsOf(out)).toMatchObject({ 'first in': 'core', 'battle value': '278' });
    expect(rowsOf(out)).not.toHaveProperty('cost');
  });

  it('shows the minimum range and the ammunition of a launcher', async () => {
    const { out } = await tarcomp('equipment', 'LRM 20');
    expect(rowsOf(out)).toMatchObject({
      damage: 'by cluster table',
      range: 'minimum 6, short 7, medium 14, long 21, extreme 28',
      ammunition: 'lrm 20',
    });
  });

  it('shows how many shots a ton of ammunition holds', async () => {
    const { out } = await tarcomp('equipment', 'ISLRM20 Ammo');
    expect(rowsOf(out)).toMatchObject({ kind: 'ammunition', ammunition: 'lrm 20', shots: '6 a ton' });
  });

  it('puts a figure that depends on the unit into words', async () => {
    const { out } = await tarcomp('equipment', 'hatchet');
    expect(rowsOf(out)).toMatchObject({
      tonnage: 'unit tonnage / 15, rounded up',
      'battle value': expect.stringContaining('unit tonnage / 5, rounded up'),
    });
  });

  it('points to items that share the display name', async () => {
    const { out } = await tarcomp('equipment', 'er ppc');
    expect(rowsOf(out)['same name']).toContain('clan-er-ppc');
  });

  it('separates several items by an empty line', async () => {
    const { out } = await tarcomp('equipment', 'Medium Laser', 'PPC');
    expect(out.split('\n\n').map((card) => card.split('\n')[0])).toEqual(['Medium Laser', 'PPC']);
  });

  it('reports an unknown name with near misses and shows the others', async () => {
    const { code, out, err } = await tarcomp('equipment', 'medum lasr', 'PPC');
    expect(code).toBe(1);
    expect(err).toBe('No equipment is called "medum lasr". Did you mean "Medium Laser"?\n');
    expect(out).toMatch(/^PPC\n/);
  });

  it('says so plainly when nothing is near', async () => {
    const { code, out, err } = await tarcomp('equipment', 'qqqqqqqqqqqq');
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'No equipment is called "qqqqqqqqqqqq".\n' });
  });

  it('prints one JSON object a line, an error in place of what it does not know', async () => {
    const { code, out, err } = await tarcomp('equipment', '--json', 'PPC', 'qqqqqqqqqqqq');
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual([
      officialCatalog.find('PPC'),
      { name: 'qqqqqqqqqqqq', error: 'No equipment is called "qqqqqqqqqqqq".' },
    ]);
    expect(err).toContain('qqqqqqqqqqqq');
  });

  it('prints the whole catalog as JSON when nothing is named', async () => {
    const { code, out } = await tarcomp('equipment', '--json');
    expect(code).toBe(0);
    expect(jsonLines(out)).toEqual(officialCatalog.items);
  });

  it('finds a readable card for every item of the catalog', async () => {
    const { code, out } = await tarcomp('equipment', ...officialCatalog.items.map((item) => item.id));
    expect(code).toBe(0);
    expect(out.split('\n\n')).toHaveLength(officialCatalog.items.length);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });
});
