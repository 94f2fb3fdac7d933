import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import type { Fire } from '../../src/table/action.js';
import { openTable, readTableGame, type Somebody, writeTableGame } from '../../src/table/index.js';
import { somebodyKinds } from '../../src/table/plain-units.js';
import { starterUnit } from '../battle/sample-battle.js';
import { duel, play, toldBy, upTo } from './table.js';

/** A Marauder alone: its opponent is kept on paper. */
const alone = () => openTable({ red: [{ unit: starterUnit('marauder-mad-3r') }], blue: [] });

/** Both PPCs of the Marauder at whoever has this number, six hexes away. */
const ppcs = (target: number, somebody: Somebody, range = 6): Fire => ({
  do: 'fire',
  unit: 0,
  order: { torsoFacing: 0, shots: [1, 3].map((weapon) => ({ weapon, target })) },
  lines: [{ target, somebody, range }],
});

describe('fire at somebody without a sheet', () => {
  it('counts what the players say of it: movement, stance, woods', () => {
    const game = upTo(alone(), 'weapons');
    const needed = (somebody: Somebody) =>
      game.forecastFire(ppcs(1, somebody)).shots.map(({ toHit }) => toHit?.finalToHit);
    expect(needed({ kind: 'mech' })).toEqual([4, 4]);
    // Five or six hexes are +2, a jump one more.
    expect(needed({ kind: 'mech', movement: 'run', hexes: 6 })).toEqual([6, 6]);
    expect(needed({ kind: 'mech', movement: 'jump', hexes: 6 })).toEqual([7, 7]);
    expect(needed({ kind: 'vehicle', ground: ['heavy_woods'] })).toEqual([6, 6]);
    expect(needed({ kind: 'mech', immobile: true })).toEqual([0, 0]);
  });

  it('is rolled by the rules, told, and rolled no further: the rest happens on the other sheet', () => {
    const game = upTo(alone(), 'weapons');
    play(game, ppcs(1, { kind: 'mech' }));
    // Two hits for 20 points, one of them on the head: nobody here rolls for a fall, a pilot or a critical hit.
    const entry = play(game, { do: 'end-phase' }, 4, 4, 6, 6, 5, 5, 1, 1);
    expect(toldBy(game, entry)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('10 damage to the head of somebody'),
        expect.stringContaining('10 damage to the center torso of somebody'),
      ]),
    );
    expect(game.battle.unit(0).weaponHeat).toBe(20);
    expect(game.battle.units).toHaveLength(1);
    expect(game.battle.phase).toBe('physical');
  });

  it('strikes the sides of a vehicle as those of a loaded one', () => {
    const game = upTo(alone(), 'weapons');
    const { lines, ...rest } = ppcs(1, { kind: 'vehicle' });
    play(game, { ...rest, lines: lines.map((line) => ({ ...line, side: 'left' as const })) });
    const entry = play(game, { do: 'end-phase' }, 4, 4, 3, 4, 1, 1);
    expect(toldBy(game, entry).join(' ')).toContain('10 damage to the left side of somebody');
  });

  it('may go at a loaded unit and at somebody in the same turn', () => {
    const game = upTo(duel(), 'weapons');
    const both: Fire = {
      do: 'fire',
      unit: 0,
      order: {
        torsoFacing: 0,
        shots: [
          { weapon: 1, target: 1 },
          { weapon: 3, target: 2 },
        ],
      },
      lines: [
        { target: 1, range: 5 },
        { target: 2, range: 5, somebody: { kind: 'mech' } },
      ],
    };
    // The second target is one harder, straight ahead.
    expect(game.forecastFire(both).shots.map(({ toHit }) => toHit?.finalToHit)).toEqual([4, 5]);
    play(game, both);
    const entry = play(game, { do: 'end-phase' }, 3, 4, 3, 4, 3, 4, 3, 4);
    expect(toldBy(game, entry).join(' ')).toMatch(/Warhammer WHM-6R \(blue 1\).*somebody/);
    expect(game.undo()).toBe(true);
    expect(readTableGame(JSON.parse(JSON.stringify(writeTableGame(game))), officialCatalog).undone).toEqual(
      game.undone,
    );
  });

  it('is open to blows as well, which ask nobody here to stay on their feet', () => {
    const game = upTo(alone(), 'physical');
    const beside = { target: 1, somebody: { kind: 'mech' } as const };
    const kick = game.forecastStrikes(0, beside).find(({ kind }) => kind === 'kick');
    // Piloting 5, −2 for a kick.
    expect(kick?.toHit.targetNumber).toBe(3);
    play(game, {
      do: 'strike',
      unit: 0,
      order: { blows: [{ kind: 'kick', target: 1, limb: 'right_leg' }] },
      beside: [beside],
    });
    const entry = play(game, { do: 'end-phase' }, 5, 5, 2);
    expect(toldBy(game, entry).join(' ')).toContain('15 damage to the right leg of somebody');
  });

  it('takes every kind of unit that battles know', () => {
    const game = upTo(alone(), 'weapons');
    for (const kind of somebodyKinds()) {
      const { shots, odds } = game.forecastFire(ppcs(1, { kind }));
      expect(shots[0]?.toHit?.impossible, kind).toBe(false);
      expect(odds.get(1)?.expected, kind).toBeGreaterThan(0);
    }
  });

  it('is refused where a number is none of theirs, or means two of them', () => {
    const game = upTo(duel(), 'weapons');
    expect(() => game.play(ppcs(1, { kind: 'mech' }))).toThrow('from 2 to 3');
    expect(() => game.play(ppcs(4, { kind: 'mech' }))).toThrow('from 2 to 3');
    play(game, ppcs(2, { kind: 'mech' }));
    const other: Fire = {
      do: 'fire',
      unit: 1,
      order: { torsoFacing: 0, shots: [] },
      lines: [{ target: 2, range: 3, somebody: { kind: 'vehicle' } }],
    };
    expect(() => game.play(other)).toThrow('somebody else');
  });
});
