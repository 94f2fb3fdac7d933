import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../../src/battle/bots/bots.js';
import { lookoutOf } from '../../../../src/battle/bots/sensible/skies.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { createBattle } from '../../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { displace } from '../../../../src/battle/physical/displace.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { RULESETS } from '../../../../src/rules/ruleset.js';
import type { Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customSquad } from '../../custom-squad.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

/** They walk 1 and swim 3, with lasers. */
const SUITS = customSquad({ motion: 'UMU', walk: 1, otherMp: 3, equipment: ['CLBAERMicroLaser:RA'] });
const FROGMEN = customInfantry({ motion: 'Motorized Scuba', primary: 'Laser Rifle', divisor: 2 });
/** They swim 3. */
const BOATS = customInfantry({ motion: 'Submarine' });

const LAKE: Partial<MapHex> = { terrain: ['water'], waterDepth: 3 };
const shallow = (waterDepth: number): Partial<MapHex> => ({ terrain: ['water'], waterDepth });
const WOODS: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };

/** A lake that grows deeper toward its middle. */
function lakeside() {
  const hexes: Record<string, Partial<MapHex>> = {};
  for (let column = 3; column < 13; column += 1)
    for (let row = 1; row < 15; row += 1)
      hexes[`${column},${row}`] = shallow(Math.min(3, column - 2, 13 - column, row, 15 - row));
  return mapOf(hexes);
}

/** Four columns of a lake with swimmers at this depth in the third, and whoever looks at them from the shore. */
function swimmers(
  unit: Unit,
  depth: number,
  hexes: Readonly<Record<string, Partial<MapHex>>> = {},
  other: string | Unit = 'locust-lct-1v',
): SampleBattle {
  const lake: Record<string, Partial<MapHex>> = {};
  for (let column = 6; column < 10; column += 1)
    for (let row = 0; row < 16; row += 1) lake[`${column},${row}`] = LAKE;
  const sample = sampleBattle({
    red: [{ unit, at: [8, 8], facing: 0 }],
    blue: [{ unit: other, at: [8, 11], facing: 0 }],
    map: mapOf({ ...lake, ...hexes }),
    ruleset: 'total-warfare',
  });
  sample.battle.lift(sample.red, 0 - depth);
  return sample;
}

it('swimmers look from as high as they float, and only vessels from a bridge', () => {
  const lookouts = [SUITS, FROGMEN, BOATS, customVehicle({ motion: 'submarine' })].map((unit) =>
    lookoutOf(swimmers(unit, 0).red.aptitudes.footwork),
  );
  expect(lookouts).toEqual(['land', 'land', 'land', 'sea']);
});

/** What a path comes to: its points and the elevation of its end, or what bars it. */
function swum({ battle, red }: SampleBattle, ...steps: readonly StepKind[]) {
  const path = steps.map((kind) => ({ kind }));
  const report = evaluatePath(
    battle.map,
    moverOf(battle, red),
    path,
    pilotStateOf(red),
    battle.occupancyFor(red),
  );
  return report.obstacle ?? [report.end.mp, report.end.elevation];
}

const shotsAt = ({ battle, red, blue }: SampleBattle, bySwimmers: boolean): number =>
  legalShots(battle, bySwimmers ? red : blue, { torsoFacing: bySwimmers ? 3 : 0, armsFlipped: false }).length;

