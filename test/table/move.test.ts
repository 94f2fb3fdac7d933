import { describe, expect, it } from 'vitest';
import { openTable } from '../../src/table/index.js';
import { starterUnit } from '../battle/sample-battle.js';
import { duel, numbersOf, play, toldBy, upTo } from './table.js';

describe('moves at the table', () => {
  it.each([
    ['more hexes than points', { movement: 'walk', hexes: 5 }, 'takes 5 points, and it has 4 to walk'],
    ['a jump without jets', { movement: 'jump', hexes: 1 }, 'cannot jump'],
    ['hexes for who stands still', { movement: 'stationary', hexes: 1 }, 'stands still'],
    ['getting up for who stands', { movement: 'walk', hexes: 1, getsUp: true }, 'not prone'],
    ['a unit that is not there', { unit: 7, movement: 'walk', hexes: 1 }, 'no unit 7'],
  ] as const)('refuse %s', (_, said, word) => {
    const game = upTo(duel(), 'movement');
    expect(() => game.play({ do: 'move', unit: 0, ...said })).toThrow(word);
  });

  it('happen once a turn', () => {
    const game = upTo(duel(), 'movement');
    play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 1 });
    expect(() => game.play({ do: 'move', unit: 0, movement: 'walk', hexes: 1 })).toThrow('has moved');
  });

  it('tell beforehand which piloting rolls they ask for', () => {
    const game = upTo(duel(), 'movement');
    const run = { do: 'move', unit: 0, movement: 'run', hexes: 4, entered: ['rubble'] } as const;
    // Piloting 5; rubble makes the roll no harder.
    expect(numbersOf(game.forecastMove(run))).toEqual([5]);
    expect(game.forecastMove({ do: 'move', unit: 0, movement: 'run', hexes: 4 }).rolls).toEqual([]);
  });

  it.each([
    // 3 to 4 hexes are +1, 5 to 6 are +2; a run costs 2 heat, a jump a point for each hex, but 3 at least.
    ['walk', 2, 0, 1, 1],
    ['walk', 4, 1, 1, 1],
    ['run', 5, 2, 2, 2],
    ['jump', 5, 3, 3, 5],
  ] as const)(
    'tell beforehand what they do to target numbers, and their heat: %s %i',
    (movement, hexes, targetModifier, ownModifier, heat) => {
      const game = upTo(openTable({ red: [{ unit: starterUnit('griffin-grf-1n') }], blue: [] }), 'movement');
      const planned = game.forecastMove({ do: 'move', unit: 0, movement, hexes });
      expect(planned).toMatchObject({ targetModifier, ownModifier, heat });
    },
  );

  it('tell beforehand how likely MASC holds: on 3 in its first turn', () => {
    const game = upTo(openTable({ red: [{ unit: starterUnit('gladiator-prime') }], blue: [] }), 'movement');
    const { boosters } = game.forecastMove({ do: 'move', unit: 0, movement: 'run', hexes: 4, masc: true });
    expect(boosters).toEqual([{ gear: 'masc', needed: 3, probability: 35 / 36 }]);
  });

  it('end in a fall where a roll fails: the damage comes in groups, and the pilot may be hurt', () => {
    const game = upTo(duel(), 'movement');
    const move = { do: 'move', unit: 0, movement: 'walk', hexes: 2, entered: ['rubble'] } as const;
    // The roll fails with 2; the die says it falls forward; 75 tons are 8 points, in groups of 5 and 3; the pilot stays unhurt with 12.
    const entry = play(game, move, 1, 1, 1, 3, 4, 3, 4, 6, 6);
    expect(toldBy(game, entry)).toContainEqual(expect.stringContaining('falls on its front for 8 damage'));
    expect(game.battle.unit(0).prone).toBe(true);
  });

  it('get a fallen unit up with a piloting roll, and a failure hurts again', () => {
    const game = upTo(duel({ condition: { prone: true } }), 'movement');
    const up = { do: 'move', unit: 0, movement: 'walk', hexes: 0, getsUp: true } as const;
    expect(numbersOf(game.forecastMove(up))).toEqual([5]);
    play(game, up, 3, 2);
    expect(game.battle.unit(0).prone).toBe(false);
    expect(game.battle.unit(0).attemptsToStand).toBe(1);
  });

  it('of no hex leave a unit in its terrain', () => {
    const game = upTo(duel(), 'movement');
    play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 2, ground: ['heavy_woods'] });
    for (let phase = 0; phase < 4; phase += 1) play(game, { do: 'end-phase' });
    play(game, { do: 'begin-turn', initiative: 'red' });
    play(game, { do: 'move', unit: 0, movement: 'stationary', hexes: 0 });
    expect(game.battle.map.has(game.battle.unit(0).hex, 'heavy_woods')).toBe(true);
  });

  it('are runs if getting up counts as running', () => {
    const game = upTo(duel({ condition: { prone: true, structure: { left_leg: 0 } } }), 'movement');
    const up = { do: 'move', unit: 0, movement: 'walk', hexes: 0, getsUp: true } as const;
    expect(() => game.play(up)).toThrow('getting up counts as running');
    play(game, { ...up, movement: 'run' }, 6, 6);
    expect(game.battle.unit(0)).toMatchObject({ prone: false, movement: 'run' });
  });

  it('are runs after a failed attempt as well, if getting up counts as running', () => {
    const game = upTo(duel({ condition: { prone: true, structure: { left_leg: 0 } } }), 'movement');
    const up = { do: 'move', unit: 0, movement: 'run', hexes: 0, getsUp: true } as const;
    // It fails with 2, falls on its front, and the pilot stays unhurt with 12.
    play(game, up, 1, 1, 1, 3, 4, 3, 4, 6, 6);
    expect(game.battle.unit(0)).toMatchObject({ prone: true, movement: 'run' });
  });

  it("by jump into mire ask a 'Mech for no roll: it sinks in at once", () => {
    const game = upTo(duel({ unit: starterUnit('phoenix-hawk-pxh-1') }), 'movement');
    const jump = {
      do: 'move',
      unit: 0,
      movement: 'jump',
      hexes: 2,
      ground: ['swamp'],
      entered: ['swamp'],
    } as const;
    expect(game.forecastMove(jump).rolls).toEqual([]);
    play(game, jump);
    expect(game.battle.unit(0).stuck).toBe(true);
  });

  it('by jump lead out of mire', () => {
    const game = upTo(duel({ unit: starterUnit('phoenix-hawk-pxh-1') }), 'movement');
    game.battle.unit(0).stuck = true;
    const away = { do: 'move', unit: 0, hexes: 2 } as const;
    expect(() => game.play({ ...away, movement: 'walk' })).toThrow('it is stuck');
    play(game, { ...away, movement: 'jump' });
    expect(game.battle.unit(0).stuck).toBe(false);
  });

  it('pay for every attempt to get up', () => {
    const game = upTo(duel({ condition: { prone: true } }), 'movement');
    const up = { do: 'move', unit: 0, movement: 'run', hexes: 0, getsUp: true } as const;
    // It fails with 2, falls on its front, and the pilot stays unhurt with 12: three times, two points each of six.
    for (let attempt = 0; attempt < 3; attempt += 1) play(game, up, 1, 1, 1, 3, 4, 3, 4, 6, 6);
    expect(() => game.play(up)).toThrow('takes 8 points, and it has 6 to run');
  });

  it('bog a unit down until a roll at the beginning of a turn frees it', () => {
    const game = upTo(duel(), 'movement');
    const swamp = { do: 'move', unit: 0, movement: 'walk', hexes: 2, ground: ['swamp'] } as const;
    const [asked] = game.forecastMove(swamp).rolls;
    if (asked === undefined) throw new Error('a swamp asks for a roll');
    play(game, swamp, 1, 1);
    expect(game.battle.unit(0).stuck).toBe(true);
    for (let phase = 0; phase < 4; phase += 1) play(game, { do: 'end-phase' });
    play(game, { do: 'begin-turn', initiative: 'red' }, 6, 6);
    expect(game.battle.unit(0).stuck).toBe(false);
  });

  it('of no hex are no charge', () => {
    const game = upTo(duel(), 'movement');
    const charge = { kind: 'charge', target: 1 } as const;
    expect(() => game.play({ do: 'move', unit: 0, movement: 'run', hexes: 0, charge })).toThrow('run-up');
  });

  it('into water cool the unit at the end of the turn', () => {
    const game = upTo(duel(), 'movement');
    const water = { type: 'water', level: 1 } as const;
    // Piloting 5, depth 1 −1.
    play(game, { do: 'move', unit: 0, movement: 'walk', hexes: 2, ground: [water] }, 2, 2);
    expect(game.battle.unit(0).elevation).toBe(-1);
  });
});
