import { describe, expect, it } from 'vitest';
import type { Mech } from '../../../src/units/mech/mech.js';
import type { Mount } from '../../../src/units/unit.js';
import { mech, mountOf, mountsOf, times } from '../mtf/mtf-text.js';

/** Where the item that the mount serves stands: its name and first slot. */
const served = ({ linked }: Mount) => linked && [linked.name, linked.location, linked.slot];
const servedBy = (unit: Mech, enhancer: string) => mountsOf(unit, enhancer).map(served);

describe('A laser insulator', () => {
  it('serves the laser just before it', () => {
    const unit = mech({ items: { LT: ['Medium Laser', 'Medium Laser', 'ISLaserInsulator'] } });
    expect(servedBy(unit, 'ISLaserInsulator')).toEqual([['Medium Laser', 'LT', 1]]);
  });

  it('serves the first free laser of its location where none stands before it', () => {
    const unit = mech({ items: { LT: ['Medium Laser', 'Medium Laser', 'Heat Sink', 'ISLaserInsulator'] } });
    expect(servedBy(unit, 'ISLaserInsulator')).toEqual([['Medium Laser', 'LT', 0]]);
  });

  it('serves no laser of another location', () => {
    const unit = mech({ items: { LT: ['Medium Laser'], RT: ['ISLaserInsulator'] } });
    expect(servedBy(unit, 'ISLaserInsulator')).toEqual([undefined]);
  });

  it('knows the weapon as the weapon knows it', () => {
    const unit = mech({ items: { LT: ['Medium Laser', 'ISLaserInsulator'] } });
    expect(mountOf(unit, 'Medium Laser').linkedBy).toBe(mountOf(unit, 'ISLaserInsulator'));
  });
});

describe('A RISC laser pulse module', () => {
  it('serves an Inner Sphere laser that does not pulse', () => {
    const items = { LT: ['CLERMediumLaser', 'ISMediumPulseLaser', 'Medium Laser', 'ISRISCLaserPulseModule'] };
    expect(servedBy(mech({ items }), 'ISRISCLaserPulseModule')).toEqual([['Medium Laser', 'LT', 2]]);
  });

  it('passes over the pulse laser just before it', () => {
    const items = { LT: ['Medium Laser', 'ISMediumPulseLaser', 'ISRISCLaserPulseModule'] };
    expect(servedBy(mech({ items }), 'ISRISCLaserPulseModule')).toEqual([['Medium Laser', 'LT', 0]]);
  });
});

describe('A laser insulator and a pulse module', () => {
  it('link in the order of mounting: the first of them has the only laser', () => {
    const only = (...gear: string[]) => mech({ items: { LT: ['Medium Laser', 'Heat Sink', ...gear] } });
    const insulated = only('ISLaserInsulator', 'ISRISCLaserPulseModule');
    expect(mountOf(insulated, 'Medium Laser').linkedBy?.name).toBe('ISLaserInsulator');
    const pulsed = only('ISRISCLaserPulseModule', 'ISLaserInsulator');
    expect(mountOf(pulsed, 'Medium Laser').linkedBy?.name).toBe('ISRISCLaserPulseModule');
  });
});

describe('Artemis', () => {
  it('of each kind serves the first launcher of its location that none serves', () => {
    const unit = mech({ items: { LT: [...times(5, 'LRM 20'), 'LRM 5', 'ISArtemisIV', 'ISArtemisIVProto'] } });
    expect(served(mountOf(unit, 'ISArtemisIV'))).toEqual(['LRM 20', 'LT', 0]);
    expect(served(mountOf(unit, 'ISArtemisIVProto'))).toEqual(['LRM 5', 'LT', 5]);
    const clan = mech({
      header: { TechBase: 'Clan' },
      items: { LT: ['CLLRM5', 'CLArtemisV', 'CLArtemisV'] },
    });
    expect(served(mountOf(clan, 'CLArtemisV'))).toEqual(['CLLRM5', 'LT', 0]);
  });

  it('does not serve a launcher that cannot use it', () => {
    const unit = mech({ items: { LT: ['ISStreakSRM2', 'ISArtemisIV'] } });
    expect(servedBy(unit, 'ISArtemisIV')).toEqual([undefined]);
  });
});