describe.each([
  ['suits', SUITS, 3],
  ['motorized frogmen', FROGMEN, 2],
  ['boats that dive', BOATS, 3],
] as const)('Soldiers who swim: %s', (_, unit, points) => {
  it('have their points under water there, pay one for a hex whatever its depth, and turn for nothing', () => {
    const there: readonly StepKind[] = new Array<StepKind>(points).fill('forward');
    expect(swum(swimmers(unit, 2), ...there)).toEqual([points, -2]);
    expect(swum(swimmers(unit, 2), 'turn-right', 'turn-left', ...there)).toEqual([points, -2]);
    expect(swum(swimmers(unit, 2), ...there, 'forward')).toBe('no-points');
  });

  it('dive and rise a level for a point, between the floor and just below the surface', () => {
    expect(swum(swimmers(unit, 1), 'down', 'down')).toEqual([2, -3]);
    expect(swum(swimmers(unit, 3), 'down')).toBe('cannot-sink');
    expect(swum(swimmers(unit, 3), 'up', 'up')).toEqual([2, -1]);
    expect(swum(swimmers(unit, 1), 'up')).toBe('cannot-rise');
  });

  it('keep their depth from hex to hex, as far as the floor lets them', () => {
    expect(swum(swimmers(unit, 1, { '8,7': shallow(1) }), 'forward')).toEqual([1, -1]);
    expect(swum(swimmers(unit, 3, { '8,7': shallow(1) }), 'forward')).toBe('too-steep');
    expect(swum(swimmers(unit, 2, { '8,7': shallow(1) }), 'up', 'forward')).toEqual([2, -1]);
  });

  it('come ashore for two points more, from just below the surface', () => {
    expect(swum(swimmers(unit, 1, { '8,7': { level: 0 } }), 'forward')).toEqual([3, 0]);
    expect(swum(swimmers(unit, 2, { '8,7': { level: 0 } }), 'forward')).toBe('too-steep');
    expect(swum(swimmers(unit, 1, { '8,7': { level: 1 } }), 'forward')).toBe('too-steep');
  });

  it('go in from the shore, at the level of the water, as their whole move', () => {
    const ashore = { '8,8': { level: 0 }, '8,7': shallow(1), '8,6': shallow(1) };
    expect(swum(swimmers(unit, 0, ashore), 'forward')).toEqual([3, -1]);
    expect(swum(swimmers(unit, 0, ashore), 'forward', 'forward')).toBe('no-points');
    expect(swum(swimmers(unit, 0, { ...ashore, '8,8': { level: 1 } }), 'forward')).toBe('too-steep');
  });

  it('find every place that single steps lead to', () => {
    const sample = swimmers(unit, 2, { '8,7': shallow(1), '9,7': { level: 0 }, '7,8': shallow(2) });
    const { battle, red } = sample;
    const reach = new Reach();
    reach.walk(battle.map, moverOf(battle, red), battle.occupancyFor(red));
    const depths = new Set<number>();
    for (let place = 0; place < reach.count; place += 1) {
      depths.add(reach.elevationAt(place));
      expect(swum(sample, ...reach.stepsTo(place))).toEqual([reach.mpAt(place), reach.elevationAt(place)]);
    }
    expect([...depths].sort((one, other) => one - other)).toEqual([-3, -2, -1, 0]);
  });

  it('are out of reach of units on land, and cannot shoot out of the water', () => {
    const land = { '8,11': { level: 0 } };
    expect(shotsAt(swimmers(unit, 1, land), false)).toBe(0);
    expect(shotsAt(swimmers(unit, 1, land), true)).toBe(0);
  });

  it('are driven on at their own depth, and ashore or in where the ground says so', () => {
    const sample = swimmers(unit, 2, { '8,6': { level: 0 } });
    expect(displace(sample.battle, sample.red, 0)).toBe(true);
    expect(sample.red.elevation).toBe(-2);
    expect(displace(sample.battle, sample.red, 0)).toBe(true);
    expect(sample.red.elevation).toBe(0);
    expect(displace(sample.battle, sample.red, 3)).toBe(true);
    expect(sample.red.elevation).toBe(-3);
    expect(sample.red.isOut).toBe(false);
  });

  it('play whole games among lakes in every ruleset, and keep every invariant', () => {
    for (let game = 0; game < 6; game += 1) {
      const battle = createBattle({
        red: [{ unit }, { unit }],
        blue: [{ unit: game % 2 === 0 ? SUITS : FROGMEN }],
        map: lakeside(),
        bots: [makeBot('random', game), makeBot('sensible', game)],
        seed: game + 1,
        turnLimit: 12,
        ruleset: RULESETS[game % RULESETS.length] ?? 'standard',
      });
      while (battle.step()) checkInvariants(battle);
      expect(battle.phase).toBe('over');
    }
  });
});

describe('Soldiers under water', () => {
  it('wade in on foot only where the floor is a level down; boats float', () => {
    const ashore = { '8,8': { level: 0 }, '8,7': shallow(2) };
    expect(swum(swimmers(SUITS, 0, ashore), 'forward')).toBe('too-steep');
    expect(swum(swimmers(FROGMEN, 0, ashore), 'forward')).toBe('too-steep');
    expect(swum(swimmers(BOATS, 0, ashore), 'forward')).toEqual([3, -1]);
  });

  it('pass each other at different depths, and stop at an enemy at their own', () => {
    const sample = swimmers(SUITS, 1, {}, FROGMEN);
    const { battle, blue } = sample;
    battle.place(blue, battle.map.indexOf(8, 7));
    battle.lift(blue, -3);
    expect(swum(sample, 'forward', 'forward')).toEqual([2, -1]);
    battle.lift(blue, -1);
    expect(swum(sample, 'forward')).toEqual([1, -1]);
    expect(swum(sample, 'forward', 'forward')).toBe('enemy-in-the-way');
  });

  it('shoot at each other half as far with small arms, and harder for it', () => {
    // Laser rifles have a range of 2: a row of the table down, 2 hexes are medium range.
    const sample = swimmers(FROGMEN, 1, {}, FROGMEN);
    const { battle, red, blue } = sample;
    const shot = { weapon: 0, target: blue.index };
    const needed = (): number => weaponAttackOf(battle, red, { torsoFacing: 3, shots: [shot] }, shot).needed;
    battle.lift(blue, -1);
    battle.place(blue, battle.map.indexOf(8, 10));
    expect(needed()).toBe(4 + 2);
    battle.place(blue, battle.map.indexOf(8, 11));
    expect(needed()).toBe(4 + 4);
    battle.place(blue, battle.map.indexOf(8, 12));
    expect(shotsAt(sample, true)).toBe(0);
  });

  it('pay a point more among trees where boats or great beasts carry them', () => {
    const wood = { '8,7': WOODS };
    expect(swum(swimmers(BOATS, 1, wood), 'forward')).toEqual([4, 0]);
    expect(swum(swimmers(FROGMEN, 1, wood), 'forward')).toEqual([3, 0]);
  });

  it('fire suit weapons as far as water lets them', () => {
    const sample = swimmers(SUITS, 1, {}, FROGMEN);
    const { battle, blue } = sample;
    battle.lift(blue, -1);
    const reaches = (row: number): boolean => {
      battle.place(blue, battle.map.indexOf(8, row));
      return shotsAt(sample, true) > 0;
    };
    // ER micro lasers reach 4 hexes in the air, and 2 in water.
    expect([9, 10, 11].map(reaches)).toEqual([true, true, false]);
  });
});
