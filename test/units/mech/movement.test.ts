import { describe, expect, it } from 'vitest';
import { type Changes, mech, times } from '../mtf/mtf-text.js';

const movement = (changes: Changes) => {
  const { walk, run, jump, boosterJump, umu } = mech(changes);
  return { walk, run, jump, boosterJump, umu };
};
const jets = (count: number) => times(count, 'Jump Jet');

describe('Walking movement', () => {
  it.each([
    ['200 Fusion Engine', '50', 4],
    ['245 Fusion Engine', '50', 4],
    ['250 Fusion Engine', '50', 5],
    ['300 Fusion Engine', '100', 3],
    ['20 Fusion Engine', '50', 0],
  ])(
    'of engine %s in %s tons is rating by tonnage, rounded down, whatever the file says',
    (Engine, Mass, walk) => {
      expect(movement({ header: { Engine, Mass, 'Walk MP': '9' } }).walk).toBe(walk);
    },
  );

  it('of a primitive unit goes by a rating a sixth lower, raised to a multiple of five', () => {
    const primitive = (Engine: string, Mass: string) =>
      movement({ header: { Engine, Mass, Cockpit: 'Primitive Cockpit' } }).walk;
    // 300 ÷ 1.2 = 250; 290 ÷ 1.2 = 241.7, raised to 245; 100 ÷ 1.2 = 83.3, raised to 85.
    expect(primitive('300 Fusion Engine', '50')).toBe(5);
    expect(primitive('290 Fusion Engine', '35')).toBe(7);
    expect(primitive('100 Fusion Engine', '85')).toBe(1);
    expect(primitive('290 Fusion Engine', '50')).toBe(4);
  });

  it.each([
    ['a medium shield', { LA: times(5, 'Medium Shield') }, 3],
    ['two medium shields', { LA: times(5, 'Medium Shield'), RA: times(5, 'Medium Shield') }, 2],
    ['a medium and a large shield', { LA: times(5, 'Medium Shield'), RA: times(7, 'Large Shield') }, 2],
    ['a small shield', { LA: times(3, 'ISSmallShield') }, 4],
    ['modular armor', { LT: ['ISModularArmor'] }, 3],
    ['two pieces of modular armor', { LT: ['ISModularArmor'], RT: ['ISModularArmor'] }, 3],
    ['a chain drape', { LT: times(6, 'Chain Drape Cape') }, 3],
  ])('of 4 with %s', (_gear, items, walk) => {
    expect(movement({ items })).toMatchObject({ walk, run: Math.ceil(walk * 1.5) });
  });

  it('never falls below zero', () => {
    const items = { LA: times(7, 'Large Shield'), RA: times(7, 'Large Shield') };
    expect(movement({ header: { Engine: '50 Fusion Engine' }, items })).toMatchObject({ walk: 0, run: 0 });
  });

  it('gains nothing from triple-strength myomer while the unit is cool', () => {
    expect(movement({ items: { LT: times(6, 'TSM') } })).toMatchObject({ walk: 4, run: 6 });
  });
});

describe('Running movement', () => {
  const header = { Engine: '250 Fusion Engine' };

  it('is half as much again, rounded up', () => {
    expect(movement({ header }).run).toBe(8);
  });

  it('doubles the walk with MASC or a supercharger', () => {
    expect(movement({ header, items: { LT: times(3, 'ISMASC') } }).run).toBe(10);
    expect(movement({ header: { ...header, TechBase: 'Clan' }, items: { LT: times(2, 'CLMASC') } }).run).toBe(
      10,
    );
    expect(movement({ header, items: { LT: ['Supercharger'] } }).run).toBe(10);
  });

  it('is two and a half times the walk, rounded up, with both', () => {
    expect(movement({ header, items: { LT: [...times(3, 'ISMASC'), 'Supercharger'] } }).run).toBe(13);
  });

  it('is one less with hardened armor on a leg', () => {
    expect(movement({ header: { ...header, Armor: 'Hardened(Inner Sphere)' } }).run).toBe(7);
    const everywhere = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'];
    const patchwork = (hardened: string) => ({
      ...{ ...header, Armor: 'Patchwork' },
      ...Object.fromEntries(everywhere.map((location) => [`${location} Armor`, 'Standard(Inner Sphere):5'])),
      [`${hardened} Armor`]: 'Hardened(Inner Sphere):5',
    });
    expect(movement({ header: patchwork('RL') }).run).toBe(7);
    expect(movement({ header: patchwork('LA') }).run).toBe(8);
  });
});

describe('Jumping movement', () => {
  it('is the number of jets of any kind, whatever the file says', () => {
    const header = { 'Jump MP': '7' };
    expect(movement({ header }).jump).toBe(0);
    expect(movement({ header, items: { LT: jets(4) } }).jump).toBe(4);
    expect(movement({ header, items: { LT: times(6, 'Improved Jump Jet') } }).jump).toBe(3);
  });

  it('gains 2 from a partial wing up to 55 tons, 1 above', () => {
    const wing = { LT: times(4, 'ISPartialWing'), RT: times(4, 'ISPartialWing'), LL: jets(2), RL: jets(2) };
    expect(movement({ header: { Mass: '55' }, items: wing }).jump).toBe(6);
    expect(movement({ header: { Mass: '60' }, items: wing }).jump).toBe(5);
  });

  it('gains nothing from a partial wing without jets', () => {
    expect(movement({ items: { LT: times(8, 'ISPartialWing') } }).jump).toBe(0);
  });

  it('loses 1 for each medium shield and for modular armor', () => {
    expect(movement({ items: { LA: times(5, 'Medium Shield'), LT: jets(4) } }).jump).toBe(3);
    expect(movement({ items: { RT: ['ISModularArmor'], LT: jets(4) } }).jump).toBe(3);
  });

  it('is impossible behind a large shield, by jets, boosters or in the water', () => {
    const items = {
      ...{ LA: times(7, 'Large Shield'), LT: [...jets(4), 'UMU'] },
      ...{ LL: times(2, 'MechanicalJumpBooster:SIZE:3.0'), RL: times(2, 'MechanicalJumpBooster:SIZE:3.0') },
    };
    expect(movement({ items })).toMatchObject({ jump: 0, boosterJump: 0, umu: 0 });
  });
});

describe('Mechanical jump boosters', () => {
  const legs = (line: string) => ({ LL: times(2, line), RL: times(2, line) });

  it('jump as far as their size says', () => {
    const items = legs('MechanicalJumpBooster:SIZE:3.0');
    expect(movement({ items })).toMatchObject({ jump: 0, boosterJump: 3 });
  });

  it('without a size jump as far as the header says', () => {
    expect(movement({ header: { 'Jump MP': '4' }, items: legs('Jump Booster') })).toMatchObject({
      jump: 0,
      boosterJump: 4,
    });
  });
});

describe('Movement under water', () => {
  it('is the number of UMUs', () => {
    expect(movement({ items: { LT: times(3, 'UMU') } }).umu).toBe(3);
    expect(movement({ items: { LT: times(2, 'ISUMU') } }).umu).toBe(2);
  });
});
