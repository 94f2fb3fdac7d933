import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit } from '../../src/units/index.js';
import { allowed, movesOf } from '../../web/views/attack/moves.js';
import { USUAL } from '../../web/views/attack/situation-fields.js';
import { sampleMtf } from '../units/sample-units.js';

/** Walks 4, so it runs 6, and has no jump jets. */
const SAMPLE = readUnit(sampleMtf(), 'sample.mtf', officialCatalog);
const STRONG = readUnit(
  sampleMtf().replace('Right Torso:\n', `Right Torso:\n${'Triple Strength Myomer\n'.repeat(6)}`),
  'sample.mtf',
  officialCatalog,
);

describe('Hexes that a unit can cover', () => {
  it('are its movement points', () => {
    expect(movesOf(SAMPLE, [], 'standard')).toEqual({ stationary: 0, walk: 4, run: 6, jump: 0 });
  });

  it('are more with triple-strength myomer, which adds 2 at heat 9 while heat takes 1', () => {
    // Walks 5, so it runs 8.
    expect(movesOf(STRONG, [], 'total-warfare')).toMatchObject({ walk: 5, run: 8 });
  });

  it('are one more when a Speed Demon runs, in the ruleset that has one', () => {
    expect(movesOf(SAMPLE, ['speed_demon'], 'standard').run).toBe(7);
    expect(movesOf(SAMPLE, ['speed_demon'], 'total-warfare').run).toBe(6);
  });
});

describe('A situation', () => {
  const moves = movesOf(SAMPLE, [], 'standard');

  it('is left as it is, where both units can move so', () => {
    const situation = { ...USUAL, moved: 'run', targetMoved: 'run', hexes: 6 } as const;
    const { situation: same, attackerNote, targetNote } = allowed(situation, moves, moves);
    expect(same).toBe(situation);
    expect([attackerNote, targetNote]).toEqual([undefined, undefined]);
  });

  it('holds no jump of a unit without jets, and says so', () => {
    const { situation, attackerNote } = allowed(
      { ...USUAL, attacker: 'Ogre OG-1', moved: 'jump' },
      moves,
      undefined,
    );
    expect(situation.moved).toBe('walk');
    expect(attackerNote).toBe('Ogre OG-1 cannot jump, so it counts as walking.');
  });

  it('holds no more hexes than the target’s way of moving allows, and says so', () => {
    const { situation, targetNote } = allowed({ ...USUAL, targetMoved: 'walk', hexes: 25 }, undefined, moves);
    expect(situation.hexes).toBe(4);
    expect(targetNote).toBe('It can walk 4 hexes at most.');
  });

  it('counts a unit that cannot move at all as standing', () => {
    const stuck = { stationary: 0, walk: 0, run: 0, jump: 0 };
    expect(allowed({ ...USUAL, targetMoved: 'run' }, undefined, stuck).situation.targetMoved).toBe(
      'stationary',
    );
  });
});
