import { describe, expect, it } from 'vitest';
import { parseMtf } from '../../src/index.js';
import { freeName } from '../../web/forces/force.js';
import { edgeOf, memberOf, withEdge } from '../../web/forces/member.js';
import { networksIn } from '../../web/forces/networks-in.js';
import { sampleMtf } from '../units/sample-units.js';

describe('The name of a new force', () => {
  it.each([
    ['Lance', [], 'Lance'],
    ['Lance', ['Lance'], 'Lance 2'],
    ['Lance', ['Lance', 'Lance 2'], 'Lance 3'],
    ['Lance 2', ['Lance 2'], 'Lance 3'],
    ['Lance 2', ['Lance 2', 'Lance 3'], 'Lance 4'],
  ])('is free: %s beside %j becomes %s', (name, taken, free) => {
    expect(
      freeName(
        name,
        taken.map((one) => ({ name: one })),
      ),
    ).toBe(free);
  });
});

describe('Points of Edge', () => {
  const member = memberOf('Atlas AS7-D');

  it('come with the ability, and the ability with them', () => {
    expect(edgeOf(member)).toBe(0);
    expect(edgeOf({ ...member, abilities: ['edge'] })).toBe(1);
    expect(withEdge(member, 1)).toEqual({ ...member, abilities: ['edge'] });
    expect(withEdge(member, 3)).toEqual({ ...member, abilities: ['edge'], edge: 3 });
    expect(withEdge(withEdge(member, 3), 0)).toEqual(member);
    expect(withEdge(withEdge(member, 3), 1)).toEqual({ ...member, abilities: ['edge'] });
  });
});

describe('C3 networks', () => {
  const slave = parseMtf(sampleMtf().replace('-Empty-', 'ISC3SlaveUnit'));
  const c3i = parseMtf(sampleMtf().replace('-Empty-', 'ISC3iUnit'));
  const plain = parseMtf(sampleMtf());
  const member = (unit: typeof plain, network = '') => ({ unit, member: { network } });

  it('link units of one kind that name none, and leave out those that are told to be in none', () => {
    const [first, second, other, third, apart] = networksIn([
      member(slave),
      member(slave),
      member(plain),
      member(c3i),
      member(slave, 'none'),
    ]);
    expect(first).toBe(second);
    expect(first).toBeDefined();
    expect(third).not.toBe(first);
    expect([other, apart]).toEqual([undefined, undefined]);
  });

  it('are what the units name, and no automatic one takes their names', () => {
    expect(networksIn([member(slave, '1'), member(slave, '2'), member(slave)])).toEqual([
      '1',
      '2',
      expect.stringMatching(/^automatic/),
    ]);
  });
});
