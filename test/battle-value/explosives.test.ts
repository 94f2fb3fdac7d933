import { describe, expect, it } from 'vitest';
import type { EngineType } from '../../src/units/index.js';
import { ratings, type Sample, steps } from './sample-mech.js';

const BIN = 'IS Ammo LRM-20';

/** Points that explosive equipment takes from the defensive rating. */
function penalty(sample: Sample): number {
  const lines = steps(sample).filter(({ calculation }) => /^− \d/.test(calculation));
  return lines.reduce((sum, { step }) => sum - (step ?? 0), 0);
}

const engine = (type: EngineType, clan = false) => ({ rating: 225, type, clan });
const clan = { techBase: 'Clan' } as const;

describe('Explosive equipment', () => {
  it.each([
    ['a bin of ammunition', [BIN], 15],
    ['two bins', [BIN, BIN], 30],
    ['a Gauss rifle of seven slots', ['ISGaussRifle'], 7],
    [
      'a hyper-velocity autocannon of six slots and its bin',
      ['Hyper Velocity Auto Cannon/10', 'IS Ammo HVAC/10'],
      16,
    ],
    ['a PPC of three slots with a capacitor', ['PPC', 'PPC Capacitor'], 4],
    ['a Clan ER PPC of two slots with a capacitor', ['CLERPPC', 'PPC Capacitor'], 3],
  ])('Explosive equipment penalty without protection: %s', (_, items, points) => {
    expect(penalty({ carrying: { RT: items } })).toBe(points);
  });

  it.each(['HD', 'CT', 'RT', 'RA', 'RL'] as const)(
    'CASE II protection eliminates penalty in %s',
    (location) => {
      expect(penalty({ carrying: { [location]: [BIN] } })).toBe(15);
      expect(penalty({ carrying: { [location]: [BIN, 'ISCASEII'] } })).toBe(0);
    },
  );

  it('CASE protection reduces penalty: to nothing in its side torso, by nothing where the engine dies with it', () => {
    const carrying = { RT: [BIN, BIN, 'ISCASE'], CT: [BIN] };
    expect(penalty({ carrying: { RT: [BIN, BIN], CT: [BIN] } })).toBe(45);
    expect(penalty({ carrying })).toBe(15);
    expect(penalty({ carrying, engine: engine('light') })).toBe(15);
    expect(penalty({ carrying, engine: engine('xl', true) })).toBe(15);
    expect(penalty({ carrying, engine: engine('xl') })).toBe(45);
    expect(penalty({ carrying, engine: engine('xxl') })).toBe(45);
    expect(penalty({ carrying, engine: engine('xxl', true) })).toBe(45);
  });

  it("gives CASE its use again in a superheavy 'Mech, whose engine takes half the slots", () => {
    const superheavy = { tonnage: 110, carrying: { RT: [BIN, 'ISCASE'] } };
    expect(penalty({ ...superheavy, engine: { rating: 220, type: 'xl', clan: false } })).toBe(0);
    expect(penalty({ ...superheavy, engine: { rating: 220, type: 'xxl', clan: false } })).toBe(15);
  });

  it('lets prototype CASE protect like CASE', () => {
    expect(penalty({ carrying: { RT: [BIN, 'ISCASEPrototype'] } })).toBe(0);
  });

  it('spares an arm whose side torso is protected, by CASE or by CASE II', () => {
    expect(penalty({ carrying: { RA: [BIN] } })).toBe(15);
    expect(penalty({ carrying: { RA: [BIN], RT: ['ISCASE'] } })).toBe(0);
    expect(penalty({ carrying: { RA: [BIN], LT: ['ISCASE'] } })).toBe(15);
    expect(penalty({ carrying: { RA: [BIN], RT: ['ISCASE'] }, engine: engine('xl') })).toBe(15);
    expect(penalty({ carrying: { RA: [BIN], RT: ['ISCASEII'] }, engine: engine('xl') })).toBe(0);
  });

  it('spares an arm with CASE of its own, whatever the engine', () => {
    expect(penalty({ carrying: { RA: [BIN, 'ISCASE'] }, engine: engine('xl') })).toBe(0);
  });

  it.each(['HD', 'CT', 'RL'] as const)('is not helped by CASE in %s', (location) => {
    expect(penalty({ carrying: { [location]: [BIN, 'ISCASE'] } })).toBe(15);
  });

  it('is not helped by CASE in the front legs of a quad, nor by that of the torso behind them', () => {
    expect(penalty({ chassisKind: 'quad', carrying: { FRL: [BIN, 'ISCASE'], RT: ['ISCASE'] } })).toBe(15);
  });

  it('is protected by CASE that a Clan chassis has of itself, in side torsos and arms', () => {
    expect(penalty({ ...clan, carrying: { RT: [BIN], LA: [BIN] } })).toBe(0);
    expect(penalty({ techBase: 'Mixed Clan', carrying: { RT: [BIN] } })).toBe(0);
    expect(penalty({ ...clan, carrying: { CT: [BIN], RL: [BIN] } })).toBe(30);
  });

  it('in the side torso of a Clan chassis with an XXL engine is not protected, in the arm it is', () => {
    expect(penalty({ ...clan, engine: engine('xxl', true), carrying: { RT: [BIN] } })).toBe(15);
    expect(penalty({ ...clan, engine: engine('xxl', true), carrying: { RA: [BIN] } })).toBe(0);
  });

  it('from the Clans has no CASE of itself on an Inner Sphere chassis', () => {
    expect(penalty({ techBase: 'Mixed Inner Sphere', carrying: { RT: ['Clan Ammo LRM-20'] } })).toBe(15);
  });

  it('split over two locations is penalised if either is exposed', () => {
    const half = (count: number) => Array.from({ length: count }, () => 'ISHeavyGaussRifle');
    const slots = { CT: ['ISCASEII', ...half(5)], RT: half(6) };
    expect(penalty({ slots })).toBe(11);
    expect(penalty({ slots: { ...slots, RT: [...half(6), 'ISCASEII'] } })).toBe(0);
  });

  it.each([
    ['CLImprovedHeavyLargeLaser', 3],
    ['ISRISCHyperLaser', 6],
    ['Mek Taser', 3],
    ['TSEMP Cannon', 5],
    ['ISMPod', 1],
    ['ISBPod', 1],
    ['ISRISCEmergencyCoolantSystem', 1],
    ['ISPrototypeImprovedJumpJet', 1],
    ['Coolant Pod', 1],
    ['CLAPGaussRifle', 1],
    ['ISSBGR', 7],
    ['CLHAG20', 6],
    ['Bomb Bay', 15],
    ['LAM Fuel Tank', 15],
  ])('%s costs %d', (name, points) => {
    expect(penalty({ carrying: { RT: [name] } })).toBe(points);
  });

  it('of fuel costs fifteen points for each slot that its tank takes', () => {
    const tank = 'Extended Fuel Tank';
    expect(penalty({ slots: { RT: [tank] } })).toBe(15);
    expect(penalty({ slots: { RT: [tank, tank, tank] } })).toBe(45);
  });

  it('includes a pulse module that is linked to a laser, the laser not', () => {
    expect(penalty({ carrying: { RT: ['Medium Laser', 'ISRISCLaserPulseModule'] } })).toBe(1);
    expect(penalty({ carrying: { RT: ['ISRISCLaserPulseModule'] } })).toBe(0);
  });

  it.each([
    'Autocannon/20',
    'ISUltraAC5',
    'ISRotaryAC5',
    'PPC',
    'PPC Capacitor',
    'Hyper Velocity Auto Cannon/10',
    'IS Gauss Ammo',
    'ISPlasmaRifleAmmo',
    'RL20',
  ])('does not include %s by itself', (name) => {
    expect(penalty({ carrying: { RT: [name] } })).toBe(0);
  });

  it("in a slot that two bins of a superheavy 'Mech share costs once", () => {
    const superheavy = { tonnage: 110, engine: { rating: 220, type: 'fusion', clan: false } } as const;
    expect(penalty({ ...superheavy, slots: { RT: [`${BIN}|${BIN}`] } })).toBe(15);
    expect(penalty({ ...superheavy, slots: { RT: [BIN, BIN] } })).toBe(30);
  });

  it('counts the slots that a split gun really fills, all of them if either location is open', () => {
    const gun = (slots: number) => Array.from({ length: slots }, () => 'ISHeavyGaussRifle');
    const slots = { RT: [...gun(7), 'ISCASE'], CT: gun(4) };
    expect(penalty({ slots })).toBe(11);
    expect(penalty({ slots: { ...slots, CT: [...gun(4), 'ISCASEII'] } })).toBe(0);
  });

  it('never takes the sum below 1', () => {
    const bins = Array.from({ length: 12 }, () => BIN);
    const sample: Sample = { carrying: { RT: bins, LT: bins } };
    // 208.5 of structure and gyro, 360 of penalties; run 5 makes the factor 1.2.
    expect(ratings(sample).defensive).toBeCloseTo(1.2, 9);
  });
});

