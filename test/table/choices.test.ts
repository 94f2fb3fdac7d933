import { describe, expect, it } from 'vitest';
import { designOf } from '../../src/battle/kinds/kinds.js';
import type { Fire } from '../../src/table/action.js';
import { openTable } from '../../src/table/index.js';
import { customVehicle } from '../battle/custom-vehicle.js';
import { starterUnit } from '../battle/sample-battle.js';
import { duel, play, upTo } from './table.js';

describe('ways to fire', () => {
  it('turn a torso one hexside, and a turret all around', () => {
    expect(duel().fireChoices(0)).toMatchObject({ turns: 'torso', facings: [0, 1, 5], secondFacings: [] });
    const tank = openTable({
      red: [{ unit: customVehicle({ turrets: 2, equipment: { Turret: ['PPC'] } }) }],
      blue: [],
    });
    expect(tank.fireChoices(0)).toMatchObject({
      turns: 'turret',
      facings: [0, 1, 2, 3, 4, 5],
      secondFacings: [0, 1, 2, 3, 4, 5],
    });
    play(tank, { do: 'correct', unit: 0, mark: { id: 'jammed-0', value: 1 } });
    expect(tank.fireChoices(0)).toMatchObject({ facings: [0], freesTurret: true });
  });

  it('are those of each weapon', () => {
    const game = openTable({
      red: [{ unit: starterUnit('firestarter-fs9-h') }, { unit: starterUnit('archer-arc-2r') }],
      blue: [],
    });
    const flamers = game.battle
      .unit(0)
      .design.weapons.flatMap(({ index, item }) => (/flamer/i.test(item.name) ? [index] : []));
    const { weapons, friends } = game.fireChoices(0);
    expect(weapons.filter(({ heats }) => heats).map(({ weapon }) => weapon)).toEqual(flamers);
    expect(friends).toEqual([1]);
    expect(game.fireChoices(1).weapons.some(({ hotLoads }) => hotLoads)).toBe(true);
  });
});

describe('a friend who sees the target', () => {
  const LRM_20 = designOf(starterUnit('archer-arc-2r')).weapons.findIndex(
    ({ item }) => item.name === 'LRM 20',
  );
  const lrms = (line: Fire['lines'], spotter?: number): Fire => ({
    do: 'fire',
    unit: 0,
    order: {
      torsoFacing: 0,
      shots: [{ weapon: LRM_20, target: 2, ...(spotter !== undefined && { spotter }) }],
    },
    lines: line,
  });
  const opened = () =>
    upTo(
      openTable({
        red: [{ unit: starterUnit('archer-arc-2r') }, { unit: starterUnit('locust-lct-1v') }],
        blue: [{ unit: starterUnit('warhammer-whm-6r') }],
        ruleset: 'total-warfare',
      }),
      'weapons',
    );

  it('spots for indirect fire along the line that its player names', () => {
    const game = opened();
    const hidden = { target: 2, range: 8, blocked: true };
    expect(game.forecastFire(lrms([hidden])).shots[0]?.obstacle).toBeDefined();
    expect(game.forecastFire(lrms([hidden], 1)).shots[0]?.obstacle).toBe('that unit cannot spot for it');
    const spotted = lrms([hidden, { from: 1, target: 2, range: 5 }], 1);
    const { toHit, obstacle } = game.forecastFire(spotted).shots[0] ?? {};
    expect(obstacle).toBeUndefined();
    // Gunnery 4, medium range +2, indirect +1.
    expect(toHit?.finalToHit).toBe(7);
    play(game, spotted);
    expect(game.battle.unit(1).spotting).toBe(2);
  });
});

describe('a shot that is called', () => {
  it('strikes the location that was named, where the rules have called shots', () => {
    const game = upTo(duel(), 'weapons');
    const shot = { weapon: 1, target: 1, location: 'left_arm' } as const;
    const lines = [{ target: 1, range: 3 }];
    const fire: Fire = { do: 'fire', unit: 0, order: { torsoFacing: 0, shots: [shot] }, lines };
    const { toHit } = game.forecastFire(fire).shots[0] ?? {};
    // Three harder (docs/rules/standard.md).
    expect(toHit?.finalToHit).toBe(7);
    play(game, fire);
    play(game, { do: 'end-phase' }, 5, 5);
    expect(game.battle.unit(1).armor[game.battle.unit(1).plan.locations.indexOf('left_arm')]).toBe(10);
  });
});
