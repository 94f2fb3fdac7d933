import { describe, expect, it } from 'vitest';
import { memberOf } from '../../web/forces/member.js';
import { readMember, writeMember } from '../../web/forces/written-member.js';

describe('A member of a force in an address', () => {
  it('reads as on the command line', () => {
    expect(readMember('Marauder MAD-3R:3/4:sniper+edge')).toEqual({
      ...memberOf('Marauder MAD-3R'),
      gunnery: 3,
      piloting: 4,
      abilities: ['sniper', 'edge'],
    });
  });

  it('is its name alone where the pilot is a regular one', () => {
    expect(writeMember(memberOf('Atlas AS7-D'))).toBe('Atlas AS7-D');
    expect(readMember('Atlas AS7-D')).toEqual(memberOf('Atlas AS7-D'));
  });

  it.each([
    { ...memberOf('Man O’ War Prime'), gunnery: 2 },
    { ...memberOf('Raven RVN-3L'), network: '2' },
    { ...memberOf('Raven RVN-3L'), network: 'none' },
    { ...memberOf('Atlas AS7-D'), abilities: ['sniper', 'edge'], edge: 3 },
    { ...memberOf('Atlas AS7-D'), pilot: 'Ann: the first@home', gunnery: 3 },
    memberOf('Odd; name'),
    { ...memberOf('Odd; name'), pilot: 'Ann' },
    { ...memberOf('Locust LCT-1V'), abilities: ['weapon_specialist_medium_laser'], network: '1' },
  ])('comes back as it was written ($name)', (member) => {
    expect(readMember(writeMember(member))).toEqual(member);
  });

  it('loses only what makes no sense', () => {
    expect(readMember('Atlas AS7-D:9/9:flying+sniper')).toEqual({
      ...memberOf('Atlas AS7-D'),
      gunnery: 8,
      piloting: 8,
      abilities: ['sniper'],
    });
  });
});
