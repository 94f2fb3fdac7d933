import { describe, expect, it } from 'vitest';
import { calculatePhysicalToHit } from '../../../src/rules/physical/index.js';
import { rollSkill } from '../../../src/rules/pilot/index.js';
import { calculatePilotingRoll } from '../../../src/rules/piloting/index.js';
import { attacker, target } from '../physical/fighters.js';
import { scriptedDice } from '../scripted-dice.js';

const abilities = ['aptitude_piloting'];
const BOOK = { ruleset: 'total-warfare' } as const;

describe('Natural Aptitude (Piloting)', () => {
  it('rolls three dice in total-warfare, of which the best two count', () => {
    expect(rollSkill('piloting', abilities, scriptedDice(1, 6, 6), BOOK).total).toBe(12);
    expect(rollSkill('piloting', abilities, scriptedDice(1, 6)).total).toBe(7);
    expect(rollSkill('gunnery', abilities, scriptedDice(1, 6), BOOK).total).toBe(7);
  });

  it('has 205 of 216 chances to reach a 5 in piloting rolls and physical attacks', () => {
    const fall = (options = {}) =>
      calculatePilotingRoll({ piloting: 5, abilities }, { kind: 'fall' }, options);
    expect(fall(BOOK).probability).toBe(205 / 216);
    expect(fall().probability).toBe(30 / 36);
    const punch = calculatePhysicalToHit('punch', attacker({ abilities }), target(), BOOK);
    expect(punch).toMatchObject({ targetNumber: 5, probability: 205 / 216 });
  });

  it('cannot do what cannot be done', () => {
    const out = calculatePilotingRoll({ piloting: 5, abilities, conscious: false }, { kind: 'fall' }, BOOK);
    expect(out.probability).toBe(0);
  });
});
