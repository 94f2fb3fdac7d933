import { describe, expect, it } from 'vitest';
import { MECH_LOCATIONS } from '../../src/rules/hit-location/locations.js';
import { DOLL_WIDTH, dollParts, REAR_TOP } from '../../web/views/battle/replay/doll-parts.js';

describe('The armor doll', () => {
  const quads = [
    ['two legs', false],
    ['four legs', true],
  ] as const;

  it.each(quads)('has the left of a ’Mech on %s on the reader’s left, as record sheets do', (_, quad) => {
    const parts = dollParts(quad);
    for (const part of parts) {
      const name = MECH_LOCATIONS[part.location] ?? '';
      const middle = part.x + part.width / 2;
      if (name.startsWith('left')) expect(middle, name).toBeLessThan(DOLL_WIDTH / 2);
      else if (name.startsWith('right')) expect(middle, name).toBeGreaterThan(DOLL_WIDTH / 2);
      else expect(middle, name).toBe(DOLL_WIDTH / 2);
    }
  });

  it.each(quads)(
    'shows every location of a ’Mech on %s, and the rear of the three torsos below',
    (_, quad) => {
      const parts = dollParts(quad);
      const front = parts.filter(({ rear }) => !rear);
      expect(front.map(({ location }) => location).sort()).toEqual(
        MECH_LOCATIONS.map((_name, index) => index),
      );
      const rear = parts.filter((part) => part.rear);
      expect(rear.map(({ short }) => short).sort()).toEqual(['CT', 'LT', 'RT']);
      for (const part of rear) expect(part.y).toBe(REAR_TOP);
      for (const part of front) expect(part.y + part.height).toBeLessThan(REAR_TOP);
    },
  );

  it('calls the limbs of a quad what they are', () => {
    const shorts = dollParts(true).map(({ short }) => short);
    expect(shorts).toEqual(expect.arrayContaining(['FLL', 'FRL', 'RLL', 'RRL']));
    expect(shorts).not.toContain('LA');
  });
});
