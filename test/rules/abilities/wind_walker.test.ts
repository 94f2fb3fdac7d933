import { expect, it } from 'vitest';
import { kindsWith } from '../piloting/rolls.js';

it('Wind Walker helps with forced landings and nothing else, in total-warfare alone', () => {
  const abilities = ['wind_walker'];
  expect(kindsWith('wind_walker', { abilities }, 'standard')).toEqual([]);
  expect(kindsWith('wind_walker', { abilities }, 'total-warfare')).toEqual(['forced-landing']);
});
