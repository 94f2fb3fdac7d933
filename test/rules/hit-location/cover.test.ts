import { expect, test } from 'vitest';
import {
  HIT_LOCATIONS,
  type HitLocation,
  hasCoveredLegs,
  struckLocation,
} from '../../../src/edge/rules/hit-location.js';
import { RULESETS } from '../../../src/rules/ruleset.js';

/** All but the center leg, which only a tripod has. */
const LOCATIONS = HIT_LOCATIONS.filter((location) => location !== 'center_leg');

const strikesCover = (
  target: Parameters<typeof struckLocation>[1],
  ruleset: (typeof RULESETS)[number],
  locations: readonly HitLocation[] = LOCATIONS,
) => locations.filter((location) => struckLocation(location, target, { ruleset }) === 'cover');

test.each(RULESETS)('in %s a hit on a leg behind partial cover strikes the cover', (ruleset) => {
  expect(strikesCover({ partialCover: true }, ruleset)).toEqual(['left_leg', 'right_leg']);
});

test.each(RULESETS)('in %s every other hit stays where it was', (ruleset) => {
  for (const location of HIT_LOCATIONS.filter((location) => !location.endsWith('leg'))) {
    expect(struckLocation(location, { partialCover: true }, { ruleset })).toBe(location);
  }
});

test.each(RULESETS)('in %s legs in the open are hit', (ruleset) => {
  expect(strikesCover({}, ruleset)).toEqual([]);
  expect(strikesCover({ partialCover: false, unitQuirks: ['stable'] }, ruleset)).toEqual([]);
});

test('all three legs of a tripod are behind the cover', () => {
  const legs = ['left_leg', 'right_leg', 'center_leg'];
  expect(strikesCover({ partialCover: true, chassis: 'tripod' }, 'standard', HIT_LOCATIONS)).toEqual(legs);
});

test('all four legs of a quad are behind the cover', () => {
  expect(strikesCover({ partialCover: true, chassis: 'quad' }, 'standard')).toEqual([
    'left_arm',
    'right_arm',
    'left_leg',
    'right_leg',
  ]);
});

test('a location that no one has is refused with its name', () => {
  expect(() => struckLocation('tail' as HitLocation, {})).toThrow(/location is "tail"/);
});

test.each(RULESETS)('in %s indirect fire comes down behind a hill, and hits the legs', (ruleset) => {
  const behind = { partialCover: true, indirectFire: true } as const;
  expect(strikesCover(behind, ruleset)).toEqual([]);
  expect(strikesCover({ ...behind, coverKind: 'hill' }, ruleset)).toEqual([]);
  expect(strikesCover({ partialCover: true, coverKind: 'hill' }, ruleset)).toEqual(['left_leg', 'right_leg']);
});

test.each(RULESETS)('in %s water and low buildings cover the legs from indirect fire too', (ruleset) => {
  for (const coverKind of ['water', 'building'] as const) {
    expect(strikesCover({ partialCover: true, indirectFire: true, coverKind }, ruleset)).toEqual([
      'left_leg',
      'right_leg',
    ]);
  }
});

test('a Low Profile keeps its legs low whatever comes down, in standard', () => {
  expect(strikesCover({ unitQuirks: ['low_profile'], indirectFire: true }, 'standard')).toHaveLength(2);
});

test('a kind of cover that there is not is refused with its name', () => {
  expect(() => struckLocation('left_leg', { coverKind: 'fog' as 'hill' })).toThrow(/coverKind is "fog"/);
});

test.each(RULESETS)('in %s a shot under water reaches the legs alone, and no cover hides them', (ruleset) => {
  const deep = { belowSurface: true, partialCover: true } as const;
  const body = HIT_LOCATIONS.filter((location) => !location.endsWith('leg'));
  expect(strikesCover(deep, ruleset)).toEqual(body);
  expect(hasCoveredLegs(deep, { ruleset })).toBe(false);
  expect(strikesCover({ ...deep, chassis: 'quad' }, ruleset)).toEqual(
    body.filter((location) => !location.endsWith('arm')),
  );
});
