import { describe, expect, it } from 'vitest';
import { MECH_PLANS } from '../../src/rules/body/mech-plans.js';
import { MECH_LOCATIONS } from '../../src/rules/hit-location/locations.js';
import { DOLL_WIDTH, dollParts, REAR_TOP } from '../../web/views/battle/replay/doll-parts.js';

describe('The armor doll', () => {
  const chassis = [
    ['two legs', 'biped'],
    ['three legs', 'tripod'],
    ['four legs', 'quad'],
  ] as const;

  it.each(chassis)(
    'has the left of a ’Mech on %s on the reader’s left, as record sheets do',
    (_, standing) => {
      const parts = dollParts(MECH_PLANS[standing]);
      for (const part of parts) {
        const name = MECH_LOCATIONS[part.location] ?? '';
        const middle = part.x + part.width / 2;
        if (name.startsWith('left')) expect(middle, name).toBeLessThan(DOLL_WIDTH / 2);
        else if (name.startsWith('right')) expect(middle, name).toBeGreaterThan(DOLL_WIDTH / 2);
        else expect(middle, name).toBe(DOLL_WIDTH / 2);
      }
    },
  );

  it.each(chassis)(
    'shows every location of a ’Mech on %s, and the rear of the three torsos below',
    (_, standing) => {
      const parts = dollParts(MECH_PLANS[standing]);
      const front = parts.filter(({ rear }) => !rear);
      expect(front.map(({ location }) => location).sort()).toEqual(
        MECH_PLANS[standing].locations.map((_name, index) => index),
      );
      const rear = parts.filter((part) => part.rear);
      expect(rear.map(({ short }) => short).sort()).toEqual(['CT', 'LT', 'RT']);
      for (const part of rear) expect(part.y).toBe(REAR_TOP);
      for (const part of front) expect(part.y + part.height).toBeLessThan(REAR_TOP);
    },
  );

  it('calls the limbs of a quad what they are', () => {
    const shorts = dollParts(MECH_PLANS.quad).map(({ short }) => short);
    expect(shorts).toEqual(expect.arrayContaining(['FLL', 'FRL', 'RLL', 'RRL']));
    expect(shorts).not.toContain('LA');
  });
});
