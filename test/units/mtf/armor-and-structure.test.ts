import { describe, expect, it } from 'vitest';
import type { Mech } from '../../../src/units/mech/mech.js';
import { mech } from './mtf-text.js';

const armorOf = ({ locations }: Mech) => [...new Set(locations.map(({ armor }) => armor?.aliases[0]))];
const armorTech = ({ locations }: Mech) => [...new Set(locations.map(({ armorTechBase }) => armorTechBase))];

describe('The internal structure', () => {
  it.each<[written: string, techBase: string, name: string]>([
    ['', 'Inner Sphere', 'Standard'],
    ['Standard', 'Clan', 'Standard'],
    ['IS Standard', 'Inner Sphere', 'Standard'],
    ['Endo Steel', 'Inner Sphere', 'IS Endo Steel'],
    ['Endo-Steel', 'Clan', 'Clan Endo Steel'],
    ['Endo Steel', 'Mixed (Clan Chassis)', 'Clan Endo Steel'],
    ['IS Endo Steel', 'Mixed (Clan Chassis)', 'IS Endo Steel'],
    ['Clan Endo Steel', 'Mixed (IS Chassis)', 'Clan Endo Steel'],
    ['Endo Steel Structure', 'Inner Sphere', 'IS Endo Steel'],
    ['Endo Steel Prototype', 'Inner Sphere', 'IS Endo Steel Prototype'],
    ['IS Endo-Composite', 'Inner Sphere', 'IS Endo-Composite'],
  ])('written "%s" on a unit with tech base %s is %s', (Structure, TechBase, name) => {
    const unit = mech({ header: { Structure, TechBase } });
    expect(unit.structure?.aliases).toContain(name);
    expect(unit.warnings).toEqual([]);
  });

  it.each(['IS Industrial', 'Industrial', 'Clan Industrial'])('%s makes an industrial ’Mech', (Structure) => {
    expect(mech({ header: { Structure } }).industrial).toBe(true);
    expect(mech().industrial).toBe(false);
  });

  it.each(['Composite', 'Reinforced', 'Endo-Composite'])('%s is known by its bare name', (Structure) => {
    expect(mech({ header: { Structure } })).toMatchObject({ warnings: [], structure: { kind: 'structure' } });
  });

  // TechManual p. 47; above 100 tons Interstellar Operations.
  it.each<[tons: string, head: number, center: number, side: number, arm: number, leg: number]>([
    ['20', 3, 6, 5, 3, 4],
    ['35', 3, 11, 8, 6, 8],
    ['50', 3, 16, 12, 8, 12],
    ['75', 3, 23, 16, 12, 16],
    ['100', 3, 31, 21, 17, 21],
    ['150', 4, 45, 32, 25, 32],
  ])('of %s tons has the points of the table', (Mass, head, center, side, arm, leg) => {
    const points = mech({ header: { Mass } }).locations.map(({ structurePoints }) => structurePoints);
    expect(points).toEqual([head, center, side, side, arm, arm, leg, leg]);
  });

  it('gives the front legs of a quad the points of a leg', () => {
    const points = mech({ kind: 'Quad' }).locations.map(({ structurePoints }) => structurePoints);
    expect(points).toEqual([3, 16, 12, 12, 12, 12, 12, 12]);
  });
});

