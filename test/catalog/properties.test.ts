import { describe, expect, it } from 'vitest';
import type { EquipmentItem, ExplosiveKind, Trait } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';

// What rules ask of an item, against the lists of the Battle Value and combat digests.

const item = (name: string): EquipmentItem => {
  const found = officialCatalog.find(name);
  if (found === undefined) throw new Error(`no equipment is called "${name}"`);
  return found;
};
const having = (trait: Trait) => officialCatalog.items.filter(({ traits }) => traits.includes(trait));

describe('Explosive equipment', () => {
  it.each<[ExplosiveKind, readonly string[]]>([
    [
      'gauss',
      [
        'ISGaussRifle',
        'CLHAG20',
        'CLAPGaussRifle',
        'ISMagshotGR',
        'ISSBGR',
        'ISHeavyGaussRifle',
        'ISRailGun',
      ],
    ],
    ['hyper-velocity', ['Hyper Velocity Auto Cannon/10']],
    ['weapon', ['CLImprovedHeavyLargeLaser', 'ISRISCHyperLaser', 'TSEMP Cannon', 'Mek Taser']],
    ['capacitor', ['PPC', 'ISERPPC', 'Light PPC', 'Heavy PPC', 'ISSNPPC', 'PPC Capacitor']],
    ['pod', ['ISMPod', 'ISBPod']],
    ['pulse-module', ['ISRISCLaserPulseModule']],
    ['coolant', ['ISRISCEmergencyCoolantSystem', 'Coolant Pod']],
    ['jump-jet', ['ISPrototypeImprovedJumpJet']],
    ['bomb-bay', ['Bomb Bay']],
    ['fuel', ['Extended Fuel Tank', 'LAM Fuel Tank']],
    ['blue-shield', ['Blue Shield Particle Field Damper']],
    ['optional', ['Autocannon/20', 'Light Auto Cannon/5', 'ISRotaryAC5']],
    ['ammunition', ['IS Ammo LRM-20', 'IS Ammo AC/20', 'ISNarc Pods', 'ISAMS Ammo', 'Taser Ammo']],
  ])('explodes as %s: %j', (kind, names) => {
    for (const name of names) expect(item(name).explosive, name).toBe(kind);
  });

  it('does not explode: Gauss, plasma, nail gun, remote sensor and Inner Sphere fluid gun ammunition', () => {
    const safe = [
      'IS Gauss Ammo',
      'CLPlasmaCannonAmmo',
      'ISPlasmaRifleAmmo',
      'ISC3Sensors',
      'ISFluidGun Ammo',
    ];
    for (const name of safe) expect(item(name).explosive, name).toBeUndefined();
  });

  it('does not explode: Ultra and LB-X autocannons, lasers, launchers', () => {
    const safe = ['ISUltraAC20', 'ISLBXAC10', 'Large Laser', 'CLERPPC', 'LRM 20', 'RL10'];
    for (const name of safe) expect(item(name).explosive, name).toBeUndefined();
  });
});

describe('What weapons and missiles say of themselves', () => {
  it('Ultra autocannons fire two shots and jam for good, rotary ones six until they are cleared', () => {
    for (const name of ['ISUltraAC5', 'CLUltraAC20'])
      expect(item(name)).toMatchObject({ burst: { shots: 2, jams: 'for-good' } });
    for (const name of ['ISRotaryAC2', 'ISRotaryAC5', 'CLRotaryAC5'])
      expect(item(name)).toMatchObject({ burst: { shots: 6, jams: 'until-cleared' } });
    expect(item('Autocannon/5')).not.toHaveProperty('burst');
  });

  it('missiles of launchers with a choice say how far they fly', () => {
    const long = { minimum: 6, short: 7, medium: 14, long: 21, extreme: 28 };
    const short = { short: 3, medium: 6, long: 9, extreme: 12 };
    for (const load of officialCatalog.ammunitionFor('mml', 5)) {
      expect(load.flightRanges, load.id).toEqual(load.traits.includes('mml-lrm') ? long : short);
    }
    expect(item('Clan Ammo ATM-6 ER')).toMatchObject({
      flightRanges: { minimum: 4, short: 9, medium: 18, long: 27, extreme: 36 },
    });
    expect(item('Clan Ammo ATM-6 HE')).toMatchObject({ flightRanges: short });
    expect(item('Clan Ammo ATM-6')).not.toHaveProperty('flightRanges');
  });
});

describe('Defensive equipment', () => {
  it.each([
    ['anti-missile systems', ['ISAntiMissileSystem', 'ISLaserAntiMissileSystem', 'ISAPDS']],
    ['pods', ['ISMPod', 'ISBPod', 'ISAntiPersonnelPod', 'ISChaffPod']],
    [
      'electronic warfare',
      ['ISGuardianECMSuite', 'ISAngelECMSuite', 'ISElectronicWarfareEquipment', 'NovaCEWS'],
    ],
    ['active probes', ['BeagleActiveProbe', 'BloodhoundActiveProbe', 'CLLightActiveProbe']],
    ['shields', ['ISSmallShield', 'ISMediumShield', 'ISLargeShield']],
    ['self-repair', ['HarJel Repair Systems (HarJel II)', 'HarJel Repair Systems (HarJel III)']],
    [
      'field gear',
      ['MediumBridgeLayer', 'Bulldozer', 'ISMineSweeper', 'Spikes', 'ISMASS', 'Screen Launcher'],
    ],
  ])('%s are defensive', (_what, names) => {
    for (const name of names) expect(item(name).traits, name).toContain('defensive');
  });

  it('C3, HarJel I, CASE and null-signature systems are not', () => {
    for (const name of ['ISC3SlaveUnit', 'IS HarJel', 'ISCASE', 'Mek Null Signature System']) {
      expect(item(name).traits, name).not.toContain('defensive');
    }
  });
});

