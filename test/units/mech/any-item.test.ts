import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { type Changes, mech } from '../mtf/mtf-text.js';

const names = officialCatalog.items.flatMap(({ aliases }) => aliases.slice(0, 1));

describe('Any item of the catalog, for ’Mechs or not, may stand in a slot', () => {
  it.each<[string, Changes]>([
    ['of a biped', {}],
    ['of a quad', { kind: 'Quad' }],
    ['of a superheavy tripod', { kind: 'Tripod', header: { Mass: '150' } }],
  ])('%s: it is mounted there, and has a sensible number of slots', (_kind, changes) => {
    const odd = names.flatMap((name) => {
      const { equipment } = mech({ ...changes, items: { LT: [name] } });
      const mount = equipment.find(({ location }) => location === 'LT');
      const isFine = mount?.item !== undefined && mount.slots >= 0 && Number.isFinite(mount.slots);
      return isFine ? [] : [[name, mount?.name, mount?.slots]];
    });
    expect(odd).toEqual([]);
  });
});
