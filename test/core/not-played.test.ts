import { describe, expect, it } from 'vitest';
import { legalBlows } from '../../src/battle/physical/index.js';
import { PHYSICAL_ATTACKS } from '../../src/rules/physical/index.js';
import { PILOTING_CAUSES } from '../../src/rules/piloting/index.js';
import { shootingRange } from '../battle/shooting-range.js';
import { numberOf } from '../rules/shot.js';
import { inEach } from './in-each.js';

// Rows of the Core Rulebook that change nothing here, because battles do not know what they are about.
describe('rows that are not playable yet', () => {
  it('LO-3 fog counts in full, probe or not: no source has numbers', () => {
    const environment = { fog: 'heavy_fog' } as const;
    expect(inEach((ruleset) => numberOf({ options: { ruleset, environment } }))).toEqual([6, 4, 4]);
  });

  it('artillery pieces are not fired in battles', () => {
    const { red } = shootingRange({ ruleset: 'core', red: { slots: { RT: ['ISSniper*12'] } } });
    expect(red.design.weapons.map(({ use }) => use)).toEqual(['none']);
  });

  it('MV-22 there is no careful stand: one way to get up, and one cause for its roll', () => {
    expect(PILOTING_CAUSES.filter((cause) => cause.includes('stand'))).toEqual(['stand']);
  });

  it('PH-20 a retractable blade is an attack of its own, and does not break', () => {
    expect(PHYSICAL_ATTACKS.retractable_blade.breaksOn).toBeUndefined();
  });

  it('PH-24 clubs are not looked for: a unit without one in its hands cannot strike with one', () => {
    const { battle, red } = shootingRange({ ruleset: 'core', distance: 1 });
    expect(legalBlows(battle, red).filter(({ kind }) => kind === 'club')).toEqual([]);
  });

  it('PH-26 a unit about to jump on another stands on the ground until it lands', () => {
    const { red, blue } = shootingRange({ ruleset: 'core' });
    red.chargeTarget = blue.index;
    red.chargeKind = 'dfa';
    expect(red.elevation).toBe(0);
  });
});