describe('Traits of weapons', () => {
  it('a targeting computer serves direct fire: not missiles, machine guns, flamers or the Silver Bullet', () => {
    for (const name of ['Medium Laser', 'PPC', 'ISGaussRifle', 'CLHAG40', 'Autocannon/5', 'ISPlasmaRifle']) {
      expect(item(name).traits, name).toContain('direct-fire');
    }
    for (const name of ['LRM 20', 'Machine Gun', 'Flamer', 'ISSBGR', 'ISLongTom']) {
      expect(item(name).traits, name).not.toContain('direct-fire');
    }
  });

  it('an AC/20, a heavy Gauss rifle and an Arrow IV may be split over two locations, an AC/10 not', () => {
    for (const name of ['Autocannon/20', 'ISHeavyGaussRifle', 'ISArrowIV', 'CLHAG30']) {
      expect(item(name).traits, name).toContain('splittable');
    }
    expect(item('Autocannon/10').traits).not.toContain('splittable');
  });

  it('Artemis serves LRMs, SRMs and MMLs, not MRMs, ATMs or Streaks', () => {
    for (const name of ['LRM 15', 'CLSRM6', 'ISMML9'])
      expect(item(name).traits, name).toContain('artemis-capable');
    for (const name of ['MRM 20', 'CLATM9', 'ISStreakSRM6']) {
      expect(item(name).traits, name).not.toContain('artemis-capable');
    }
  });

  it('damage that falls with range is listed by bracket', () => {
    expect(item('ISHeavyGaussRifle')).toMatchObject({ damage: { short: 25, medium: 20, long: 10 } });
    expect(item('ISSNPPC')).toMatchObject({ damage: { short: 10, medium: 8, long: 5 } });
  });
});

describe('Kinds within a kind', () => {
  it('jump jets are standard, improved, prototype or both', () => {
    const marks = (name: string) => item(name).traits.filter((trait) => /improved|prototype/.test(trait));
    expect(marks('Jump Jet')).toEqual([]);
    expect(marks('Improved Jump Jet')).toEqual(['improved']);
    expect(marks('ISPrototypeJumpJet')).toContain('prototype-jump-jet');
    expect(marks('ISPrototypeImprovedJumpJet')).toEqual(
      expect.arrayContaining(['improved', 'prototype-jump-jet']),
    );
  });

  it('a supercharger is a speed booster and no MASC', () => {
    expect(item('Supercharger').traits).toEqual(expect.arrayContaining(['speed-booster', 'supercharger']));
    expect(item('ISMASC').traits).toContain('speed-booster');
    expect(item('ISMASC').traits).not.toContain('supercharger');
  });

  it('sneak suits say what they hide from, and the DEST suit is one of its own', () => {
    expect(item('Sneak Suit (Camo/IR/ECM)').traits).toEqual(
      expect.arrayContaining(['sneak-camo', 'sneak-infrared', 'sneak-ecm']),
    );
    expect(having('dest').map(({ name }) => name)).toEqual(['DEST Infiltration Suit']);
  });

  it('armor and structure carry their factor of Battle Value', () => {
    const armor = (name: string) => {
      const found = item(name);
      return found.kind === 'armor' ? found.armor.battleValueMultiplier : undefined;
    };
    expect(['IS Hardened', 'IS Reactive', 'Clan Reflective', 'IS Ballistic-Reinforced'].map(armor)).toEqual([
      2, 1.5, 1.5, 1.5,
    ]);
    expect(['Clan Ferro-Lamellor', 'IS Anti-Penetrative Ablation', 'IS Heat-Dissipating'].map(armor)).toEqual(
      [1.2, 1.2, 1.1],
    );
    expect(['Standard Armor', 'IS Stealth', 'IS Heavy Ferro-Fibrous', 'Commercial'].map(armor)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(item('Reinforced')).toMatchObject({ structure: { battleValueMultiplier: 2 } });
    expect(item('IS Composite')).toMatchObject({ structure: { battleValueMultiplier: 0.5 } });
    expect(item('IS Endo Steel')).toMatchObject({ structure: { battleValueMultiplier: 1 } });
  });

  it('a fire control system carries the factor by which it raises its launcher', () => {
    const factor = (name: string) => {
      const found = item(name);
      return 'linkedWeaponBattleValueFactor' in found ? found.linkedWeaponBattleValueFactor : undefined;
    };
    const systems = ['ISArtemisIV', 'ISArtemisIVProto', 'CLArtemisV', 'ISApollo', 'ISRISCLaserPulseModule'];
    expect(systems.map(factor)).toEqual([1.2, 1.1, 1.3, 1.15, 1.15]);
  });
});
