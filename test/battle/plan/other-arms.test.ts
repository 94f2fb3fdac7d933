import { describe, expect, test } from 'vitest';
import { beginGame } from '../../../src/battle/play/open-game.js';
import type { PlayedGame } from '../../../src/battle/play/played-game.js';
import type { Unit } from '../../../src/units/index.js';
import { customInfantry } from '../custom-infantry.js';
import { customProtoMech } from '../custom-protomech.js';
import { customSquad } from '../custom-squad.js';
import { customVehicle } from '../custom-vehicle.js';
import { mapOf } from '../map-of.js';
import { starterUnit } from '../sample-battle.js';

function against(unit: Unit): PlayedGame {
  return beginGame({
    map: mapOf(),
    red: [{ unit, at: [8, 9], facing: 0 }],
    blue: [{ unit: starterUnit('locust-lct-1v'), at: [8, 4], facing: 3 }],
    seed: 3,
    ruleset: 'total-warfare',
  });
}

function idleUntil(game: PlayedGame, kind: 'move' | 'fire'): PlayedGame {
  while (game.asked !== undefined && !(game.asked.kind === kind && game.asked.units.includes(0)))
    game.give(game.pass(game.asked.units[0] ?? -1));
  return game;
}

const tank = () =>
  customVehicle({ motion: 'tracked', tonnage: 60, cruise: 4, fusion: true, equipment: { Front: ['ISPPC'] } });
const ARMS: readonly (readonly [string, () => Unit])[] = [
  ['a tank', tank],
  ['a VTOL', () => customVehicle({ motion: 'vtol', tonnage: 25, cruise: 10, turrets: 0, fusion: true })],
  ['a foot platoon', () => customInfantry({})],
  ['battle armor', () => customSquad({ troopers: 4, equipment: ['CLBASmall Laser:RA'] })],
  ['a ProtoMech', () => customProtoMech()],
];

describe.each(ARMS)('%s', (_, made) => {
  test('is never prone, and is not offered to go down', () => {
    const game = idleUntil(against(made()), 'move');
    expect(game.planMove(0, { steps: [] }).next).not.toContain('go-prone');
    expect(game.problemOf({ kind: 'move', unit: 0, order: { steps: ['go-prone'] } })).toMatch(/go prone/);
  });

  test('has no heat scale: no reactor to switch off, and no heat in any forecast', () => {
    const game = idleUntil(against(made()), 'move');
    const plan = game.planMove(0, { steps: ['forward'] });
    expect(plan.reactor).toBeUndefined();
    expect(plan.heat).toMatchObject({ generated: [], after: 0 });
    expect(() => game.give({ kind: 'move', unit: 0, order: { steps: [], reactor: 'off' } })).toThrow(
      /heat scale/,
    );
  });
});

describe('a tank', () => {
  test('fires a PPC without heat', () => {
    const game = idleUntil(against(tank()), 'fire');
    const forecast = game.forecastFire(0, { torsoFacing: 0, shots: [{ weapon: 0, target: 1 }] });
    expect(forecast.shots[0]).toMatchObject({ heat: 0 });
    expect(forecast.shots[0]?.expected).toBeGreaterThan(0);
    expect(forecast.heat).toMatchObject({
      after: 0,
      effects: { shutdown: null, ammunition: null, toHit: 0 },
    });
  });
});

describe('a BattleMech', () => {
  test('may go prone, and switch its reactor off', () => {
    const game = idleUntil(against(starterUnit('hunchback-hbk-4g')), 'move');
    expect(game.planMove(0, { steps: [] })).toMatchObject({ reactor: 'off' });
    expect(game.planMove(0, { steps: [] }).next).toContain('go-prone');
  });
});
