import { describe, expect, it } from 'vitest';
import { isMeantForUnits } from '../../../src/rules/firing/munitions.js';
import { ammunitionNamed } from '../items.js';

describe('loads', () => {
  it.each([
    'lrm-20-thunder-ammo',
    'lrm-20-thunder-active-ammo',
    'lrm-20-thunder-augmented-ammo',
    'lrm-20-thunder-inferno-ammo',
    'lrm-20-thunder-vibrabomb-ammo',
    'lrm-20-smoke-ammo',
    'lrm-20-mine-clearance-ammo',
    'anti-personnel-mortar-4-ammo',
    'flare-mortar-4-ammo',
    'chaff-grenades-vgl-ammo',
    'coolant-heavy-flamer-ammo',
    'fascam-sniper-ammo',
    'smoke-sniper-ammo',
  ])('of %s are not fired at units', (name) => {
    expect(isMeantForUnits(ammunitionNamed(name))).toBe(false);
  });

  it.each([
    'lrm-20-ammo',
    'lrm-20-semi-guided-ammo',
    'flechette-ac-10-ammo',
    'lrm-20-fragmentation-ammo',
    'inarc-haywire-pods',
  ])('of %s are', (name) => {
    expect(isMeantForUnits(ammunitionNamed(name))).toBe(true);
  });
});
