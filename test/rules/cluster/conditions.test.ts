import { describe, expect, it } from 'vitest';
import {
  calculateClusterModifier,
  clusterSizeOf,
  groupPointsOf,
  rollsForClusters,
  rollWeaponHits,
} from '../../../src/edge/rules/cluster.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';

const LB_X = itemNamed('LB 10-X AC');
const PELLETS = ammunitionNamed('LB 10-X Cluster Ammo');
const SLUGS = ammunitionNamed('lb-10-x-ac-ammo');

describe('an LB-X autocannon', () => {
  it('rolls for clusters with cluster rounds, and has modifiers only then', () => {
    expect(rollsForClusters(LB_X, PELLETS)).toBe(true);
    const modifier = (ammunition: typeof SLUGS) =>
      calculateClusterModifier({ weapon: LB_X, ammunition, abilities: ['cluster_hitter'] });
    expect(modifier(PELLETS)).toBe(1);
    expect(modifier(SLUGS)).toBe(0);
  });

  it('fires slugs where nobody says what is loaded', () => {
    expect(clusterSizeOf(LB_X)).toBe(1);
    expect(rollWeaponHits({ weapon: LB_X }, scriptedDice())).toBe(1);
  });
});

describe('a volley of which only the circumstances are known', () => {
  it('is taken for missiles', () => {
    expect(calculateClusterModifier({ antiMissile: true })).toBe(-4);
    expect(calculateClusterModifier({ targetNarced: true })).toBe(2);
  });

  it('no gun is engaged by an anti-missile system', () => {
    expect(calculateClusterModifier({ weapon: itemNamed('Rotary AC/5'), antiMissile: true })).toBe(0);
  });
});

describe('points that strike together', () => {
  it('are five of an artillery cannon, whatever its hit does', () => {
    expect(groupPointsOf(itemNamed('Sniper Cannon'), 10)).toBe(5);
  });

  it('are all of a single shot', () => {
    expect(groupPointsOf(itemNamed('PPC'), 10)).toBe(10);
  });
});

it('guns of an array that are no whole number, or none, are refused', () => {
  const weapon = itemNamed('Machine Gun Array');
  expect(() => rollWeaponHits({ weapon, guns: 0 }, scriptedDice())).toThrow('guns is 0');
  expect(() => rollWeaponHits({ weapon, guns: 1.5 }, scriptedDice())).toThrow('guns is 1.5');
});
