import { describe, expect, it } from 'vitest';
import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import { RIGHT_LEG } from '../../../src/rules/body/mech-plans.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { AFTER_A_FALL } from './ground.js';
import { bothWays, faceToFace, modifier, only, RED_WINS, shotBothWays } from './moments.js';
import { explosion, headHit } from './wounded.js';

const HARDY = ['pain_resistance'];
const WOUNDED = { condition: { wounds: 2 } };

describe('Pain Resistance', () => {
  it('shoots in standard as if it had a wound less', () => {
    // Gunnery 4, two wounds +2.
    const shot = { weapon: 'Medium Laser', distance: 3, dice: [2, 3, 3, 4], red: WOUNDED };
    const { gifted, plain } = shotBothWays(HARDY, { ...shot, ruleset: 'standard' });
    expect(only(gifted, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 5 } });
    expect(modifier(only(gifted, 'weapon-attack'), 'pain_resistance')).toBe(-1);
    expect(only(plain, 'weapon-attack')).toMatchObject({ hit: false, roll: { needed: 6 } });
    // By the book wounds do not matter to shots.
    const book = shotBothWays(HARDY, { ...shot, ruleset: 'total-warfare' }).gifted;
    expect(only(book, 'weapon-attack')).toMatchObject({ hit: true, roll: { needed: 4 } });
  });

  it('keeps its feet in standard as if it had a wound less', () => {
    const kicked = (ruleset: RulesetName) => (pilot: PilotSetup) => ({
      ...faceToFace(1, {}, { ...WOUNDED, pilot }),
      ruleset,
      dice: [...RED_WINS, 3, 3, 4, 3, 3, ...AFTER_A_FALL],
      turns: [{ 0: { strike: [{ kind: 'kick' as const, target: 1, limb: RIGHT_LEG }] } }],
    });
    const { gifted, plain } = bothWays(HARDY, kicked('standard'));
    expect(only(gifted, 'piloting-roll')).toMatchObject({ unit: 1, passed: true, roll: { needed: 6 } });
    expect(modifier(only(gifted, 'piloting-roll'), 'pain_resistance')).toBe(-1);
    expect(plain.of('piloting-roll')[0]).toMatchObject({ unit: 1, passed: false, roll: { needed: 7 } });
    expect(only(bothWays(HARDY, kicked('total-warfare')).gifted, 'piloting-roll')).toMatchObject({
      roll: { needed: 5 },
    });
  });

  it('stays conscious in total-warfare where others pass out', () => {
    const { gifted, plain } = bothWays(HARDY, (pilot) => headHit('total-warfare', pilot));
    expect(only(gifted, 'consciousness')).toMatchObject({ conscious: true, roll: { needed: 6 } });
    expect(modifier(only(gifted, 'consciousness'), 'pain_resistance')).toBe(-1);
    expect(only(plain, 'consciousness')).toMatchObject({ conscious: false, roll: { needed: 7 } });
    expect(
      only(bothWays(HARDY, (pilot) => headHit('standard', pilot)).gifted, 'consciousness'),
    ).toMatchObject({
      conscious: false,
      roll: { needed: 7 },
    });
  });

  it('is hurt once by an explosion in total-warfare, and twice in standard', () => {
    const wounds = (ruleset: RulesetName) =>
      bothWays(HARDY, (pilot) => explosion(ruleset, pilot)).gifted.of('wound').length;
    expect(wounds('total-warfare')).toBe(1);
    expect(wounds('standard')).toBe(2);
  });
});
