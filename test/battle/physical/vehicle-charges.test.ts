import { describe, expect, it } from 'vitest';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { attackOf } from '../../../src/battle/physical/attack.js';
import type { Blow } from '../../../src/battle/physical/blow.js';
import { chargeObstacle } from '../../../src/battle/physical/charge-obstacle.js';
import { resolveBlows } from '../../../src/battle/physical/index.js';
import { strikerOf } from '../../../src/battle/physical/striker.js';
import { chargeNumber } from '../../../src/battle/physical/to-hit.js';
import { calculatePhysicalDamage, calculatePhysicalOwnDamage } from '../../../src/rules/physical/index.js';
import type { MovementType } from '../../../src/rules/to-hit/index.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customMech } from '../custom-mech.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { type SampleSetup, sampleBattle } from '../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;

const charge = (unit: Combatant, target: Combatant): Blow => ({
  unit,
  target,
  kind: 'charge',
  limb: -1,
  weapon: undefined,
  aimedAt: undefined,
  bothHands: false,
  active: true,
  torsoFacing: unit.torsoFacing,
});

/** A vehicle that has come this many hexes, with its last step into the target still to go. */
function charging(unit: Unit, target: Unit, hexes: number, setup: Partial<SampleSetup> = {}) {
  const sample = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit, at: [5, 8], facing: 0 }],
    blue: [{ unit: target, at: [5, 7], facing: 0 }],
    ...setup,
  });
  Object.assign(sample.red, { movement: 'run', hexesMoved: hexes - 1 });
  return sample;
}

describe('The damage of a charging vehicle', () => {
  it.each([
    // Tonnage, motion, hexes; then standard and Total Warfare (a tenth of it for each hex but one), and core (a fifth of
    // it for each step of the movement modifier and one more).
    [50, 'hover', 9, 40, 40, 40],
    [30, 'tracked', 4, 9, 9, 12],
    [60, 'wheeled', 6, 30, 30, 36],
    [60, 'wheeled', 7, 36, 36, 48],
    [45, 'tracked', 5, 18, 18, 27],
    [100, 'tracked', 2, 10, 10, 20],
    [20, 'hover', 10, 18, 18, 20],
    [5, 'hover', 18, 9, 9, 6],
  ] as const)('of %i tons (%s) after %i hexes is %i, %i or %i', (tonnage, motion, hexes, ...expected) => {
    for (const [index, ruleset] of RULESETS.entries()) {
      const { battle, red, blue } = charging(
        customVehicle({ tonnage, motion, turrets: 0 }),
        customMech({ tonnage: 55 }),
        hexes,
        { ruleset },
      );
      const { striker, options, table } = attackOf(battle, charge(red, blue));
      expect(calculatePhysicalDamage('charge', striker, options), ruleset).toBe(expected[index]);
      expect(calculatePhysicalOwnDamage('charge', striker, { tonnage: 55 }, options)).toBe(6);
      // A 'Mech is taller.
      expect(table).toEqual({ table: 'kick' });
    }
  });
});

