import { describe, expect, it } from 'vitest';
import { damageWithLoad, isMeantForMechs } from '../../../src/rules/firing/munitions.js';
import { podEffect } from '../../../src/rules/firing/pods.js';
import { bringsDownSingleMissile } from '../../../src/rules/firing/single-missile.js';
import { ammunitionNamed } from '../items.js';

describe('loads', () => {
  it.each([
    'lrm-20-thunder-ammo',
    'lrm-20-thunder-active-ammo',
    'lrm-20-thunder-augmented-ammo',
    'lrm-20-thunder-inferno-ammo',
    'lrm-20-thunder-vibrabomb-ammo',
    'lrm-20-smoke-ammo',
    'lrm-20-fragmentation-ammo',
    'lrm-20-mine-clearance-ammo',
    'anti-personnel-mortar-4-ammo',
    'flare-mortar-4-ammo',
    'chaff-grenades-vgl-ammo',
    'coolant-heavy-flamer-ammo',
    'fascam-sniper-ammo',
    'smoke-sniper-ammo',
  ])("of %s are not fired at a 'Mech", (name) => {
    expect(isMeantForMechs(ammunitionNamed(name))).toBe(false);
  });

  it.each(['lrm-20-ammo', 'lrm-20-semi-guided-ammo', 'flechette-ac-10-ammo', 'inarc-haywire-pods'])(
    'of %s are',
    (name) => {
      expect(isMeantForMechs(ammunitionNamed(name))).toBe(true);
    },
  );

  it('flechettes do half to armor, rounded down, and all others all of it', () => {
    expect(damageWithLoad(5, ammunitionNamed('flechette-ac-5-ammo'))).toBe(2);
    expect(damageWithLoad(10, ammunitionNamed('flechette-ac-10-ammo'))).toBe(5);
    expect(damageWithLoad(10, ammunitionNamed('lb-10-x-ac-ammo'))).toBe(10);
    expect(damageWithLoad(10, undefined)).toBe(10);
  });
});

describe('a pod that clings', () => {
  it.each([
    ['narc-pods', 'beacon'],
    ['narc-explosive-pods', 'none'],
    ['inarc-pods', 'homing'],
    ['inarc-explosive-pods', 'none'],
    ['inarc-haywire-pods', 'haywire'],
    ['inarc-ecm-pods', 'ecm'],
    ['inarc-nemesis-pods', 'nemesis'],
  ])('of %s is one of %s', (name, effect) => {
    expect(podEffect(ammunitionNamed(name))).toBe(effect);
  });
});

it('a missile that comes alone is shot down on a die of 1 to 3', () => {
  expect([1, 2, 3, 4, 5, 6].map(bringsDownSingleMissile)).toEqual([true, true, true, false, false, false]);
});
