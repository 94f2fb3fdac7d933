import { describe, expect, it } from 'vitest';
import { customMech } from '../battle/custom-mech.js';
import { mapOf } from '../battle/map-of.js';
import { redFires, shootingRange } from '../battle/shooting-range.js';

type Edition = 'total-warfare' | 'core';
type Setup = Parameters<typeof shootingRange>[0];
type Shots = Parameters<typeof redFires>[1];

/** What a shot needed, and whether it hit, from the same dice in both editions. */
function both(
  setup: Setup,
  shots: Shots,
  prepare: (range: ReturnType<typeof shootingRange>) => void = () => {},
): readonly string[] {
  return (['total-warfare', 'core'] as const).map((ruleset: Edition) => {
    const range = shootingRange({ dice: Array<number>(40).fill(3), ...setup, ruleset });
    prepare(range);
    redFires(range, shots);
    const { roll, hit } = range.of('weapon-attack').at(-1) ?? {};
    return `${roll?.needed} ${hit ? 'hit' : 'missed'}`;
  });
}

const laser = { RA: ['Medium Laser'] };

describe('the same shots with the same dice in Total Warfare and in Core', () => {
  it('TH-1 at a second target at the side', () => {
    const found = both(
      {
        red: { slots: { RA: ['Medium Laser', 'Small Laser'] } },
        distance: 2,
        blueFriends: [{ unit: customMech(), at: [7, 14], facing: 5 }],
        dice: [3, 3, 2, 3, 3, 2, 3, 3, 3, 3, 3, 3],
      },
      [{ weapon: 'Small Laser' }, { weapon: 'Medium Laser', target: 2 }],
    );
    // Gunnery 4 and two points, or one, for the second target.
    expect(found).toEqual(['6 missed', '5 hit']);
  });

  it('TH-2 from the ground with one arm', () => {
    const setup: Setup = {
      red: { slots: { RT: ['Medium Laser'] }, condition: { prone: true, structure: { left_arm: 0 } } },
    };
    expect(() =>
      redFires(shootingRange({ ...setup, ruleset: 'total-warfare' }), [{ weapon: 'Medium Laser' }]),
    ).toThrow('a prone unit needs both arms to fire');
    const range = shootingRange({ ...setup, ruleset: 'core', dice: Array<number>(20).fill(3) });
    redFires(range, [{ weapon: 'Medium Laser' }]);
    expect(range.of('weapon-attack')).toMatchObject([{ roll: { needed: 6 }, hit: true }]);
  });

  it('TH-4 HL-2 aimed at the leg of one that has shut down: two dice of 4 and 1 miss it, a single 4 strikes it', () => {
    const found = (['total-warfare', 'core'] as const).map((ruleset) => {
      // The location is rolled for where the aim was missed.
      const range = shootingRange({
        ruleset,
        red: { slots: laser },
        dice: [6, 6, 4, 1, 3, 4, ...Array<number>(20).fill(3)],
      });
      const { blue } = range;
      blue.shutDown = true;
      const location = blue.plan.locations.indexOf('left_leg');
      redFires(range, [{ weapon: 'Medium Laser', location }]);
      return range.of('hit').map((hit) => hit.location);
    });
    expect(found).toEqual([['center_torso'], ['left_leg']]);
  });

  it('TH-3 from an arm without its lower actuator', () => {
    const dice = [2, 2, 3, 3, 3, 3];
    expect(
      both({ red: { slots: laser, condition: { criticals: { right_arm: [2] } } }, dice }, [
        { weapon: 'Medium Laser' },
      ]),
    ).toEqual(['5 missed', '4 hit']);
  });

  it('TH-8 with armor-piercing rounds', () => {
    const slots = { RT: ['Autocannon/10*7'], LT: ['IS Armor-Piercing Ammo AC/10'] };
    const dice = [2, 2, ...Array<number>(30).fill(3)];
    expect(both({ red: { slots }, dice }, [{ weapon: 'AC/10' }])).toEqual(['5 missed', '4 hit']);
  });

  it('TH-9 with MRMs', () => {
    const slots = { RT: ['MRM 10*2'], LT: ['IS MRM 10 Ammo'] };
    const dice = [2, 2, ...Array<number>(60).fill(3)];
    expect(both({ red: { slots }, dice }, [{ weapon: 'MRM 10' }])).toEqual(['5 missed', '4 hit']);
  });

  it('TH-11 at a Narc pod', () => {
    const slots = { RT: ['LRM 10*2'], LT: ['IS Ammo LRM-10 Narc-capable'] };
    const dice = [1, 2, ...Array<number>(60).fill(3)];
    const found = both({ distance: 7, red: { slots }, dice }, [{ weapon: 'LRM 10' }], ({ blue }) => {
      blue.narcedBy = 1;
    });
    expect(found).toEqual(['4 missed', '3 hit']);
  });

  it('TH-12 with semi-guided missiles at a target that moved and is marked', () => {
    const slots = { RT: ['LRM 10*2'], LT: ['IS Ammo LRM-10 Semi-guided'] };
    const dice = [3, 3, ...Array<number>(60).fill(3)];
    const found = both({ distance: 7, red: { slots }, dice }, [{ weapon: 'LRM 10' }], ({ blue }) => {
      blue.taggedBy = 1;
      blue.movement = 'walk';
      blue.hexesMoved = 7;
    });
    expect(found).toEqual(['4 hit', '7 missed']);
  });

  it('LO-2 through smoke with an active probe', () => {
    const map = mapOf({ '5,12': { terrain: ['heavy_smoke'] } });
    const slots = { RA: ['Medium Laser'], RT: ['BeagleActiveProbe'] };
    const dice = [2, 2, 3, 3, 3, 3];
    expect(both({ map, red: { slots }, dice }, [{ weapon: 'Medium Laser' }])).toEqual(['6 missed', '4 hit']);
  });

  it('MV-18 at a target without legs', () => {
    const blue = { condition: { prone: true, structure: { left_leg: 0, right_leg: 0 } } };
    const dice = [1, 1, 3, 3, 3, 3];
    expect(both({ red: { slots: laser }, blue, dice }, [{ weapon: 'Medium Laser' }])).toEqual([
      '5 missed',
      '1 hit',
    ]);
  });
});
