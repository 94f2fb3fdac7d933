import { describe, expect, it } from 'vitest';
import { codeOfLocation, locationOfCode, locationsOf } from '../../../src/edge/units.js';
import { MECH_LOCATIONS } from '../../../src/index.js';

describe("A location of a 'Mech has a name in play and an abbreviation in unit files", () => {
  it.each([
    ['HD', 'head'],
    ['LA', 'left_arm'],
    ['RT', 'right_torso'],
    ['LL', 'left_leg'],
  ] as const)('%s is the %s', (code, location) => {
    expect(locationOfCode(code)).toBe(location);
    expect(codeOfLocation(location, 'biped')).toBe(code);
  });

  it('a quad has front legs where others have arms', () => {
    expect(locationOfCode('FLL')).toBe('left_arm');
    expect(codeOfLocation('left_arm', 'quad')).toBe('FLL');
    expect(codeOfLocation('right_leg', 'quad')).toBe('RRL');
  });

  it("a tripod's center leg has no name in play, as battles know no tripods", () => {
    expect(locationOfCode('CL')).toBeUndefined();
  });

  it.each(['biped', 'quad', 'quadvee', 'lam'] as const)('each of a %s leads to the other', (kind) => {
    expect(MECH_LOCATIONS.map((location) => locationOfCode(codeOfLocation(location, kind)))).toEqual(
      MECH_LOCATIONS,
    );
    expect(new Set(MECH_LOCATIONS.map((location) => codeOfLocation(location, kind)))).toEqual(
      new Set(locationsOf(kind)),
    );
  });
});
