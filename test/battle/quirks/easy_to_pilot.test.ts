import { describe, expect, it } from 'vitest';
import { FALL, modifierIn, only, walkIntoRubble, withstandHeavyFire } from './moments.js';

const quirks = ['easy_to_pilot'];
/** 4, one less than piloting 5 asks for. */
const dice = [2, 2, ...FALL];

describe("A 'Mech that is Easy to Pilot", () => {
  it('keeps its feet in rubble where another falls, in standard', () => {
    const plain = walkIntoRubble({ ruleset: 'standard', dice });
    expect(plain.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 5, total: 4 } });
    expect(only(plain, 'fall')).toMatchObject({ unit: plain.red.index });
    const easy = walkIntoRubble({ ruleset: 'standard', dice, red: { quirks } });
    const roll = only(easy, 'piloting-roll');
    expect(roll).toMatchObject({ cause: 'terrain', terrain: 'rubble', passed: true, roll: { needed: 4 } });
    expect(modifierIn(roll, 'easy_to_pilot')).toBe(-1);
    expect(easy.of('fall')).toEqual([]);
  });

  it('is of no help under heavy fire, in standard', () => {
    const fire = withstandHeavyFire({ ruleset: 'standard', dice: [2, 3, ...FALL], blue: { quirks } });
    expect(fire.of('piloting-roll')[0]).toMatchObject({
      cause: 'damage',
      passed: false,
      roll: { needed: 6 },
    });
  });

  it('helps green pilots on rough ground and under heavy fire alike, in total-warfare', () => {
    const rubble = walkIntoRubble({ ruleset: 'total-warfare', dice, red: { quirks } });
    expect(modifierIn(only(rubble, 'piloting-roll'), 'easy_to_pilot')).toBe(-1);
    expect(rubble.of('fall')).toEqual([]);
    const fire = { ruleset: 'total-warfare', dice: [2, 3, ...FALL] } as const;
    expect(only(withstandHeavyFire(fire), 'fall')).toMatchObject({ damage: 6 });
    const easy = withstandHeavyFire({ ...fire, blue: { quirks } });
    const roll = only(easy, 'piloting-roll');
    expect(roll).toMatchObject({ cause: 'damage', passed: true, roll: { needed: 5, total: 5 } });
    expect(modifierIn(roll, 'easy_to_pilot')).toBe(-1);
    expect(easy.of('fall')).toEqual([]);
  });

  it('helps a pilot of skill 3 in standard alone', () => {
    const veteran = { quirks, pilot: { piloting: 3 } };
    const roll = { red: veteran, dice: [1, 1, ...FALL] };
    const standard = walkIntoRubble({ ruleset: 'standard', ...roll });
    expect(only(standard, 'piloting-roll')).toMatchObject({ passed: true, roll: { needed: 2 } });
    const book = walkIntoRubble({ ruleset: 'total-warfare', ...roll });
    expect(book.of('piloting-roll')[0]).toMatchObject({ passed: false, roll: { needed: 3 } });
  });
});
