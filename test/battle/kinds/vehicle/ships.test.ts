import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { NOBODY } from '../../../../src/battle/damage/source.js';
import { hitMotiveSystem } from '../../../../src/battle/kinds/vehicle/motive.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { motiveModifier } from '../../../../src/rules/vehicle/motive.js';
import { customVehicle, TANK } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

const WATER = { waterDepth: 2, terrain: ['water'] } as const;
/** Five hexes of water in a row, and one of ice at its end. */
const LAKE = mapOf({
  ...Object.fromEntries([8, 7, 6, 5, 4].map((row) => [`5,${row}`, WATER])),
  '5,3': { waterDepth: 2, terrain: ['water', 'ice'] },
});

const afloat = (motion: 'naval' | 'hydrofoil' | 'rail' = 'naval'): SampleBattle =>
  sampleBattle({
    red: [{ unit: customVehicle({ ...TANK, motion }), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [9, 3], facing: 3 }],
    map: LAKE,
    ruleset: 'total-warfare',
  });

describe('A ship on the surface', () => {
  it('goes on open water for a point a hex, and neither ashore nor under ice', () => {
    const { battle, red } = afloat();
    const reach = new Reach();
    reach.run(battle.map, moverOf(battle, red));
    const rows = new Set<number>();
    for (let place = 0; place < reach.count; place += 1) {
      const hex = reach.hexAt(place);
      expect(battle.map.columnOf(hex)).toBe(5);
      expect(reach.elevationAt(place)).toBe(0);
      rows.add(battle.map.rowOf(hex));
    }
    expect([...rows].sort()).toEqual([4, 5, 6, 7, 8]);
  });

  it.each([
    ['naval', 0, false],
    ['naval', 1, true],
    ['submarine', 0, false],
    ['submarine', 1, true],
  ] as const)(
    'passes under a bridge only with room above: %s under a deck at %i',
    (motion, height, passes) => {
      const deck = { ...WATER, bridge: { construction: 2, height, strength: 40, exits: 0b001001 } };
      const { battle, red } = sampleBattle({
        red: [{ unit: customVehicle({ ...TANK, motion }), at: [5, 8], facing: 0 }],
        blue: [{ unit: 'shadow-hawk-shd-2h', at: [9, 3], facing: 3 }],
        map: mapOf({ '5,8': WATER, '5,7': deck, '5,6': WATER }),
        ruleset: 'total-warfare',
      });
      const report = evaluatePath(battle.map, moverOf(battle, red), [{ kind: 'forward' }], pilotStateOf(red));
      expect(report.obstacle === undefined).toBe(passes);
    },
  );

  it('makes no rolls, and pays a point to turn', () => {
    const { battle, red } = afloat();
    const steps = (['forward', 'turn-left', 'turn-right', 'forward'] as const).map((kind) => ({ kind }));
    const report = evaluatePath(battle.map, moverOf(battle, red), steps, pilotStateOf(red));
    expect(report).toMatchObject({ end: { mp: 4 }, rolls: [] });
  });

  it('stays afloat when it is stopped', () => {
    const sample = afloat();
    sample.add(6, 6);
    hitMotiveSystem(sample.battle, sample.red, 0, NOBODY);
    sample.done();
    expect(sample.red.isOut).toBe(false);
    expect(moverOf(sample.battle, sample.red).walk).toBe(0);
  });

  it('adds nothing to motive rolls, and a hydrofoil 3', () => {
    expect(motiveModifier('naval', false)).toBe(0);
    expect(motiveModifier('hydrofoil', false)).toBe(3);
    expect(motiveModifier('wige', false)).toBe(4);
  });
});

describe('What runs on rails', () => {
  it('stands where it is, as easy to hit as whatever does not move', () => {
    const { battle, red } = afloat('rail');
    expect(red.isImmobile).toBe(true);
    expect(moverOf(battle, red)).toMatchObject({ walk: 0, run: 0 });
  });
});