describe('The number of a charge by a vehicle', () => {
  const number = (
    unit: Unit,
    target: Unit,
    state: { movement: MovementType; hexesMoved: number } | 'stopped',
    ruleset: (typeof RULESETS)[number] = 'total-warfare',
    woods = false,
    piloting = 5,
    mover: MovementType = 'run',
  ): number => {
    const setup: Partial<SampleSetup> = {
      ruleset,
      blue: [
        {
          unit: target,
          at: [5, 7],
          facing: 0,
          pilot: { gunnery: 4, piloting },
          ...(state === 'stopped' && { condition: { vehicle: { immobilized: true } } }),
        },
      ],
      ...(woods && { map: mapOf({ '5,7': { terrain: ['light_woods'], foliageHeight: 2 } }) }),
    };
    const { battle, red, blue } = charging(unit, target, 6, setup);
    red.movement = mover;
    blue.hasMoved = true;
    if (state !== 'stopped') Object.assign(blue, state);
    const blow = charge(red, blue);
    return chargeNumber(battle, blow, strikerOf(battle, blow)).number;
  };
  const tank = customVehicle({ turrets: 0 });
  const STILL = { movement: 'stationary', hexesMoved: 0 } as const;

  it("is 2 lower at a prone 'Mech, which no 'Mech may charge", () => {
    const at = (attacker: Unit) => {
      const { battle, red, blue } = charging(attacker, customMech(), 6, {
        blue: [{ unit: customMech(), at: [5, 7], facing: 0, condition: { prone: true } }],
      });
      blue.hasMoved = true;
      const blow = charge(red, blue);
      const why = chargeObstacle(battle, red, 'charge', blue, red);
      return [chargeNumber(battle, blow, strikerOf(battle, blow)).number, why];
    };
    // Driving 5, flank speed +2.
    expect(at(tank)).toEqual([5, undefined]);
    expect(at(customMech())).toEqual([Number.POSITIVE_INFINITY, 'the target is prone']);
  });

  it.each([
    // Driving 5, flank speed +2.
    ["a 'Mech that stands still", customMech(), STILL, 5, false, 7],
    ["a better pilot's 'Mech", customMech(), STILL, 3, false, 9],
    ["a worse pilot's 'Mech", customMech(), STILL, 6, false, 6],
    ["a 'Mech that ran 5 hexes", customMech(), { movement: 'run', hexesMoved: 5 }, 5, false, 9],
    ["a 'Mech that jumped 3 hexes", customMech(), { movement: 'jump', hexesMoved: 3 }, 5, false, 9],
    ["a 'Mech in woods", customMech(), STILL, 5, true, 8],
    ['a tank that stands still', tank, STILL, 5, false, 7],
    ['a tank that cannot move', tank, 'stopped', 5, false, 3],
    ['a large support vehicle', customVehicle({ support: 10, sides: 6, tonnage: 150 }), STILL, 5, false, 7],
  ] as const)('%s', (_, target, state, piloting, woods, expected) => {
    for (const ruleset of ['standard', 'total-warfare'] as const)
      expect(number(tank, target, state, ruleset, woods, piloting), ruleset).toBe(expected);
  });

  it('at cruising speed is 1 lower', () => {
    expect(number(tank, customMech(), STILL, 'total-warfare', false, 5, 'walk')).toBe(6);
  });
});

describe('A charge of a vehicle that hits', () => {
  it('another vehicle strikes it by its own table, and both roll for motive damage', () => {
    const sample = charging(
      customVehicle({ turrets: 0, tonnage: 30 }),
      customVehicle({ turrets: 0, tonnage: 40, motion: 'wheeled' }),
      3,
      // Hit; 6 points in two groups on the rear; 4 on the own front; two motive rolls, with 1 for the rear and 2 for wheels.
      { dice: [6, 6, 3, 4, 3, 4, 3, 4, 1, 2, 1, 2] },
    );
    const { battle, red, blue, of } = sample;
    Object.assign(red, { chargeTarget: blue.index, chargeKind: 'charge' });
    blue.hasMoved = true;
    resolveBlows(battle);
    expect(
      of('hit')
        .map(({ target, location, damage }) => [target, location, damage])
        .sort(),
    ).toEqual([
      [0, 'front', 4],
      [1, 'rear', 1],
      [1, 'rear', 5],
    ]);
    expect(
      of('motive')
        .map(({ unit, total }) => [unit, total])
        .sort(),
    ).toEqual([
      [0, 3],
      [1, 6],
    ]);
  });

  it('a VTOL on the ground shakes no rotor', () => {
    const sample = charging(
      customVehicle({ turrets: 0, tonnage: 30 }),
      customVehicle({ motion: 'vtol', turrets: 0, tonnage: 20 }),
      2,
      { dice: [6, 6, 3, 4, 3, 4, 1, 2, 1, 1] },
    );
    const { battle, red, blue, of } = sample;
    battle.lift(blue, 0);
    Object.assign(red, { chargeTarget: blue.index, chargeKind: 'charge' });
    blue.hasMoved = true;
    resolveBlows(battle);
    expect(of('physical-attack')).toMatchObject([{ kind: 'charge', hit: true }]);
    expect(of('motive').map(({ unit }) => unit)).toEqual([0]);
    expect(of('rotor-hit')).toEqual([]);
  });

  it("a 'Mech asks it, but no vehicle, for a roll at +2", () => {
    const sample = charging(customVehicle({ turrets: 0, tonnage: 20 }), customMech(), 2, {
      // Hit; 2 points on a leg; 5 on the own front; the motive roll, and the roll of the 'Mech at the end of the phase.
      dice: [6, 6, 1, 3, 4, 1, 2, 6, 6],
    });
    const { battle, red, blue, of } = sample;
    Object.assign(red, { chargeTarget: blue.index, chargeKind: 'charge' });
    blue.hasMoved = true;
    battle.enter('physical');
    while (battle.phase === 'physical') battle.step();
    expect(of('piloting-roll')).toMatchObject([{ unit: 1, cause: 'charge', roll: { needed: 7 } }]);
    expect(of('motive').map(({ unit }) => unit)).toEqual([0]);
  });
});