describe('A Blue Shield', () => {
  const shield = ['Blue Shield Particle Field Damper'];
  const carrying = { LT: shield };

  it('costs a point for each of seven locations that have no protection', () => {
    expect(penalty({ carrying })).toBe(7);
  });

  it('spares locations with CASE II', () => {
    expect(penalty({ carrying: { ...carrying, CT: ['ISCASEII'], RL: ['ISCASEII'] } })).toBe(5);
  });

  it('does not spare an arm for the CASE II of the torso beside it', () => {
    expect(penalty({ carrying: { ...carrying, RT: ['ISCASEII'] } })).toBe(6);
    expect(penalty({ carrying: { ...carrying, RT: ['ISCASEII'], RA: ['ISCASEII'] } })).toBe(5);
  });

  it('takes the front legs of a quad for arms', () => {
    const quad = { chassisKind: 'quad' } as const;
    expect(penalty({ ...quad, carrying })).toBe(7);
    expect(penalty({ ...quad, carrying: { ...carrying, FRL: ['ISCASEII'] } })).toBe(6);
    expect(penalty({ ...quad, carrying: { ...carrying, RT: ['ISCASE'] } })).toBe(5);
    expect(penalty({ ...quad, ...clan, carrying })).toBe(3);
  });

  it('spares side torsos with CASE and the arms at them, unless the engine fills the torsos', () => {
    expect(penalty({ carrying: { ...carrying, RT: ['ISCASE'] } })).toBe(5);
    expect(penalty({ carrying: { ...carrying, RA: ['ISCASE'] } })).toBe(6);
    expect(penalty({ carrying: { ...carrying, RT: ['ISCASE'] }, engine: engine('xl') })).toBe(7);
  });

  it('costs a Clan chassis only the center and the legs, and the torsos if the engine fills them', () => {
    expect(penalty({ ...clan, carrying })).toBe(3);
    expect(penalty({ techBase: 'Mixed Clan', carrying })).toBe(3);
    expect(penalty({ techBase: 'Mixed Inner Sphere', carrying })).toBe(7);
    expect(penalty({ ...clan, carrying, engine: engine('xxl', true) })).toBe(5);
  });
});
