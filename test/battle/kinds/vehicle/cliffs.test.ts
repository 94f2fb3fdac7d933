import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import type { Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customMech } from '../../custom-mech.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const NORTH = 0b000001;
const SOUTH = 0b001000;
/** In the bits of unit files. */
const MOUNTAIN_TROOPS = 1 << 7;
/** Higher than the ground to the south, over a sheer cliff, and like it without one. */
const AHEAD = '5,13';
const cliff = (level: number) => mapOf({ [AHEAD]: { level, cliffExits: SOUTH } });
const slope = (level: number) => mapOf({ [AHEAD]: { level } });

const standing = (unit: Unit, map = cliff(1), dice: readonly number[] = []) =>
  sampleBattle({
    ruleset: 'total-warfare',
    map,
    red: [{ unit, at: [5, 14], facing: 0 }],
    blue: [{ unit: 'locust-lct-1v', at: [15, 1] }],
    dice,
  });

/** Why it cannot go up; undefined if it can, by a path and among all that can be reached alike. */
const obstacle = (unit: Unit, map = cliff(1)) => {
  const { battle, red } = standing(unit, map);
  const mover = moverOf(battle, red);
  const path = evaluatePath(map, mover, [{ kind: 'forward' }], pilotStateOf(red), undefined, {
    ruleset: battle.rules,
  });
  const reach = new Reach();
  reach.run(map, { ...mover, walk: 4, run: 4 });
  const places = Array.from({ length: reach.count }, (_, index) => reach.hexAt(index));
  const direct = Array.from({ length: reach.count }, (_, index) => reach.stepsTo(index)).some(
    ([first, ...rest]) => first === 'forward' && rest.length === 0,
  );
  expect(direct).toBe(path.obstacle === undefined && places.length > 0);
  return path.obstacle;
};

describe('A sheer cliff', () => {
  it.each(['tracked', 'wheeled', 'hover'] as const)('stops vehicles that go up (%s)', (motion) => {
    expect(obstacle(customVehicle({ motion }))).toBe('sheer-cliff');
    expect(obstacle(customVehicle({ motion }), slope(1))).toBeUndefined();
  });

  it("stops infantry, but not mountain troops on one level, and no 'Mech", () => {
    expect(obstacle(customInfantry())).toBe('sheer-cliff');
    const mountaineers = customInfantry({ specialization: MOUNTAIN_TROOPS });
    expect(obstacle(mountaineers)).toBeUndefined();
    expect(obstacle(mountaineers, cliff(2))).toBe('sheer-cliff');
    expect(obstacle(mountaineers, slope(2))).toBeUndefined();
    expect(obstacle(customMech(), cliff(2))).toBeUndefined();
  });

  // The tank stands a level above the hex to its north.
  const above = mapOf({ '5,14': { level: 1, cliffExits: NORTH } });

  it('lets a vehicle down with a driving roll, which nobody else makes', () => {
    const tank = standing(customVehicle(), above, [3, 3]);
    executeMove(tank.battle, tank.red, { steps: ['forward', 'forward'] });
    expect(tank.of('piloting-roll')).toMatchObject([{ cause: 'cliff', roll: { needed: 5 }, passed: true }]);
    expect(tank.red.hex).toBe(above.indexOf(5, 12));
    for (const unit of [customMech(), customInfantry()]) {
      const { battle, red, of } = standing(unit, above);
      executeMove(battle, red, { steps: ['forward'] });
      expect([of('piloting-roll'), red.hex]).toEqual([[], above.indexOf(5, 13)]);
    }
  });

  it('costs a WiGE in flight a point more on the way up, and nothing on the way down', () => {
    const points = (map: ReturnType<typeof mapOf>) => {
      const { battle, red } = standing(customVehicle({ motion: 'wige', turrets: 0 }), map);
      battle.lift(red, 1);
      const steps = [{ kind: 'forward' }] as const;
      const { end, rolls } = evaluatePath(map, moverOf(battle, red), steps, pilotStateOf(red));
      return [end.mp, rolls.length];
    };
    expect([slope(1), cliff(1)].map(points)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(points(above)).toEqual(points(mapOf({ '5,14': { level: 1 } })));
  });

  it('ends the move of a vehicle that fails it, with a roll for motive damage', () => {
    const { battle, red, of, done } = standing(customVehicle(), above, [1, 1, 1, 1]);
    executeMove(battle, red, { steps: ['forward', 'forward'] });
    done();
    expect(of('piloting-roll')).toMatchObject([{ cause: 'cliff', passed: false }]);
    expect(of('motive')).toHaveLength(1);
    expect(red.hex).toBe(above.indexOf(5, 13));
  });

  it('leaves a vehicle that fails it a roll for the mire at its foot', () => {
    const swamp = mapOf({
      '5,14': { level: 1, cliffExits: NORTH },
      [AHEAD]: { terrain: ['swamp'] },
    });
    // Driving 5, and 2 for swamp: it fails at the cliff with 2, its motive system bears it with 2, and 6 is too low again.
    const { battle, red, of, done } = standing(customVehicle(), swamp, [1, 1, 1, 1, 3, 3]);
    executeMove(battle, red, { steps: ['forward', 'forward'] });
    done();
    expect(of('piloting-roll').map(({ roll, passed }) => [roll.needed, passed])).toEqual([
      [7, false],
      [7, false],
    ]);
    expect([red.hex, red.stuck]).toEqual([swamp.indexOf(5, 13), true]);
  });

  it('stops a vehicle that fails it in a hex that is full, from which somebody is displaced', () => {
    const { battle, red, of } = sampleBattle({
      ruleset: 'total-warfare',
      map: above,
      red: [
        { unit: customVehicle(), at: [5, 14], facing: 0 },
        { unit: customVehicle(), at: [5, 13] },
        { unit: customVehicle(), at: [5, 13] },
      ],
      blue: [{ unit: 'locust-lct-1v', at: [15, 1] }],
      dice: [1, 1, 1, 1],
    });
    executeMove(battle, red, { steps: ['forward', 'forward'] });
    expect(of('piloting-roll')).toMatchObject([{ cause: 'cliff', passed: false }]);
    const there = battle.units.filter(({ side, hex }) => side === 0 && hex === above.indexOf(5, 13));
    expect([there.length, there.includes(red)]).toEqual([2, true]);
  });
});
