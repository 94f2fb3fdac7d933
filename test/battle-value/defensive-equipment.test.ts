import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../src/catalog/official.js';
import { added, calculationOf, type Sample, steps } from './sample-mech.js';

/** What stands between the gyro and the target movement modifiers. */
function defensiveEquipment(sample: Sample): number {
  const lines = steps(sample);
  const gyro = lines.findIndex(({ label }) => label === 'Gyro');
  const end = lines.findIndex(({ label }) => label === 'Target movement modifiers');
  return lines.slice(gyro + 1, end).reduce((sum, { step }) => sum + (step ?? 0), 0);
}

describe('Defensive equipment', () => {
  it.each([
    ['ISAntiMissileSystem', 32],
    ['ISGuardianECMSuite', 61],
    ['BeagleActiveProbe', 10],
    ['ISSmallShield', 50],
    ['ISMediumShield', 135],
    ['ISLargeShield', 263],
  ])('Defensive equipment BV contribution: %s adds %d', (name, value) => {
    expect(officialCatalog.find(name)?.battleValue).toBe(value);
    expect(defensiveEquipment({ carrying: { RA: [name] } })).toBe(value);
  });

  it('AMS ammo BV capping', () => {
    const ams = 'ISAntiMissileSystem';
    const ammunition = (bins: number, ...others: string[]) => ({
      carrying: { LT: [...others, ...Array.from({ length: bins }, () => 'ISAMS Ammo')], RT: ['ISCASEII'] },
    });
    // 11 a bin, at most 32 a launcher.
    expect(added('Anti-missile ammunition', ammunition(2, ams))).toEqual([22]);
    expect(added('Anti-missile ammunition', ammunition(4, ams))).toEqual([32]);
    expect(added('Anti-missile ammunition', ammunition(4, ams, ams))).toEqual([44]);
  });

  it('counts no more rounds for a laser AMS, which needs none', () => {
    const bins = ['ISAMS Ammo', 'ISAMS Ammo', 'ISAMS Ammo', 'ISAMS Ammo'];
    expect(
      added('Anti-missile ammunition', { carrying: { LT: ['ISLaserAntiMissileSystem', ...bins] } }),
    ).toEqual([0]);
    expect(
      added('Anti-missile ammunition', {
        carrying: { LT: ['ISLaserAntiMissileSystem', 'ISAntiMissileSystem', ...bins] },
      }),
    ).toEqual([32]);
  });

  it('caps the rounds of an advanced point defense system the same way', () => {
    const bins = ['ISAPDS Ammo', 'ISAPDS Ammo', 'ISAPDS Ammo'];
    expect(added('Anti-missile ammunition', { carrying: { LT: ['ISAPDS', ...bins] } })).toEqual([64]);
  });

  it.each([
    ['ISLaserAntiMissileSystem', 45],
    ['ISAPDS', 64],
    ['ISAngelECMSuite', 100],
    ['CLECMSuite', 61],
    ['ISElectronicWarfareEquipment', 39],
    ['WatchdogECMSuite', 68],
    ['NovaCEWS', 68],
    ['BloodhoundActiveProbe', 25],
    ['CLActiveProbe', 12],
    ['CLLightActiveProbe', 7],
    ['RISC Viral Jammer (Decoy)', 284],
    ['ISAntiPersonnelPod', 1],
    ['ISMASS', 9],
    ['MediumBridgeLayer', 10],
    ['ISChaffPod', 19],
    ['Spikes', 4],
    ['HarJel Repair Systems (HarJel II)', -1],
    ['HarJel Repair Systems (HarJel III)', -1],
  ])('counts %s at %d, once', (name, value) => {
    expect(defensiveEquipment({ carrying: { RT: [name] } })).toBe(value);
  });

  it('counts pods at their value, less the point that they may cost by exploding', () => {
    expect(defensiveEquipment({ carrying: { RT: ['ISMPod', 'ISCASEII'] } })).toBe(5);
    expect(defensiveEquipment({ carrying: { RT: ['ISBPod', 'ISCASEII'] } })).toBe(2);
  });

  it.each(['ISC3SlaveUnit', 'ISCASE', 'Triple Strength Myomer', 'ISTAG'])('counts nothing for %s', (name) => {
    expect(defensiveEquipment({ carrying: { RT: [name] } })).toBe(0);
  });

  it('puts equal items on one line of the report', () => {
    const carrying = { RT: ['ISGuardianECMSuite', 'Spikes'], LT: ['Spikes'] };
    expect(calculationOf('2 × Spikes', { carrying })).toBe('+ 2 × 4');
    expect(added('2 × Spikes', { carrying })).toEqual([8]);
  });
});
