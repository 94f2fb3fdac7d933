import { describe, expect, it } from 'vitest';
import { canFight } from '../../src/battle/combatant/can-fight.js';
import { mapOf } from '../battle/map-of.js';
import { playOneTurn } from './one-turn-with.js';
import { expectedFigures, otherUnitAt } from './read-once.js';
import { referenceData, whereAbsent } from './shared.js';

const WATER = { waterDepth: 2, terrain: ['water'] } as const;
const LAKE = mapOf(
  Object.fromEntries(
    Array.from({ length: 16 * 10 }, (_, index) => [`${index % 16},${6 + Math.floor(index / 16)}`, WATER]),
  ),
);

describe.skipIf(!referenceData)(`Every ship and train of the corpus${whereAbsent}`, () => {
  it('fights a turn of a battle', () => {
    let ships = 0;
    let trains = 0;
    for (const [index, { path }] of expectedFigures('.blk').entries()) {
      if (!path.includes('vehicles')) continue;
      const unit = otherUnitAt(path);
      if (!('motion' in unit) || !canFight(unit)) continue;
      const sails = unit.motion === 'naval' || unit.motion === 'hydrofoil';
      const runs = unit.motion === 'rail' || unit.motion === 'maglev';
      if (!sails && !runs) continue;
      playOneTurn(unit, index + 1, sails ? LAKE : mapOf());
      if (sails) ships += 1;
      else trains += 1;
    }
    expect(ships).toBeGreaterThan(10);
    expect(trains).toBeGreaterThan(0);
  }, 240_000);
});
