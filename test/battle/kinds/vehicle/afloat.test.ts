import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { seenFromBelow } from '../../../../src/battle/weapons/water.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { struckBy } from '../../../../src/rules/hit-location/struck.js';
import type { Motion } from '../../../../src/rules/vehicle/motion.js';
import { customMech } from '../../custom-mech.js';
import { type CustomVehicle, customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { sampleBattle } from '../../sample-battle.js';

const RULESETS = ['standard', 'total-warfare', 'core'] as const;
const WATER: Partial<MapHex> = { terrain: ['water'], waterDepth: 2 };
const MECH = customMech({ slots: { RT: ['Medium Laser'] } });
const ship = (more: CustomVehicle = {}) =>
  customVehicle({ motion: 'naval', turrets: 0, equipment: { Front: ['Medium Laser'] }, ...more });

/** A sea of column 5, with hexes of its own. */
function sea(hexes: Readonly<Record<string, Partial<MapHex>>> = {}) {
  const water = Object.fromEntries(Array.from({ length: 16 }, (_, row) => [`5,${row}`, WATER]));
  return mapOf({ ...water, ...hexes });
}

function sailed(
  motion: Motion,
  hexes: Readonly<Record<string, Partial<MapHex>>>,
  ...steps: readonly StepKind[]
): readonly [number, number] | 'closed' {
  const { battle, red } = sampleBattle({
    ruleset: 'total-warfare',
    red: [{ unit: ship({ motion }), at: [5, 10], facing: 0 }],
    blue: [{ unit: MECH, at: [15, 15] }],
    map: sea(hexes),
  });
  const { end, obstacle, rolls } = evaluatePath(
    battle.map,
    moverOf(battle, red),
    steps.map((kind) => ({ kind })),
    pilotStateOf(red),
  );
  return obstacle === undefined ? [end.mp, rolls.length] : 'closed';
}

describe('A ship sails', () => {
  it.each<
    readonly [
      string,
      Motion,
      Readonly<Record<string, Partial<MapHex>>>,
      readonly StepKind[],
      readonly [number, number] | 'closed',
    ]
  >([
    ['two hexes for a point each', 'naval', {}, ['forward', 'forward'], [2, 0]],
    [
      'at flank speed with a turn, and no roll',
      'naval',
      {},
      ['forward', 'forward', 'forward', 'forward', 'turn-right', 'turn-left', 'forward'],
      [7, 0],
    ],
    ['up a level of water for one more', 'naval', { '5,9': { ...WATER, level: 1 } }, ['forward'], [2, 0]],
    [
      'down a level of water for one more',
      'hydrofoil',
      { '5,9': { ...WATER, level: -1 } },
      ['forward'],
      [2, 0],
    ],
    ['not up two levels', 'naval', { '5,9': { ...WATER, level: 2 } }, ['forward'], 'closed'],
    ['over depth 1', 'naval', { '5,9': { ...WATER, waterDepth: 1 } }, ['forward'], [1, 0]],
    ['over no ford', 'naval', { '5,9': { ...WATER, waterDepth: 0 } }, ['forward'], 'closed'],
    ['under no ice', 'naval', { '5,9': { ...WATER, terrain: ['water', 'ice'] } }, ['forward'], 'closed'],
    ['backward at cruising speed', 'naval', {}, ['backward', 'backward'], [2, 0]],
    [
      'not backward at flank speed',
      'naval',
      {},
      ['backward', 'backward', 'backward', 'backward', 'backward', 'backward'],
      'closed',
    ],
    ['down a level as a submarine', 'submarine', {}, ['down', 'forward'], [2, 0]],
    ['not down a level on the surface', 'naval', {}, ['down'], 'closed'],
  ])('%s', (_, motion, hexes, steps, expected) => {
    expect(sailed(motion, hexes, ...steps)).toEqual(expected);
  });
});

describe('A shot at a ship that lies still', () => {
  it.each<readonly [string, CustomVehicle, number]>([
    ['on the surface', {}, 4],
    ['that is a hydrofoil', { motion: 'hydrofoil' }, 4],
    ['that is a large support vessel', { support: 10, sides: 6, tonnage: 350 }, 3],
  ])('%s', (_, more, needed) => {
    for (const ruleset of RULESETS) {
      const { battle, red, blue } = sampleBattle({
        ruleset,
        red: [{ unit: MECH, at: [6, 10], facing: 0 }],
        blue: [{ unit: ship(more), at: [5, 8] }],
        map: sea(),
      });
      const shot = { weapon: 0, target: blue.index };
      expect(weaponAttackOf(battle, red, { torsoFacing: 0, shots: [shot] }, shot).needed, ruleset).toBe(
        needed,
      );
    }
  });
});

describe('Under the water line', () => {
  it.each<readonly [string, CustomVehicle, number, string]>([
    // The hull covers the turret on four sides, and not on six; a 12 stays critical.
    ['four sides', {}, 10, 'front'],
    ['four sides', {}, 12, 'front!'],
    ['six sides', { support: 10, sides: 6, tonnage: 350 }, 10, 'turret'],
    ['six sides', { support: 10, sides: 6, tonnage: 350 }, 12, 'turret!'],
  ])('a vessel of %s is struck', (_, more, total, expected) => {
    const { red } = sampleBattle({
      red: [{ unit: ship({ ...more, turrets: 1 }), at: [5, 10] }],
      blue: [{ unit: MECH, at: [15, 15] }],
      map: sea(),
    });
    const { hitTables } = red.aptitudes;
    const place = seenFromBelow(
      red,
      'front',
      struckBy(hitTables, 'full', 'front', { dice: [], total }, () => 1),
    );
    expect(`${red.plan.locations[place.location]}${place.throughArmorCritical ? '!' : ''}`).toBe(expected);
  });

  it('a submarine is out of reach of lasers, and reaches the hull of a ship with its own', () => {
    const dived = (depth: number) => {
      const sample = sampleBattle({
        ruleset: 'total-warfare',
        red: [{ unit: ship({ motion: 'submarine' }), at: [5, 10], facing: 0 }],
        blue: [{ unit: ship(), at: [5, 8], facing: 3 }],
        map: sea(),
      });
      sample.battle.lift(sample.red, -depth);
      const shots = ({ battle, red, blue }: typeof sample) =>
        [red, blue].map(
          (unit) => legalShots(battle, unit, { torsoFacing: unit.facing, armsFlipped: false }).length,
        );
      return shots(sample);
    };
    expect(dived(0)).toEqual([1, 1]);
    expect(dived(1)).toEqual([1, 0]);
  });
});
