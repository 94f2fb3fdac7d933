import { describe, expect, it } from 'vitest';
import { codeOfLocation, locationOfCode, locationsOf } from '../../../../src/edge/units.js';
import { MECH_LOCATIONS } from '../../../../src/index.js';
import { MECH_CHASSIS } from '../../../../src/rules/body/chassis.js';

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

  it('only a tripod has a center leg', () => {
    expect(locationOfCode('CL')).toBe('center_leg');
    expect(codeOfLocation('center_leg', 'tripod')).toBe('CL');
    expect(codeOfLocation('center_leg', 'biped')).toBeUndefined();
  });

  it.each(MECH_CHASSIS)('each of a %s leads to the other', (kind) => {
    for (const code of locationsOf(kind)) {
      expect(codeOfLocation(locationOfCode(code), kind)).toBe(code);
    }
    const codes = MECH_LOCATIONS.flatMap((location) => codeOfLocation(location, kind) ?? []);
    expect(new Set(codes)).toEqual(new Set(locationsOf(kind)));
  });
});
