import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../../src/battle/bots/bots.js';
import { moverOf } from '../../../../src/battle/combatant/mover-of.js';
import type { WeaponMount } from '../../../../src/battle/combatant/weapon-mount.js';
import { createBattle } from '../../../../src/battle/create-battle.js';
import { checkInvariants } from '../../../../src/battle/invariants.js';
import { generateMap, LANDSCAPES } from '../../../../src/battle/map/generate-map.js';
import type { MapHex } from '../../../../src/battle/map/hex-map.js';
import { evaluatePath } from '../../../../src/battle/movement/path.js';
import { Reach } from '../../../../src/battle/movement/reach.js';
import type { StepKind } from '../../../../src/battle/movement/step.js';
import { pilotStateOf } from '../../../../src/battle/piloting/pilot-state.js';
import { weaponObstacle } from '../../../../src/battle/weapons/legality.js';
import { weaponAttackOf } from '../../../../src/battle/weapons/weapon-attack-of.js';
import { RULESETS } from '../../../../src/rules/ruleset.js';
import type { Infantry, Unit } from '../../../../src/units/index.js';
import { customInfantry } from '../../custom-infantry.js';
import { customSquad } from '../../custom-squad.js';
import { mapOf } from '../../map-of.js';
import { type SampleBattle, sampleBattle } from '../../sample-battle.js';

/** They walk 1 and fly 5. */
const SUITS = customSquad({ motion: 'VTOL', walk: 1, otherMp: 5 });
const MICROCOPTERS = customInfantry({ motion: 'Microcopter' });
const FLYERS = [
  ['suits', SUITS],
  ['microcopters', MICROCOPTERS],
] as const;
const WOODS: Partial<MapHex> = { terrain: ['light_woods'], foliageHeight: 2 };

function flyers(unit: Unit, hexes: Readonly<Record<string, Partial<MapHex>>> = {}): SampleBattle {
  return sampleBattle({
    red: [{ unit, at: [8, 8], facing: 0 }],
    blue: [{ unit: 'locust-lct-1v', at: [8, 12], facing: 0 }],
    map: mapOf(hexes),
    ruleset: 'total-warfare',
  });
}

/** What a path comes to: its points and the elevation of its end, or what bars it. */
function flown({ battle, red }: SampleBattle, ...steps: readonly StepKind[]) {
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

it('Flyers who carry too much to march may still fly and fire', () => {
  const load = { secondary: 'SRM Launcher (Light) - Inferno', secondaryPerSquad: 2 } as const;
  const obstacle = (motion: string): string | undefined => {
    const { battle, red } = flyers(customInfantry({ motion, ...load }));
    expect((red.design.unit as Infantry).walk).toBe(0);
    red.movement = 'walk';
    return weaponObstacle(battle, red, red.design.weapons[0] as WeaponMount);
  };
  expect(obstacle('Microcopter')).toBeUndefined();
  expect(obstacle('Leg')).toBe('it carries too much to move and to fire');
});

describe.each(FLYERS)('Soldiers who fly: %s', (_, unit) => {
  it('begin on the ground, climb for a point a level, and cross each hex for one', () => {
    const sample = flyers(unit);
    expect(sample.red.elevation).toBe(0);
    expect(flown(sample, 'up', 'forward', 'forward', 'forward', 'down')).toEqual([5, 0]);
    expect(flown(sample, 'up', 'forward', 'forward', 'forward', 'forward', 'forward')).toBe('no-points');
  });

  it('turn for nothing, in the air as well as on the ground', () => {
    expect(flown(flyers(unit), 'turn-left', 'up', 'turn-right', 'turn-right', 'forward')).toEqual([2, 1]);
  });

  it('walk with their points on foot, and no farther', () => {
    expect(flown(flyers(unit), 'forward')).toEqual([1, 0]);
    expect(flown(flyers(unit), 'forward', 'forward')).toBe('no-points');
  });

  it('come down among trees, and fly over them only above their tops', () => {
    const sample = flyers(unit, { '8,7': WOODS });
    expect(flown(sample, 'up', 'up', 'forward')).toBe('too-low');
    sample.battle.lift(sample.red, 3);
    expect(flown(sample, 'forward', 'down', 'down', 'down')).toEqual([4, 0]);
  });

  it('find every place that single steps lead to', () => {
    const sample = flyers(unit, { '8,7': WOODS, '9,7': { level: 2 } });
    const reach = new Reach();
    reach.walk(sample.battle.map, moverOf(sample.battle, sample.red), sample.battle.occupancyFor(sample.red));
    expect(reach.count).toBeGreaterThan(20);
    for (let place = 0; place < reach.count; place += 1)
      expect(flown(sample, ...reach.stepsTo(place))).toEqual([reach.mpAt(place), reach.elevationAt(place)]);
  });

  it('are harder to hit by 1 in the air, and in turns in which they have flown', () => {
    const sample = flyers(unit);
    const { battle, red, blue } = sample;
    const shot = { weapon: 0, target: 0 };
    const needed = (): number => weaponAttackOf(battle, blue, { torsoFacing: 0, shots: [shot] }, shot).needed;
    const onTheGround = needed();
    battle.lift(red, 1);
    expect(needed()).toBe(onTheGround + 1);
    battle.lift(red, 0);
    red.movement = 'walk';
    expect(needed()).toBe(onTheGround + 1);
  });

  it('play whole games in every landscape and ruleset, and keep every invariant', () => {
    for (let game = 0; game < 6; game += 1) {
      const battle = createBattle({
        red: [{ unit }, { unit }],
        blue: [{ unit: game % 2 === 0 ? SUITS : MICROCOPTERS }],
        map: generateMap({
          landscape: LANDSCAPES[game % LANDSCAPES.length] as (typeof LANDSCAPES)[number],
          width: 16,
          height: 17,
          seed: game + 1,
        }),
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