describe('The armor', () => {
  it.each<[written: string, techBase: string, name: string]>([
    ['Standard(Inner Sphere)', 'Inner Sphere', 'Standard Armor'],
    ['Standard Armor', 'Inner Sphere', 'Standard Armor'],
    ['', 'Inner Sphere', 'Standard Armor'],
    ['Ferro-Fibrous(Inner Sphere)', 'Inner Sphere', 'IS Ferro-Fibrous'],
    ['Ferro-Fibrous(Clan)', 'Clan', 'Clan Ferro-Fibrous'],
    ['Ferro-Fibrous', 'Clan', 'Clan Ferro-Fibrous'],
    ['Ferro-Fibrous', 'Mixed (IS Chassis)', 'IS Ferro-Fibrous'],
    ['Ferro-Fibrous(Clan)', 'Mixed (IS Chassis)', 'Clan Ferro-Fibrous'],
    ['Ferro-Fibrous(Inner Sphere)', 'Mixed (Clan Chassis)', 'IS Ferro-Fibrous'],
    ['Light Ferro-Fibrous(Inner Sphere)', 'Inner Sphere', 'IS Light Ferro-Fibrous'],
    ['Stealth Armor(Inner Sphere)', 'Inner Sphere', 'IS Stealth'],
    ['Hardened(Inner Sphere)', 'Inner Sphere', 'IS Hardened'],
    ['Industrial (Inner Sphere)', 'Inner Sphere', 'Industrial '],
    ['Heavy Industrial(Inner Sphere)', 'Inner Sphere', 'IS Heavy Industrial'],
    ['Commercial(Inner Sphere)', 'Inner Sphere', 'Commercial'],
    ['Ferro-Lamellor(Clan)', 'Clan', 'Clan Ferro-Lamellor'],
    ['IS Reactive(Inner Sphere)', 'Clan', 'IS Reactive'],
  ])('written "%s" on a unit with tech base %s is %s', (Armor, TechBase, name) => {
    const unit = mech({ header: { Armor, TechBase } });
    expect(armorOf(unit)).toEqual([name]);
    expect(unit.warnings).toEqual([]);
  });

  it('is of the Clans where the value has the word anywhere', () => {
    const clan = (Armor: string) => mech({ header: { Armor } }).sheet.armor?.clan;
    expect(clan('Standard(IS/Clan)')).toBe(true);
    expect(clan('Standard Armor (Clan)')).toBe(true);
    expect(clan('Standard((Unknown Technology Base))')).toBe(false);
  });

  it('has points for each location, and behind the torsos', () => {
    const unit = mech({
      header: {
        ...{ 'HD Armor': '9', 'CT Armor': '23', 'RTC Armor': '8', 'LT Armor': '17', 'RTL Armor': '6' },
        ...{ 'RT Armor': '18', 'RTR Armor': '7', 'LA Armor': '14', 'RA Armor': '15', 'LL Armor': '20' },
        'RL Armor': '21',
      },
    });
    expect(
      unit.locations.map(({ location, armorPoints, rearArmorPoints }) => [
        location,
        armorPoints,
        rearArmorPoints,
      ]),
    ).toEqual([
      ['HD', 9, undefined],
      ['CT', 23, 8],
      ['RT', 18, 7],
      ['LT', 17, 6],
      ['RA', 15, undefined],
      ['LA', 14, undefined],
      ['RL', 21, undefined],
      ['LL', 20, undefined],
    ]);
  });

  it('of a tripod has points for the center leg, of a quad for four legs', () => {
    expect(mech({ kind: 'Tripod', header: { 'CL Armor': '33' } }).locations.at(-1)?.armorPoints).toBe(33);
    const quad = mech({ kind: 'Quad', header: { 'FLL Armor': '11', 'RRL Armor': '12' } });
    const points = Object.fromEntries(
      quad.locations.map(({ location, armorPoints }) => [location, armorPoints]),
    );
    expect(points).toMatchObject({ FLL: 11, RRL: 12 });
  });

  it('of a quad is read from the lines of arms and legs where those of its own legs are missing', () => {
    const own = {
      'FLL Armor': undefined,
      'FRL Armor': undefined,
      'RLL Armor': undefined,
      'RRL Armor': undefined,
    };
    const others = { 'LA Armor': '11', 'RA Armor': '12', 'LL Armor': '13', 'RL Armor': '14' };
    const { locations } = mech({ kind: 'Quad', header: { ...own, ...others } });
    const points = Object.fromEntries(locations.map(({ location, armorPoints }) => [location, armorPoints]));
    expect(points).toMatchObject({ FLL: 11, FRL: 12, RLL: 13, RRL: 14 });
  });

  it('without slots is an item of the unit without a location', () => {
    expect(
      mech()
        .equipment.map(({ name, location }) => [name, location])
        .slice(0, 2),
    ).toEqual([
      ['Standard', undefined],
      ['Standard Armor', undefined],
    ]);
  });
});

describe('Patchwork armor', () => {
  const patchwork = (lines: Readonly<Record<string, string>>, TechBase = 'Inner Sphere') => {
    const all = ['LA', 'RA', 'LT', 'RT', 'CT', 'HD', 'LL', 'RL'];
    const standard = Object.fromEntries(
      all.map((location) => [`${location} Armor`, 'Standard(Inner Sphere):10']),
    );
    return mech({ header: { TechBase, Armor: 'Patchwork', ...standard, ...lines } });
  };
  const inLocation = (unit: Mech, location: string) =>
    unit.locations.find((state) => state.location === location);

  it('has a type for each location, and the points behind the last colon', () => {
    const unit = patchwork({ 'LA Armor': 'Hardened(Inner Sphere):14' });
    expect(unit.patchwork).toBe(true);
    expect(inLocation(unit, 'LA')).toMatchObject({
      armorPoints: 14,
      armor: { aliases: ['IS Hardened', 'Clan Hardened'] },
    });
    expect(inLocation(unit, 'RA')).toMatchObject({ armorPoints: 10, armor: { id: 'standard-armor' } });
    expect(unit.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('on the HD')]);
  });

  it('takes the tech base from the line, not from the unit', () => {
    const unit = patchwork({
      'LA Armor': 'Ferro-Fibrous(Clan):14',
      'RA Armor': 'IS Ferro-Fibrous(Inner Sphere):14',
    });
    expect(inLocation(unit, 'LA')?.armor?.aliases[0]).toBe('Clan Ferro-Fibrous');
    expect(inLocation(unit, 'LA')?.armorTechBase).toBe('clan');
    expect(inLocation(unit, 'RA')?.armor?.aliases[0]).toBe('IS Ferro-Fibrous');
    expect(inLocation(unit, 'RA')?.armorTechBase).toBe('inner-sphere');
  });

  it('counts as such only where types or tech bases differ', () => {
    expect(patchwork({}).patchwork).toBe(false);
    expect(patchwork({ 'LA Armor': 'Standard(Clan):10' }).patchwork).toBe(true);
    expect(mech().patchwork).toBe(false);
    expect(armorTech(mech())).toEqual(['inner-sphere']);
  });
});
