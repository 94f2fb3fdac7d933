import { describe, expect, it } from 'vitest';
import { CENTER_TORSO, HEAD } from '../../../src/rules/body/mech-plans.js';
import { mapOf } from '../map-of.js';
import { faceToFace, HAWK, type Moment, modifier, only, play, RED_WINS, shotBothWays } from './moments.js';

const LASER = 'Medium Laser';
const AT_HEAD = { location: HEAD };

/** Red fires at the head of blue, which a friend has named; 6 hits what needs 4, and the pilot stays awake. */
const named = (abilities: readonly string[], further: Partial<Moment> = {}): Moment => {
  const { red, blue } = faceToFace(3, { pilot: { abilities } });
  return {
    red: [...red, { unit: HAWK, quirks: [], at: [8, 14] }],
    blue,
    dice: [...RED_WINS, 2, 2, 6, 6],
    turns: [{ 0: { fire: { shots: [{ weapon: LASER, target: 2, ...AT_HEAD, teammate: 1 }] } } }],
    until: 'physical',
    teammateCalledShots: true,
    ...further,
  };
};

describe('Sharpshooter', () => {
  it('pays 2 for a called shot in standard, where others pay 3', () => {
    const shot = {
      weapon: LASER,
      distance: 3,
      order: AT_HEAD,
      dice: [3, 3, 6, 6],
      ruleset: 'standard',
    } as const;
    const { gifted, plain } = shotBothWays(['sharpshooter'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({
      calledLocation: 'head',
      hit: true,
      roll: { needed: 6 },
    });
    expect(modifier(only(gifted, 'weapon-attack'), 'sharpshooter')).toBe(-1);
    expect(only(gifted, 'hit')).toMatchObject({ location: 'head' });
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
  });

  it('adds to Marksman', () => {
    const shot = {
      weapon: LASER,
      distance: 3,
      order: AT_HEAD,
      dice: [2, 3, 6, 6],
      ruleset: 'standard',
    } as const;
    const { gifted } = shotBothWays(['sharpshooter', 'marksman'], shot);
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
  });

  it('gains nothing where a teammate names the location, which costs nothing at all', () => {
    for (const abilities of [[], ['sharpshooter']]) {
      const battle = play(named(abilities));
      expect(only(battle, 'weapon-attack')).toMatchObject({
        calledLocation: 'head',
        teammate: 1,
        hit: true,
        roll: { needed: 4 },
      });
      expect(modifier(only(battle, 'weapon-attack'), 'sharpshooter')).toBeUndefined();
      expect(only(battle, 'hit')).toMatchObject({ location: 'head' });
    }
  });

  it('takes no word of who is no teammate, or does not see the target, or of anybody in total-warfare', () => {
    const byEnemy = { 0: { fire: { shots: [{ weapon: LASER, target: 2, ...AT_HEAD, teammate: 2 }] } } };
    expect(() => play(named([], { turns: [byEnemy] }))).toThrow('that is not a teammate');
    const itself = { 0: { fire: { shots: [{ weapon: LASER, target: 2, ...AT_HEAD, teammate: 0 }] } } };
    expect(() => play(named([], { turns: [itself] }))).toThrow('that is not a teammate');
    const walls = mapOf({
      '7,13': { level: 5 },
      '8,13': { level: 5 },
      '7,12': { level: 5 },
      '7,14': { level: 5 },
    });
    expect(() => play(named([], { map: walls }))).toThrow('that teammate does not see the target');
    expect(() => play(named([], { ruleset: 'total-warfare' }))).toThrow(
      'these rules have no teammate-called shots',
    );
  });

  it('takes no word of a teammate in a battle that was not asked to allow it (docs/rules/standard.md)', () => {
    const { teammateCalledShots: _, ...unasked } = named([]);
    expect(() => play(unasked)).toThrow('teammate-called shots are off in this battle');
    expect(() => play(named([], { teammateCalledShots: false }))).toThrow('teammate-called shots are off');
  });

  it('does nothing in total-warfare, where one aims with a targeting computer', () => {
    const red = { unit: 'masakari-prime', quirks: [] };
    const aimed = { weapon: 'ER PPC', distance: 5, order: { location: CENTER_TORSO }, red };
    const { gifted, plain } = shotBothWays(['sharpshooter'], {
      ...aimed,
      dice: [3, 3],
      ruleset: 'total-warfare',
    });
    for (const battle of [gifted, plain]) {
      expect(only(battle, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
    }
  });

  it('aims at what does not move in total-warfare like anybody else: easily, but for its head', () => {
    // The reactor of blue is off: −4, and 2 hits; at the head +3 in place of it. The aim holds on 6 to 8.
    const at = (location: number, dice: readonly number[]) =>
      play({
        ...faceToFace(3, { pilot: { abilities: ['sharpshooter'] } }),
        ruleset: 'total-warfare',
        dice: [...RED_WINS, ...dice],
        turns: [
          {
            0: { fire: { shots: [{ weapon: LASER, target: 1, location }] } },
            1: { move: { steps: [], reactor: 'off' } },
          },
        ],
        until: 'physical',
      });
    const torso = at(CENTER_TORSO, [1, 1, 3, 4]);
    expect(only(torso, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 0 } });
    expect(only(torso, 'hit')).toMatchObject({ location: 'center_torso', dice: [3, 4] });
    expect(only(at(HEAD, [3, 3]), 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 7 } });
  });
});
