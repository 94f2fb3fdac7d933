import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duelVolley } from '../../src/battle/attack/duel-volley.js';
import { openTable } from '../../src/table/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { play } from './table.js';

const UNITS = ['marauder-mad-3r', 'archer-arc-2r', 'black-hawk-prime', 'locust-lct-1v', 'scorpion-scp-1n'];
const sides = fc.constantFrom('front', 'left', 'right', 'rear');
const moved = fc.constantFrom('stationary', 'walk');

it('the sheet and the Attack view give the same numbers, damage and heat for the same facts', () => {
  fc.assert(
    fc.property(
      fc.record({
        attacker: fc.constantFrom(...UNITS),
        target: fc.constantFrom(...UNITS),
        ruleset: fc.constantFrom('standard', 'total-warfare', 'core'),
        gunnery: fc.integer({ min: 0, max: 7 }),
        range: fc.integer({ min: 1, max: 24 }),
        side: sides,
        bearing: sides,
        heat: fc.integer({ min: 0, max: 29 }),
        own: moved,
        other: moved,
        hexes: fc.integer({ min: 1, max: 3 }),
        woods: fc.integer({ min: 0, max: 2 }),
        stands: fc.constantFrom(undefined, 'light_woods', 'heavy_woods'),
      }),
      (facts) => {
        const { ruleset, range, side, bearing, heat, own, other, hexes, woods, stands } = facts;
        const [attacker, target] = [starterUnit(facts.attacker), starterUnit(facts.target)];
        const pilot = { gunnery: facts.gunnery, piloting: 5 };
        const between = Array.from({ length: woods }, () => ['light_woods'] as const);
        const ground = stands === undefined ? [] : [stands];
        const { shots } = duelVolley(
          {
            attacker: { unit: attacker, pilot, movementType: own, heat },
            target: { unit: target, movementType: other, hexesMoved: other === 'walk' ? hexes : 0 },
            range,
            side,
            bearing,
            interveningTerrain: between,
            targetTerrain: ground,
          },
          { ruleset },
        );
        const game = openTable({
          red: [{ unit: attacker, pilot }],
          blue: [{ unit: target }],
          ruleset,
        });
        play(game, { do: 'begin-turn', initiative: 'red' });
        const step = (movement: 'stationary' | 'walk') => (movement === 'walk' ? hexes : 0);
        game.roll({ do: 'move', unit: 0, movement: own, hexes: own === 'walk' ? 1 : 0 }, () => 6);
        game.roll({ do: 'move', unit: 1, movement: other, hexes: step(other), ground }, () => 6);
        play(game, { do: 'end-phase' });
        play(game, { do: 'correct', unit: 0, heat });
        for (const { mount, obstacle, toHit, odds, heat: made, mostShots } of shots) {
          const { shots: asked } = game.forecastFire({
            do: 'fire',
            unit: 0,
            order: { torsoFacing: 0, shots: [{ weapon: mount.index, target: 1, shots: mostShots }] },
            lines: [{ target: 1, range, side, bearing, between }],
          });
          const [shot] = asked;
          expect(shot?.obstacle === undefined, mount.item.name).toBe(obstacle === undefined);
          if (toHit === undefined || shot?.toHit === undefined) continue;
          expect(shot.toHit.finalToHit, mount.item.name).toBe(toHit.finalToHit);
          expect(shot.expected, mount.item.name).toBeCloseTo(odds.expected, 9);
          expect(shot.heat, mount.item.name).toBe(made);
        }
      },
    ),
    { numRuns: 60 },
  );
});
