import { describe, expect, it } from 'vitest';
import { locationIndex } from './locations.js';
import { duel, play, upTo } from './table.js';

const kick = { kind: 'kick', target: 1, limb: 'right_leg' } as const;

describe('physical attacks at the table', () => {
  it('are declared first, and rolled when the phase ends', () => {
    const game = upTo(duel(), 'physical');
    play(game, { do: 'strike', unit: 0, order: { blows: [kick] }, beside: [{ target: 1 }] });
    // Piloting 5, kick −2.
    expect(game.play({ do: 'end-phase' })).toMatchObject({
      asks: { dice: 2, type: 'physical-attack', needed: 3 },
    });
    // 75 tons kick for 15 points; 1 is the right leg; the target stays on its feet.
    play(game, { do: 'end-phase' }, 2, 2, 1, 6, 6);
    const unit = game.battle.unit(1);
    const leg = locationIndex(unit, 'right_leg');
    expect(unit.armor[leg]).toBe((unit.design.armor[leg] as number) - 15);
  });

  it('strike the side that the players name', () => {
    const game = upTo(duel(), 'physical');
    const punch = { kind: 'punch', target: 1, limb: 'right_arm' } as const;
    play(game, { do: 'strike', unit: 0, order: { blows: [punch] }, beside: [{ target: 1, side: 'rear' }] });
    // 3 is the center torso of the punch table.
    play(game, { do: 'end-phase' }, 6, 6, 3);
    const unit = game.battle.unit(1);
    const torso = locationIndex(unit, 'center_torso');
    expect(unit.armor[torso]).toBe(unit.design.armor[torso]);
    expect(unit.rearArmor[torso]).toBeLessThan(unit.design.rearArmor[torso] as number);
  });

  it('may be made by both at each other', () => {
    const game = upTo(duel(), 'physical');
    play(game, { do: 'strike', unit: 0, order: { blows: [kick] }, beside: [{ target: 1 }] });
    const back = { ...kick, target: 0 };
    play(game, { do: 'strike', unit: 1, order: { blows: [back] }, beside: [{ target: 0 }] });
    // Both miss, and both roll to stay on their feet.
    play(game, { do: 'end-phase' }, 1, 1, 1, 1, 6, 6, 6, 6);
    expect(game.battle.units.map(({ prone }) => prone)).toEqual([false, false]);
  });

  it('are all listed with what they need and do', () => {
    const game = upTo(duel(), 'physical');
    const kicks = game.forecastStrikes(0, { target: 1 }).filter(({ kind }) => kind === 'kick');
    expect(kicks.map(({ toHit, damage }) => [toHit.targetNumber, damage])).toEqual([
      [3, 15],
      [3, 15],
    ]);
  });

  it('charge after a run-up, at the side that was named with the move', () => {
    const game = upTo(duel(), 'movement');
    play(game, { do: 'move', unit: 1, movement: 'walk', hexes: 1 });
    play(game, {
      do: 'move',
      unit: 0,
      movement: 'run',
      hexes: 3,
      charge: { kind: 'charge', target: 1, side: 'rear' },
    });
    play(game, { do: 'end-phase' });
    expect(() =>
      game.play({
        do: 'fire',
        unit: 0,
        order: { torsoFacing: 0, shots: [{ weapon: 0, target: 1 }] },
        lines: [{ target: 1, range: 1 }],
      }),
    ).toThrow('it is charging');
    play(game, { do: 'end-phase' });
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { type: 'physical-attack', unit: 0 } });
  });
});
