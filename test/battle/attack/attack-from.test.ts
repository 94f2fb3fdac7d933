import { describe, expect, it } from 'vitest';
import { type AttackDescription, attackFrom, bracketOf } from '../../../src/battle/attack/attack-from.js';
import { officialCatalog } from '../../../src/catalog/official.js';
import { calculateToHit, type IToHitOptions } from '../../../src/rules/to-hit/index.js';
import { type Mount, readUnit, type Unit } from '../../../src/units/index.js';
import { customMech } from '../custom-mech.js';
import { customVehicle, TANK } from '../custom-vehicle.js';
import { starterUnit } from '../sample-battle.js';

const mountOf = (unit: Unit, name: string, location?: string): Mount => {
  const found = unit.equipment.find(
    (mount) => mount.item?.name === name && (location === undefined || mount.location === location),
  );
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** What the shot needs, and what each modifier adds. */
function needed(description: AttackDescription, options?: IToHitOptions) {
  const { attacker, target, bracket, range, options: all } = attackFrom(description, options);
  const { finalToHit, modifiers } = calculateToHit(attacker, target, bracket, range, all);
  return { finalToHit, bracket, of: (id: string) => modifiers.find((one) => one.id === id)?.value };
}

const marauder = starterUnit('marauder-mad-3r');
const ppc = mountOf(marauder, 'PPC', 'LA');

describe('an attack from units', () => {
  it('takes the bracket from weapon and range, and gunnery from the pilot', () => {
    const attacker = { unit: marauder, mount: ppc, pilot: { gunnery: 3 }, movementType: 'walk' } as const;
    const target = { movementType: 'run', hexesMoved: 5 } as const;
    // Gunnery 3, long range 4, walked 1, target moved five hexes 2.
    expect(needed({ attacker, target, range: 14 })).toMatchObject({ finalToHit: 10, bracket: 'long' });
    // Medium range 2, and a regular pilot 4.
    expect(needed({ attacker: { unit: marauder, mount: ppc }, range: 7 })).toMatchObject({ finalToHit: 6 });
  });

  it('says that a vehicle cruised or flanked', () => {
    const tank = customVehicle(TANK);
    const moved = (movementType: 'walk' | 'run') => {
      const described = {
        attacker: { unit: tank, mount: mountOf(tank, 'AC/10'), movementType },
        range: 3,
      };
      const { attacker, target, bracket, range, options } = attackFrom(described);
      const { modifiers } = calculateToHit(attacker, target, bracket, range, options);
      return modifiers.find(({ id }) => id === 'attacker_movement')?.description;
    };
    expect(moved('walk')).toBe('attacker cruised');
    expect(moved('run')).toBe('attacker flanked');
  });

  it('has the minimum range of weapon and load, and none where missiles are armed in the tube', () => {
    const archer = starterUnit('archer-arc-2r');
    const attacker = { unit: archer, mount: mountOf(archer, 'LRM 20') };
    // A minimum of 6 at a distance of 4 is 2, by the book 3.
    expect(needed({ attacker, range: 4 }).of('minimum_range')).toBe(2);
    expect(needed({ attacker, range: 4 }, { ruleset: 'total-warfare' }).of('minimum_range')).toBe(3);
    expect(needed({ attacker, range: 4, hotLoaded: true }).of('minimum_range')).toBeUndefined();
  });

  it('has the quirks of this mount alone: two equal lasers do not merge', () => {
    const twins = starterUnit('marauder-mad-3r', {
      weaponQuirks: [{ quirk: 'accurate', weapon: 'Medium Laser', location: 'LA' }],
    });
    const with_ = (location: string) =>
      needed({ attacker: { unit: twins, mount: mountOf(twins, 'Medium Laser', location) }, range: 3 });
    expect(with_('LA').of('accurate')).toBe(-1);
    expect(with_('RA').of('accurate')).toBeUndefined();
  });

  it('knows what its condition does to the arm, the sensors and the pilot', () => {
    const shot = (condition: NonNullable<AttackDescription['attacker']['condition']>, location: string) =>
      needed({
        attacker: { unit: marauder, mount: mountOf(marauder, 'PPC', location), condition },
        range: 5,
      });
    // The first three slots of an arm are shoulder, upper arm and lower arm.
    expect(shot({ criticals: { left_arm: [1] } }, 'LA').of('actuator_damage')).toBe(1);
    expect(shot({ criticals: { left_arm: [1] } }, 'RA').of('actuator_damage')).toBeUndefined();
    expect(shot({ criticals: { head: [1] } }, 'RA').of('sensor_damage')).toBe(1);
    expect(shot({ wounds: 2, heat: 8, prone: true }, 'RA')).toMatchObject({ finalToHit: 4 + 2 + 1 + 2 });
  });

  it('lets a quad fire from the ground as if it stood, until a hip is hit', () => {
    const goliath = starterUnit('goliath-gol-1h');
    const attacker = { unit: goliath, mount: mountOf(goliath, 'PPC'), prone: true };
    expect(needed({ attacker, range: 5 }).of('attacker_prone')).toBeUndefined();
    const hip = { criticals: { left_leg: [0] } } as const;
    expect(needed({ attacker: { ...attacker, condition: hip }, range: 5 }).of('attacker_prone')).toBe(2);
  });

  it('leaves spotting to the second pilot of a command console', () => {
    const shot = (cockpit: 'standard' | 'command-console') => {
      const unit = customMech({ cockpit, slots: { RT: ['PPC*3'] } });
      return needed({ attacker: { unit, mount: mountOf(unit, 'PPC'), spotting: true }, range: 5 }).of(
        'spotting',
      );
    };
    expect(shot('standard')).toBe(1);
    expect(shot('command-console')).toBeUndefined();
  });

  it('calls a location in `standard` and aims at it by the book', () => {
    const shot = (immobile: boolean, location: 'head' | 'left_leg', options?: IToHitOptions) =>
      attackFrom(
        { attacker: { unit: marauder, mount: ppc }, target: { immobile }, range: 5, location },
        options,
      );
    expect(shot(false, 'left_leg').attacker.calledShot).toBe(true);
    const book = { ruleset: 'total-warfare' } as const;
    expect(shot(false, 'left_leg', book).attacker.calledShot).toBe(false);
    expect(shot(false, 'left_leg', book).options.aimed).toBe('targeting-computer');
    expect(shot(true, 'head', book).options.aimed).toBe('immobile-head');
    expect(shot(true, 'left_leg', book).options.aimed).toBeUndefined();
  });

  it('has quirks, pilot and weight of the target', () => {
    const target = { unit: starterUnit('locust-lct-1v', { quirks: ['distracting'] }) };
    expect(needed({ attacker: { unit: marauder, mount: ppc }, target, range: 5 }).of('distracting')).toBe(1);
    const evasive = { pilot: { abilities: ['evasive'] }, movementType: 'run', hexesMoved: 1 } as const;
    expect(
      needed({ attacker: { unit: marauder, mount: ppc }, target: evasive, range: 5 }).of('evasive'),
    ).toBe(1);
  });

  it('lets given fields and options win over what the units say', () => {
    const attacker = {
      unit: marauder,
      mount: ppc,
      pilot: { gunnery: 2 },
      gunnery: 5,
      targetingComputer: true,
    };
    const { of, finalToHit, bracket } = needed(
      { attacker, range: 14, bracket: 'short' },
      { minimumRange: 16 },
    );
    expect({ computer: of('targeting_computer'), minimum: of('minimum_range'), bracket }).toEqual({
      computer: -1,
      minimum: 2,
      bracket: 'short',
    });
    expect(finalToHit).toBe(6);
  });

  it('takes a weapon alone, or a bracket without one', () => {
    const weapon = officialCatalog.find('PPC');
    if (weapon === undefined) throw new Error('no PPC');
    expect(needed({ attacker: { gunnery: 3 }, range: 14 }, { weapon })).toMatchObject({ finalToHit: 7 });
    expect(needed({ attacker: {}, range: 14, bracket: 'medium' })).toMatchObject({ finalToHit: 6 });
  });

  it('takes units that do not fight in battles', () => {
    const tank = readUnit(
      [
        '<BlockVersion>\n1\n</BlockVersion>\n<UnitType>\nTank\n</UnitType>\n<Name>\nTest\n</Name>\n<Model>\n1\n</Model>',
        '<year>\n3025\n</year>\n<type>\nIS Level 1\n</type>\n<motion_type>\nTracked\n</motion_type>\n<cruiseMP>\n4\n</cruiseMP>',
        '<tonnage>\n50.0\n</tonnage>\n<armor>\n10\n10\n10\n10\n10\n</armor>\n<engine_type>\n1\n</engine_type>',
        '<Turret Equipment>\nMedium Laser\nISTargeting Computer\n</Turret Equipment>\n<Body Equipment>\n</Body Equipment>',
      ].join('\n'),
      'test.blk',
      officialCatalog,
    );
    const attacker = { unit: tank, mount: mountOf(tank, 'Medium Laser'), movementType: 'walk' } as const;
    expect(needed({ attacker, range: 5 }).of('targeting_computer')).toBe(-1);
    expect(needed({ attacker, range: 5 }).finalToHit).toBe(6);
  });

  it('refuses a mount of another unit', () => {
    const other = starterUnit('warhammer-whm-6r');
    expect(() => attackFrom({ attacker: { unit: other, mount: ppc }, range: 5 })).toThrow(
      /attacker\.mount is .*: expected a weapon among attacker\.unit\.equipment/,
    );
  });
});

describe('the bracket of a weapon', () => {
  it('is that of its table: a PPC reaches 6, 12, 18 and 24 hexes', () => {
    const find = officialCatalog.find.bind(officialCatalog);
    expect([6, 7, 12, 13, 18, 19, 24, 25].map((range) => bracketOf('PPC', range, {}, find))).toEqual([
      'short',
      'medium',
      'medium',
      'long',
      'long',
      'extreme',
      'extreme',
      'out_of_range',
    ]);
  });

  it('is that of the missiles, for launchers of several kinds', () => {
    const find = officialCatalog.find.bind(officialCatalog);
    const at = (ammunition: string) => bracketOf('MML 5', 8, { ammunition }, find);
    expect([at('IS Ammo MML-5 LRM'), at('IS Ammo MML-5 SRM')]).toEqual(['medium', 'long']);
  });

  it('takes nothing that is no weapon', () => {
    expect(() => bracketOf('Hatchet', 1, {}, (name) => officialCatalog.find(name))).toThrow(
      'weapon is "Hatchet": expected a weapon',
    );
  });
});
