import { describe, expect, it } from 'vitest';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { executeMove } from '../../../../src/battle/phases/movement.js';
import { resolveFire } from '../../../../src/battle/phases/weapons.js';
import { resolveBlows } from '../../../../src/battle/physical/index.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { legalShots } from '../../../../src/battle/weapons/legal-shots.js';
import { customVehicle } from '../../custom-vehicle.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, type SampleMech, sampleBattle } from '../../sample-battle.js';

const SUBMARINE = customVehicle({
  motion: 'submarine',
  cruise: 4,
  turrets: 0,
  armor: 50,
  equipment: { Front: ['ISSRT6'], Body: ['IS Ammo SRTorpedo-6', 'IS Ammo SRTorpedo-6'] },
});
const BOAT = customVehicle({ motion: 'naval', equipment: { Turret: ['Medium Laser'] } });

/** A sea three levels deep, with these hexes in it. */
function sea(hexes: Readonly<Record<string, Partial<MapHex>>> = {}) {
  const water: Record<string, Partial<MapHex>> = {};
  for (let column = 0; column < 16; column += 1)
    for (let row = 0; row < 16; row += 1)
      water[`${column},${row}`] = { terrain: ['water'], waterDepth: 3, ...hexes[`${column},${row}`] };
  return mapOf(water);
}

function dived(
  depth: number,
  hexes = {},
  blue: SampleMech = { unit: BOAT, at: [8, 5], facing: 3 },
): SampleBattle {
  const sample = sampleBattle({
    red: [{ unit: SUBMARINE, at: [8, 8], facing: 0 }],
    blue: [blue],
    ruleset: 'total-warfare',
    map: sea(hexes),
  });
  sample.battle.lift(sample.red, 0 - depth);
  return sample;
}

function steered({ battle, red }: SampleBattle, ...steps: readonly StepKind[]) {
  const { end, obstacle } = evaluatePath(
    battle.map,
    moverOf(battle, red),
    steps.map((kind) => ({ kind })),
    pilotStateOf(red),
    battle.occupancyFor(red),
  );
  return obstacle ?? [end.mp, end.elevation];
}

const shotsOf = ({ battle, red }: SampleBattle): number =>
  legalShots(battle, red, { torsoFacing: red.facing, armsFlipped: false }).length;

describe('A submarine', () => {
  it('begins on the surface, and dives and rises a level for a point', () => {
    expect(
      sampleBattle({ red: [{ unit: SUBMARINE, at: [8, 8] }], blue: [{ unit: BOAT, at: [8, 5] }], map: sea() })
        .red.elevation,
    ).toBe(0);
    expect(steered(dived(0), 'down', 'down')).toEqual([2, -2]);
    expect(steered(dived(2), 'up', 'forward', 'turn-left')).toEqual([3, -1]);
  });

  it('goes no deeper than the floor, no higher than the surface, and not into water that is too shallow', () => {
    expect(steered(dived(3), 'down')).toBe('cannot-sink');
    expect(steered(dived(0), 'up')).toBe('cannot-rise');
    const shallow = { '8,7': { waterDepth: 1 } };
    expect(steered(dived(2, shallow), 'forward')).toBe('too-low');
    expect(steered(dived(2, shallow), 'up', 'forward')).toEqual([2, -1]);
    expect(steered(dived(1, { '8,7': { terrain: [], waterDepth: 0 } }), 'forward')).toBe('too-low');
  });

  it('passes below ships, and is described with its depth', () => {
    const sample = dived(1, {}, { unit: BOAT, at: [8, 7], facing: 3 });
    expect(steered(sample, 'forward')).toEqual([1, -1]);
    executeMove(sample.battle, sample.red, { steps: ['down', 'forward'] });
    expect(sample.of('move')).toMatchObject([{ elevation: -2 }]);
    checkInvariants(sample.battle);
  });

  it('strikes the hull of a ship with torpedoes, from below and from the surface, and nobody on land', () => {
    expect(shotsOf(dived(1))).toBe(1);
    expect(shotsOf(dived(0))).toBe(1);
    const mech = { unit: 'shadow-hawk-shd-2h', at: [8, 5], facing: 3 } as const;
    expect(shotsOf(dived(1, { '8,5': { terrain: [], waterDepth: 0 } }, mech))).toBe(0);
  });

  it('is out of reach of the guns of a ship while it is under water', () => {
    const fire = (depth: number): number => {
      const { battle, blue } = dived(depth);
      return legalShots(battle, blue, { torsoFacing: 3, armsFlipped: false }).length;
    };
    expect([fire(0), fire(1)]).toEqual([1, 0]);
  });

  it('that misses with a charge passes its target on one side, at its own depth', () => {
    const sample = dived(1, {}, { unit: SUBMARINE, at: [8, 6], facing: 3 });
    const { battle, red, blue } = sample;
    battle.lift(blue, -1);
    blue.hasMoved = true;
    battle.phase = 'movement';
    executeMove(battle, red, { steps: ['forward'], attack: { kind: 'charge', target: blue.index } });
    // A miss, and the die that says on which side.
    sample.add(1, 1, 1);
    battle.phase = 'physical';
    resolveBlows(battle);
    expect(sample.of('physical-attack')).toMatchObject([{ kind: 'charge', hit: false }]);
    expect(sample.of('displaced')).toMatchObject([{ unit: red.index }]);
    expect([battle.map.distance(red.hex, blue.hex), red.elevation]).toEqual([1, -1]);
    checkInvariants(battle);
    sample.done();
  });

  it('does not find the turret of a ship: what would strike it strikes the side', () => {
    const sample = dived(1);
    // To hit; two torpedoes of the six; both on the turret by the table, and the hull stays tight.
    sample.add(6, 6, 1, 1, 5, 5, 3, 4, 5, 5, 3, 4);
    sample.battle.declaredFire.push({
      unit: sample.red.index,
      order: { torsoFacing: 0, shots: [{ weapon: 0, target: sample.blue.index }] },
    });
    sample.battle.phase = 'weapons';
    resolveFire(sample.battle);
    expect(sample.of('hit').map(({ location }) => location)).toEqual(['front', 'front']);
  });
});
