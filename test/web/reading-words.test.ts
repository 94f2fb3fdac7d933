import { describe, expect, it } from 'vitest';
import { readingWords } from '../../web/units/reading-words.js';

describe('The word after files were dropped', () => {
  it.each([
    [{ units: [], partly: 0, failed: 2, ignored: [] }, 'No units added: 2 files could not be read.'],
    [{ units: ['Ogre OG-1'], partly: 0, failed: 0, ignored: [] }, 'Ogre OG-1 was read.'],
    [
      { units: ['a', 'b'], partly: 0, failed: 1, ignored: [] },
      '2 units were read; 1 file could not be read.',
    ],
    [{ units: ['a'], partly: 1, failed: 0, ignored: [] }, 'a was read, but not all of it was understood.'],
    [
      { units: ['a', 'b'], partly: 2, failed: 0, ignored: [] },
      '2 units were read, all of them only in part.',
    ],
    [
      { units: ['a', 'b', 'c'], partly: 1, failed: 1, ignored: [] },
      '3 units were read, 1 of them only in part; 1 file could not be read.',
    ],
    [
      { units: [], partly: 0, failed: 0, ignored: ['notes.txt'] },
      'No units added. Ignored, because it is not a unit file: notes.txt.',
    ],
    [
      { units: ['Ogre OG-1'], partly: 0, failed: 0, ignored: ['mechs/notes.txt', 'mechs/cover.png'] },
      'Ogre OG-1 was read. Ignored, because they are not unit files: notes.txt and cover.png.',
    ],
    [
      { units: ['Ogre OG-1'], partly: 0, failed: 0, ignored: ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt'] },
      'Ogre OG-1 was read. Ignored, because they are not unit files: a.txt, b.txt, c.txt and 2 others.',
    ],
  ])('is a sentence that names what was not read (%#)', (outcome, words) => {
    expect(readingWords(outcome)).toBe(words);
  });
});
