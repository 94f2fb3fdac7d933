import { describe, expect, it } from 'vitest';
import type { ChassisKind } from '../../../src/units/mech/layout.js';
import type { UnitTechBase } from '../../../src/units/unit.js';
import { type Changes, mech } from './mtf-text.js';

describe('The header names the unit', () => {
  it('by chassis and model, of which the model may be empty', () => {
    expect(mech({ header: { chassis: 'Atlas', model: '' } })).toMatchObject({ chassis: 'Atlas', model: '' });
  });

  it('with the Clan name where there is one', () => {
    expect(mech({ header: { clanname: 'Timber Wolf' } }).clanName).toBe('Timber Wolf');
    expect(mech()).not.toHaveProperty('clanName');
  });

  it('with its number in the Master Unit List, which −1 or no line leaves open', () => {
    expect(mech({ header: { 'mul id': '140' } }).mulId).toBe(140);
    expect(mech({ header: { 'mul id': '-1' } })).not.toHaveProperty('mulId');
    expect(mech()).not.toHaveProperty('mulId');
  });

  it('with year, source, rules level and role', () => {
    const header = { Era: '3058', Source: 'TRO 3058: Upgrade', 'Rules Level': '4', role: 'Sniper' };
    expect(mech({ header })).toMatchObject({
      year: 3058,
      source: 'TRO 3058: Upgrade',
      rulesLevel: 4,
      role: 'Sniper',
    });
  });

  it('without a role where the line is blank or absent', () => {
    expect(mech({ header: { role: '' } })).not.toHaveProperty('role');
    expect(mech()).not.toHaveProperty('role');
  });

  it('with a Battle Value that replaces the calculated one, if it has that key', () => {
    expect(mech({ header: { bv: '1234' } }).manualBattleValue).toBe(1234);
    expect(mech()).not.toHaveProperty('manualBattleValue');
  });
});

describe('The tech base', () => {
  it.each<[string, UnitTechBase]>([
    ['Inner Sphere', 'Inner Sphere'],
    ['Clan', 'Clan'],
    ['Mixed (IS Chassis)', 'Mixed Inner Sphere'],
    ['Mixed (Clan Chassis)', 'Mixed Clan'],
  ])('written %s means %s', (written, techBase) => {
    expect(mech({ header: { TechBase: written } }).techBase).toBe(techBase);
  });
});

describe('The configuration', () => {
  it.each<[string, Changes['kind'], ChassisKind, boolean]>([
    ['Biped', 'Biped', 'biped', false],
    ['Biped Omnimech', 'Biped', 'biped', true],
    ['Biped OmniMek', 'Biped', 'biped', true],
    ['Quad', 'Quad', 'quad', false],
    ['Quad Omnimech', 'Quad', 'quad', true],
    ['LAM', 'LAM', 'lam', false],
    ['QuadVee', 'QuadVee', 'quadvee', false],
    ['QuadVee Omnimech', 'QuadVee', 'quadvee', true],
    ['Tripod', 'Tripod', 'tripod', false],
    ['Tripod Omnimech', 'Tripod', 'tripod', true],
    ['Something else', 'Biped', 'biped', false],
  ])('written %s', (Config, kind = 'Biped', chassisKind, omni) => {
    expect(mech({ kind, header: { Config } })).toMatchObject({ chassisKind, omni });
  });

  it('decides the locations: four legs for quads, a center leg for tripods', () => {
    const locations = (kind: Changes['kind'] = 'Biped') =>
      mech({ kind }).locations.map(({ location }) => location);
    expect(locations('Biped')).toEqual(['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL']);
    expect(locations('Quad')).toEqual(['HD', 'CT', 'RT', 'LT', 'FRL', 'FLL', 'RRL', 'RLL']);
    expect(locations('Tripod')).toEqual(['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL', 'CL']);
  });

  it('of a LAM is standard unless the file says bimodal', () => {
    const lamType = (LAM: string | undefined) => mech({ kind: 'LAM', header: { LAM } }).lamType;
    expect(lamType('Bimodal')).toBe('bimodal');
    expect(lamType('Standard')).toBe('standard');
    expect(lamType('Trimodal')).toBe('standard');
    expect(lamType(undefined)).toBe('standard');
    expect(mech({ header: { LAM: 'Bimodal' } })).not.toHaveProperty('lamType');
  });

  it('of a QuadVee moves on tracks unless the file says wheels', () => {
    const motive = (Motive: string | undefined) => mech({ kind: 'QuadVee', header: { Motive } }).motive;
    expect(motive('Wheel')).toBe('wheel');
    expect(motive('Track')).toBe('track');
    expect(motive('Hover')).toBe('track');
    expect(motive(undefined)).toBe('track');
    expect(mech({ header: { Motive: 'Wheel' } })).not.toHaveProperty('motive');
  });

  it('above 100 tons is superheavy', () => {
    expect(mech({ header: { Mass: '100' } }).superheavy).toBe(false);
    expect(mech({ header: { Mass: '105' } }).superheavy).toBe(true);
  });
});