describe('A PPC capacitor', () => {
  it.each([
    ['PPC', 3],
    ['ISERPPC', 3],
    ['Light PPC', 2],
    ['Heavy PPC', 4],
    ['ISSNPPC', 2],
  ])('serves a %s', (weapon, slots) => {
    const unit = mech({ items: { LT: [...times(slots, weapon), 'PPC Capacitor'] } });
    expect(mountOf(unit, 'PPC Capacitor').linked).toBe(mountOf(unit, weapon));
    expect(mountOf(unit, weapon).linkedBy).toBe(mountOf(unit, 'PPC Capacitor'));
  });

  it('serves one weapon, and each weapon has one', () => {
    const items = { LT: [...times(3, 'PPC'), ...times(3, 'PPC'), 'PPC Capacitor', 'PPC Capacitor'] };
    expect(servedBy(mech({ items }), 'PPC Capacitor')).toEqual([
      ['PPC', 'LT', 0],
      ['PPC', 'LT', 3],
    ]);
  });

  it('serves a Clan ER PPC from 3101 on', () => {
    const linkedBy = (Era: string) =>
      mountOf(
        mech({ header: { TechBase: 'Clan', Era }, items: { LT: ['CLERPPC', 'CLERPPC', 'PPC Capacitor'] } }),
        'CLERPPC',
      ).linkedBy?.name;
    expect(linkedBy('3100')).toBeUndefined();
    expect(linkedBy('3101')).toBe('PPC Capacitor');
  });

  it.each([
    ['Improved PPC', 2],
    ['CLWERPPC', 3],
    ['ISKinHERPPC', 3],
  ])('does nothing for a %s, but loads it, and may explode', (weapon, slots) => {
    const unit = mech({
      header: { TechBase: 'Clan', Era: '3120' },
      items: { LT: [...times(slots, weapon), 'PPC Capacitor'] },
    });
    expect(mountOf(unit, weapon).linkedBy).toBeUndefined();
    expect(mountOf(unit, 'PPC Capacitor').linked).toBe(mountOf(unit, weapon));
    expect(unit.locations.find(({ location }) => location === 'LT')?.case).toBe('clan');
  });

  it('leaves a primitive PPC alone, and a Clan ER PPC of a time before there are capacitors for it', () => {
    const unit = (Era: string) =>
      mech({
        header: { Era, TechBase: 'Clan' },
        items: {
          LT: [...times(3, 'Primitive Prototype PPC'), 'PPC Capacitor'],
          RT: [...times(2, 'CLERPPC'), 'PPC Capacitor'],
        },
      });
    // The right torso comes after the left one.
    expect(servedBy(unit('3100'), 'PPC Capacitor')).toEqual([undefined, undefined]);
    expect(servedBy(unit('3101'), 'PPC Capacitor')).toEqual([undefined, ['CLERPPC', 'RT', 0]]);
  });

  it('beyond the number of PPCs loads them a second time, in the order of mounting', () => {
    const unit = mech({
      items: { LT: [...times(3, 'PPC'), ...times(2, 'ISSNPPC'), ...times(3, 'PPC Capacitor')] },
    });
    const [, , third] = unit.equipment.filter(({ name }) => name === 'PPC Capacitor');
    expect(third?.linked).toBe(mountOf(unit, 'PPC'));
    expect(mountOf(unit, 'PPC').linkedBy).not.toBe(third);
  });

  it('without any PPC in its location serves none', () => {
    const unit = mech({ items: { LT: ['PPC Capacitor'], RT: times(3, 'PPC') } });
    expect(servedBy(unit, 'PPC Capacitor')).toEqual([undefined]);
  });
});

describe('Apollo', () => {
  it('serves the first launcher of medium-range missiles of its location', () => {
    const unit = mech({ items: { LT: ['LRM 5', 'MRM 10', 'MRM 10', 'ISApollo'], RT: ['MRM 10'] } });
    expect(servedBy(unit, 'ISApollo')).toEqual([['MRM 10', 'LT', 1]]);
  });
});

describe('Stealth armor', () => {
  it('works through the ECM suite', () => {
    const unit = mech({
      header: { Armor: 'Stealth(Inner Sphere)' },
      items: { LT: times(2, 'Stealth'), RT: ['ISGuardianECM', 'ISGuardianECM'] },
    });
    expect(served(mountOf(unit, 'Stealth'))).toEqual(['ISGuardianECM', 'RT', 0]);
  });
});

describe('A machine gun array', () => {
  const guns = (unit: Mech, array = 'ISMGA') =>
    mountsOf(unit, array).map((mount) => mount.guns?.map(({ slot }) => slot));

  it('fires the guns that follow one another in its location', () => {
    expect(guns(mech({ items: { LT: ['ISMGA', 'Machine Gun', 'Machine Gun', 'Machine Gun'] } }))).toEqual([
      [1, 2, 3],
    ]);
  });

  it('fires at most four', () => {
    expect(guns(mech({ items: { LT: ['ISMGA', ...times(6, 'Machine Gun')] } }))).toEqual([[1, 2, 3, 4]]);
  });

  it('fires none beyond the first gap', () => {
    const items = { LT: ['Machine Gun', 'Machine Gun', 'Heat Sink', 'Machine Gun', 'ISMGA'] };
    expect(guns(mech({ items }))).toEqual([[0, 1]]);
  });

  it('leaves the guns of another array alone', () => {
    const items = { LT: ['ISMGA', 'ISMGA', ...times(6, 'Machine Gun')] };
    expect(guns(mech({ items }))).toEqual([
      [2, 3, 4, 5],
      [6, 7],
    ]);
  });

  it('fires guns of its own size alone', () => {
    const items = { LT: ['ISLMGA', 'Machine Gun', 'Light Machine Gun', 'Light Machine Gun'] };
    expect(guns(mech({ items }), 'ISLMGA')).toEqual([[2, 3]]);
  });

  it('is known to its guns', () => {
    const unit = mech({ items: { LT: ['ISMGA', 'Machine Gun'] } });
    expect(mountOf(unit, 'Machine Gun').linkedBy).toBe(mountOf(unit, 'ISMGA'));
  });
});