describe('A saw in front of a vehicle', () => {
  const sawing = (
    tool: string,
    target: Unit,
    setup: Partial<SampleSetup> = {},
    place: 'Front' | 'Rear' = 'Front',
  ) => {
    const sample = charging(customVehicle({ turrets: 0, equipment: { [place]: [tool] } }), target, 6, setup);
    sample.blue.hasMoved = true;
    return sample;
  };
  const strikes = (sample: ReturnType<typeof sawing>) => {
    Object.assign(sample.red, { chargeTarget: sample.blue.index, chargeKind: 'charge' });
    resolveBlows(sample.battle);
    sample.done();
  };
  const numberAt = ({ battle, red, blue }: ReturnType<typeof sawing>) => {
    const blow = charge(red, blue);
    return chargeNumber(battle, blow, strikerOf(battle, blow)).number;
  };

  it('lets it charge infantry and battle armor, which no other vehicle may', () => {
    const why = (tool: string, target: Unit, place: 'Front' | 'Rear' = 'Front') => {
      const { battle, red, blue } = sawing(tool, target, {}, place);
      return chargeObstacle(battle, red, 'charge', blue, red);
    };
    for (const saw of ['Chainsaw', 'Dual Saw'])
      for (const target of [customInfantry(), customSquad()]) expect(why(saw, target)).toBeUndefined();
    expect(why('Chainsaw', customInfantry(), 'Rear')).toBe('the target cannot be charged');
    expect(why('Combine', customInfantry())).toBe('the target cannot be charged');
    expect(why('Chainsaw', customProtoMech())).toBe('the target cannot be charged');
  });

  it('reaches nobody inside a building, and no more once it is destroyed', () => {
    const map = mapOf({
      '5,7': { terrain: ['building'], building: { construction: 2, height: 1, strength: 40, exits: 0 } },
    });
    const inside = sawing('Chainsaw', customInfantry(), { map });
    expect(chargeObstacle(inside.battle, inside.red, 'charge', inside.blue, inside.red)).toBe(
      'the target cannot be charged',
    );
    const broken = sawing('Chainsaw', customInfantry(), {
      red: [
        {
          unit: customVehicle({ turrets: 0, equipment: { Front: ['Chainsaw'] } }),
          at: [5, 8],
          facing: 0,
          condition: { vehicle: { destroyed: [0] } },
        },
      ],
    });
    expect(chargeObstacle(broken.battle, broken.red, 'charge', broken.blue, broken.red)).toBe(
      'the target cannot be charged',
    );
  });

  it('adds 1 to the number, and battle armor is 1 harder to hit', () => {
    // Driving 5, flank speed +2, the saw +1; a platoon without training has a skill of 8, a squad 5.
    const pilot = { gunnery: 4, piloting: 5 };
    const at = (unit: Unit) => numberAt(sawing('Chainsaw', unit, { blue: [{ unit, at: [5, 7], pilot }] }));
    expect(at(customInfantry())).toBe(8);
    expect(at(customSquad())).toBe(9);
  });

  it('does not count against machines, which the hull strikes', () => {
    const { battle, red, blue } = sawing('Dual Saw', customMech());
    const { striker, options } = attackOf(battle, charge(red, blue));
    expect(calculatePhysicalDamage('charge', striker, options)).toBe(25);
    expect(numberAt(sawing('Dual Saw', customMech()))).toBe(7);
  });

  it('costs conventional infantry one die of troopers, as many in the open as in woods', () => {
    for (const map of [mapOf(), mapOf({ '5,7': { terrain: ['light_woods'], foliageHeight: 2 } })]) {
      // Hit; four troopers; a point on the own front for the weight of the platoon; motive roll.
      const sample = sawing('Chainsaw', customInfantry(), { map, dice: [6, 6, 4, 3, 4, 1, 2] });
      strikes(sample);
      expect(sample.of('hit').filter(({ target }) => target === 1)).toMatchObject([{ damage: 4 }]);
    }
  });

  it.each([
    ['Chainsaw', 5],
    ['Dual Saw', 7],
  ])('strikes one suit of battle armor: a %s for %i', (tool, points) => {
    // Hit; the first trooper; the own front; motive roll.
    const sample = sawing(tool, customSquad(), { dice: [6, 6, 1, 3, 4, 1, 2] });
    strikes(sample);
    expect(sample.of('hit').filter(({ target }) => target === 1)).toMatchObject([{ damage: points }]);
  });
});
