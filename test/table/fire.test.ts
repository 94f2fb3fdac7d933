import { describe, expect, it } from 'vitest';
import { locationIndex } from './locations.js';
import { duel, play, toldBy, upTo } from './table.js';

// Weapons of the Marauder, in the order of its file: AC/5, PPC and medium laser of the right arm, PPC and medium laser of the left.
const AC5 = 0;
const PPC = 1;

const fireAt = (weapon: number, range: number) =>
  ({
    do: 'fire',
    unit: 0,
    order: { torsoFacing: 0, shots: [{ weapon, target: 1 }] },
    lines: [{ target: 1, range }],
  }) as const;

describe('weapon attacks at the table', () => {
  it('are declared first, and rolled when the phase ends', () => {
    const game = upTo(duel(), 'weapons');
    const armor = [...game.battle.unit(1).armor];
    expect(play(game, fireAt(PPC, 5)).dice).toEqual([]);
    expect([...game.battle.unit(1).armor]).toEqual(armor);
    // 4 for gunnery at short range: 4 hits; 7 is the center torso, for 10 points.
    play(game, { do: 'end-phase' }, 2, 2, 3, 4);
    const torso = locationIndex(game.battle.unit(1), 'center_torso');
    expect(game.battle.unit(1).armor[torso]).toBe((armor[torso] as number) - 10);
    expect(game.battle.phase).toBe('physical');
  });

  it('say which roll they wait for, how many dice, what is needed, and what the dice before have brought', () => {
    const game = upTo(duel(), 'weapons');
    play(game, fireAt(PPC, 12));
    // Gunnery 4, medium range +2.
    expect(game.play({ do: 'end-phase' })).toMatchObject({
      done: false,
      asks: { dice: 2, type: 'weapon-attack', unit: 0, target: 1, weapon: PPC, needed: 6 },
    });
    expect(game.play({ do: 'end-phase' }, [5])).toMatchObject({
      asks: { dice: 1, type: 'weapon-attack', needed: 6, soFar: [] },
    });
    expect(game.play({ do: 'end-phase' }, [5, 5])).toMatchObject({
      asks: { dice: 2, type: 'hit', target: 1, soFar: [{ type: 'weapon-attack', weapon: PPC, hit: true }] },
    });
    expect(game.battle.phase).toBe('weapons');
  });

  it('take the range, the side and the terrain that the players name', () => {
    const game = upTo(duel(), 'weapons');
    const line = { target: 1, range: 12, side: 'rear', between: [['light_woods'], ['heavy_woods']] } as const;
    play(game, { ...fireAt(PPC, 12), lines: [line] });
    // Gunnery 4, medium +2, light woods +1, heavy woods +2.
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { needed: 9 } });
    // Nine points of rear armor: the tenth asks for a critical check.
    play(game, { do: 'end-phase' }, 5, 4, 3, 4, 1, 1);
    const unit = game.battle.unit(1);
    const torso = locationIndex(unit, 'center_torso');
    expect(unit.rearArmor[torso]).toBe(0);
    expect(unit.armor[torso]).toBe(unit.design.armor[torso]);
  });

  it('count the movement of both, and the terrain of the target', () => {
    const game = upTo(duel(), 'movement');
    play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 2 });
    play(game, { do: 'move', unit: 1, movement: 'run', hexes: 6, ground: ['light_woods'] });
    play(game, { do: 'end-phase' });
    play(game, fireAt(PPC, 5));
    // Gunnery 4, walked +1, six hexes +2, light woods +1.
    expect(game.play({ do: 'end-phase' })).toMatchObject({ asks: { needed: 8 } });
  });

  it('use up ammunition and make heat', () => {
    const game = upTo(duel(), 'weapons');
    const [rounds] = game.battle.unit(0).rounds;
    play(game, fireAt(AC5, 5));
    play(game, { do: 'end-phase' }, 1, 1);
    expect(game.battle.unit(0).rounds[0]).toBe((rounds as number) - 1);
    expect(game.battle.unit(0).weaponHeat).toBe(1);
  });

  it.each([
    ['out of sight', { ...fireAt(PPC, 5), lines: [] }, 'nothing of the target can be seen'],
    ['out of range', fireAt(PPC, 30), 'range'],
    ['behind its back', { ...fireAt(PPC, 5), lines: [{ target: 1, range: 5, bearing: 'rear' }] }, 'arc'],
  ] as const)('are refused %s', (_, action, word) => {
    const game = upTo(duel(), 'weapons');
    expect(() => game.play(action)).toThrow(word);
    expect(game.entries.at(-1)?.action.do).toBe('end-phase');
  });

  it('are declared once, and in their phase', () => {
    const game = upTo(duel(), 'movement');
    expect(() => game.play(fireAt(PPC, 5))).toThrow('this is the movement phase');
    play(game, { do: 'end-phase' });
    play(game, fireAt(PPC, 5));
    expect(() => game.play(fireAt(AC5, 5))).toThrow('take that back first');
  });

  it('are described in words that name no hex', () => {
    const game = upTo(duel(), 'movement');
    expect(toldBy(game, play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 3 }))).toEqual([
      'Marauder MAD-3R (red 1) walks 3 hexes.',
    ]);
    expect(toldBy(game, play(game, { do: 'move', unit: 1, movement: 'stationary', hexes: 0 }))).toEqual([
      'Warhammer WHM-6R (blue 1) stands still.',
    ]);
  });
});