describe('A weapon', () => {
  it('draws on the first bin of its family and rack size, wherever that is', () => {
    const unit = mech({
      items: { LA: ['LRM 5'], LT: ['IS Ammo LRM-20', 'IS Ammo LRM-5'], RT: ['IS Ammo LRM-5'] },
    });
    expect(served(mountOf(unit, 'LRM 5'))).toEqual(['IS Ammo LRM-5', 'LT', 1]);
  });

  it('without ammunition for it draws on none', () => {
    expect(
      mountOf(mech({ items: { LA: ['LRM 5'], LT: ['IS Ammo SRM-2'] } }), 'LRM 5').linked,
    ).toBeUndefined();
  });

  it('that shares its bin with others leaves it shared', () => {
    const unit = mech({ items: { LA: ['LRM 5', 'LRM 5'], LT: ['IS Ammo LRM-5', 'IS Ammo LRM-5'] } });
    expect(servedBy(unit, 'LRM 5')).toEqual([
      ['IS Ammo LRM-5', 'LT', 0],
      ['IS Ammo LRM-5', 'LT', 0],
    ]);
  });
});

describe('A one-shot weapon', () => {
  it('brings one built-in round, an item without a location', () => {
    const unit = mech({ header: { Era: '3050' }, items: { LT: ['ISSRM4 (OS)'] } });
    const launcher = mountOf(unit, 'ISSRM4 (OS)');
    expect(launcher.linked).toMatchObject({ shots: 1, item: { ammoFamily: 'srm', rackSize: 4 } });
    expect(launcher.linked).not.toHaveProperty('location');
    expect(unit.equipment).toContain(launcher.linked);
  });

  it('does not draw on the bins of others, nor others on its round', () => {
    const unit = mech({ header: { Era: '3050' }, items: { LT: ['ISSRM4 (OS)', 'SRM 4', 'IS Ammo SRM-4'] } });
    expect(mountOf(unit, 'ISSRM4 (OS)').linked?.location).toBeUndefined();
    expect(served(mountOf(unit, 'SRM 4'))).toEqual(['IS Ammo SRM-4', 'LT', 2]);
  });
});

describe('CASE', () => {
  const caseOf = (unit: Mech) =>
    Object.fromEntries(unit.locations.map((state) => [state.location, state.case]));

  it('of an Inner Sphere unit protects the location where it stands', () => {
    expect(
      caseOf(mech({ items: { LT: ['ISCASE', 'IS Ammo LRM-20'], RT: ['IS Ammo LRM-20'] } })),
    ).toMatchObject({
      LT: 'case',
      RT: 'none',
    });
  });

  it('II is the better one', () => {
    expect(caseOf(mech({ items: { LT: ['ISCASEII'] } })).LT).toBe('case-ii');
  });

  it('is in every location of a Clan chassis that holds something explosive', () => {
    for (const TechBase of ['Clan', 'Mixed (Clan Chassis)']) {
      const items = { LA: ['CLGaussRifle'], LT: ['Clan Ammo LRM-20'], RT: ['CLERMediumLaser'] };
      expect(caseOf(mech({ header: { TechBase }, items }))).toEqual({
        ...{ LA: 'clan', LT: 'clan' },
        ...{ RT: 'none', RA: 'none', CT: 'none', HD: 'none', LL: 'none', RL: 'none' },
      });
    }
  });

  it('of a Clan chassis is in the second location of a split item, too', () => {
    const unit = mech({
      header: { TechBase: 'Mixed (Clan Chassis)' },
      items: { RA: times(6, 'ISHeavyGaussRifle'), RT: times(5, 'ISHeavyGaussRifle') },
    });
    expect(caseOf(unit)).toMatchObject({ RA: 'clan', RT: 'clan', LT: 'none' });
  });

  it('is implied by no Inner Sphere chassis', () => {
    const unit = mech({ header: { TechBase: 'Mixed (IS Chassis)' }, items: { LT: ['Clan Ammo LRM-20'] } });
    expect(caseOf(unit).LT).toBe('none');
  });
});
