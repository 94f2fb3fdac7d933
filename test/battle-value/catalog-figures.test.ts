import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calculateBattleValue } from '../../src/battle-value/index.js';
import type { Weapon } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Mech } from '../../src/units/index.js';
import { sampleMech } from './sample-mech.js';

/** The same 'Mech, had the catalog other figures for its weapons. */
function withFigures(mech: Mech, change: (weapon: Weapon) => Partial<Weapon>): Mech {
  const equipment = mech.equipment.map((mount) =>
    mount.item?.kind === 'weapon' ? { ...mount, item: { ...mount.item, ...change(mount.item) } } : mount,
  );
  return { ...mech, equipment };
}

const weaponLine = (mech: Mech) =>
  calculateBattleValue(mech)
    .sections.flatMap(({ lines }) => lines)
    .find(({ calculation }) => calculation.includes('(heat '));

describe('Figures of the catalog', () => {
  it('Equipment BV resolution from catalog', () => {
    expect(readdirSync('public/data/equipment/official')).not.toHaveLength(0);
    const valued = officialCatalog.items.filter(({ battleValue }) => battleValue !== undefined);
    expect(valued.length).toBeGreaterThanOrEqual(1057);

    const mech = sampleMech({ carrying: { RT: ['Medium Laser'] } });
    const { battleValue } = officialCatalog.find('Medium Laser') ?? {};
    expect(weaponLine(mech)?.value).toBe(battleValue);
    expect(weaponLine(withFigures(mech, () => ({ battleValue: 1000 })))?.value).toBe(1000);
  });

  it('Equipment heat resolution from catalog', () => {
    const heat = (name: string, change: (weapon: Weapon) => Partial<Weapon> = () => ({})) =>
      Number(
        /heat ([\d.]+)/.exec(
          weaponLine(withFigures(sampleMech({ carrying: { RT: [name] } }), change))?.calculation ?? '',
        )?.[1],
      );
    expect(heat('Medium Laser')).toBe(officialCatalog.find('Medium Laser')?.heat);
    const hot = () => ({ heat: 10 });
    expect(heat('Medium Laser', hot)).toBe(10);
    expect(heat('ISUltraAC10', hot)).toBe(10 * 2);
    expect(heat('ISRotaryAC2', hot)).toBe(10 * 6);
    expect(heat('ISStreakSRM2', hot)).toBe(10 * 0.5);
  });
});
