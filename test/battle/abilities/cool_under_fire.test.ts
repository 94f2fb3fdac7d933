import { describe, expect, it } from 'vitest';
import type { RulesetName } from '../../../src/rules/index.js';
import { bothWays, faceToFace, only, RED_WINS } from './moments.js';

/** 23 heat, 3 of a laser, and twelve sinks: 14, where a reactor may shut down. */
const hotShot = (ruleset: RulesetName) =>
  bothWays(['cool_under_fire'], (pilot) => ({
    ...faceToFace(3, { pilot, condition: { heat: 23 } }),
    ruleset,
    // A miss; the reactor goes, and red keeps its feet.
    dice: [...RED_WINS, 1, 1, 1, 2, 6, 6],
    turns: [{ 0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }],
  }));

describe('Cool Under Fire', () => {
  it('builds up a point of heat less in standard', () => {
    const { gifted, plain } = hotShot('standard');
    expect(only(gifted, 'heat')).toMatchObject({ unit: 0, generated: 2, after: 13 });
    expect(only(gifted, 'heat').modifiers).toContainEqual(
      expect.objectContaining({ id: 'cool_under_fire', value: -1 }),
    );
    expect(gifted.of('shutdown')).toEqual([]);
    expect(only(plain, 'heat')).toMatchObject({ unit: 0, generated: 3, after: 14 });
    expect(only(plain, 'shutdown')).toMatchObject({ unit: 0, shutDown: true });
  });

  it('does nothing in total-warfare', () => {
    const { gifted } = hotShot('total-warfare');
    expect(only(gifted, 'heat')).toMatchObject({ generated: 3, after: 14 });
    expect(only(gifted, 'shutdown')).toMatchObject({ shutDown: true });
  });
});
