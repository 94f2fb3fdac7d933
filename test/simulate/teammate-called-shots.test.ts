import { describe, expect, it } from 'vitest';
import { simulate } from '../../src/index.js';
import { starterUnit } from '../battle/sample-battle.js';

const lance = [{ unit: starterUnit('marauder-mad-3r') }, { unit: starterUnit('warhammer-whm-6r') }];

const turnsWith = (teammateCalledShots: boolean): number =>
  simulate({ red: lance, blue: lance, games: 10, teammateCalledShots }).turns.mean;

describe('Teammate-called shots, where a simulation allows them', () => {
  it('are called at heads by the sensible bot, which shortens battles of forces by far', () => {
    expect(turnsWith(true)).toBeLessThan(turnsWith(false) / 1.5);
  });
});
