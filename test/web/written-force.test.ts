import { describe, expect, it } from 'vitest';
import { memberOf } from '../../web/forces/member.js';
import { forceInLink, writeForceQuery } from '../../web/forces/written-force.js';

const LANCE = {
  name: 'Alpha & Omega',
  budget: 6000,
  members: [
    { ...memberOf('Atlas AS7-D'), gunnery: 3, pilot: 'Ann' },
    memberOf('Locust LCT-1V'),
    memberOf('Locust LCT-1V'),
  ],
};

describe('A force in a link', () => {
  it('comes back as it was sent', () => {
    const link = `http://localhost/page/#/forces?rules=total-warfare&${writeForceQuery(LANCE)}`;
    expect(forceInLink(`Look at this: ${link}`)).toEqual({ force: LANCE });
  });

  it.each([
    ['Atlas AS7-D', /^This is not a link to a force/],
    ['http://localhost/#/attack?attacker=Atlas', 'This link holds no force.'],
    ['http://localhost/#/forces', 'This link holds no force.'],
    ['http://localhost/#/forces?force=x1', /kept on another device/],
    [`http://localhost/#/forces?${'unit=Locust+LCT-1V&'.repeat(30)}`, /names 30 units/],
    [`http://localhost/#/forces?name=${'x'.repeat(70_000)}`, /too long/],
  ])('is refused with a reason: %s', (text, words) => {
    expect(forceInLink(text)).toEqual({ problem: expect.stringMatching(words) });
  });
});
