import { describe, expect, it } from 'vitest';
import { added, calculationOf, type Sample, steps } from './sample-mech.js';

const several = (count: number, name: string) => Array.from({ length: count }, () => name);
/** Cool enough for everything here: 18 double heat sinks, none of them in a slot. */
const COOL: Sample = {
  engine: { rating: 450, type: 'fusion', clan: false },
  heatSinks: { count: 18, kind: 'double', clan: false },
};
const weaponLines = (sample: Sample) =>
  steps({ ...COOL, ...sample }).filter(({ calculation }) => /heat \d|overheated/.test(calculation));
const order = (sample: Sample) => weaponLines(sample).map(({ label }) => label);
/** The weapon's own line; what may explode has another among the penalties. */
const worth = (label: string, carrying: Sample['carrying'], sample: Sample = {}) =>
  weaponLines({ ...sample, ...(carrying && { carrying }) }).find((line) => line.label === label)?.step;

describe('The order of weapons', () => {
  it('Weapon sort order algorithm', () => {
    // The large laser and the AC/10 are worth 123 each; the autocannon is the cooler.
    const carrying = {
      RT: ['LRM 20', 'Autocannon/10'],
      RA: ['Large Laser', 'PPC'],
      LA: ['Small Laser', 'Machine Gun'],
    };
    expect(order({ carrying })).toEqual([
      'Machine Gun (LA)',
      'LRM 20 (RT)',
      'PPC (RA)',
      'AC/10 (RT)',
      'Large Laser (RA)',
      'Small Laser (LA)',
    ]);
  });

  it('Heatless weapons prioritized', () => {
    const carrying = {
      RT: ['Machine Gun', 'ISGaussRifle'],
      RA: ['Heavy Machine Gun', 'ISImprovedNarc'],
      LA: ['PPC'],
    };
    expect(order({ carrying })).toEqual([
      'iNarc (RA)',
      'Heavy Machine Gun (RA)',
      'Machine Gun (RT)',
      'Gauss Rifle (RT)',
      'PPC (LA)',
    ]);
  });

  it('goes by values with their factors, rear weapons at half', () => {
    const carrying = { RT: ['Large Laser', 'PPC'], LT: ['PPC (R)'] };
    expect(order({ carrying })).toEqual(['PPC (RT)', 'Large Laser (RT)', 'PPC (LT)']);
  });
});

describe('The value of a weapon', () => {
  it('Artemis IV modifier', () => {
    expect(worth('LRM 20 (RT)', { RT: ['LRM 20', 'ISArtemisIV'] })).toBeCloseTo(181 * 1.2, 9);
  });

  it('Artemis V modifier', () => {
    expect(worth('LRM 20 (RT)', { RT: ['CLLRM20', 'CLArtemisV'] })).toBeCloseTo(220 * 1.3, 9);
  });

  it('Targeting Computer modifier', () => {
    expect(worth('PPC (RA)', { RA: ['PPC'], RT: ['ISTargeting Computer'] })).toBe(176 * 1.25);
    expect(worth('LRM 20 (LT)', { LT: ['LRM 20'], RT: ['ISTargeting Computer'] })).toBe(181);
  });

  it('Actuator Enhancement System modifier', () => {
    const guns = { RA: ['Large Laser'], LA: ['Large Laser'], RT: ['Large Laser'] };
    const right = { ...guns, RA: ['ISAES', 'Large Laser'] };
    expect(worth('Large Laser (RA)', right)).toBe(123 * 1.25);
    expect(worth('Large Laser (LA)', right)).toBe(123);
    expect(worth('Large Laser (RT)', right)).toBe(123);
    const both = { ...right, LA: ['ISAES', 'Large Laser'] };
    expect(worth('Large Laser (RA)', both)).toBe(123 * 1.25);
    expect(worth('Large Laser (LA)', both)).toBe(123 * 1.25);
  });

  it.each([
    ['legs of a biped', 'biped', { RL: ['ISAES', 'Medium Laser'], LL: ['ISAES'] }, 'Medium Laser (RL)'],
    ['front legs of a quad', 'quad', { FRL: ['ISAES', 'Medium Laser'] }, 'Medium Laser (FRL)'],
  ] as const)(
    'gains nothing from an Actuator Enhancement System in the %s',
    (_, chassisKind, carrying, label) => {
      expect(worth(label, carrying, { chassisKind, tonnage: 35 })).toBe(46);
    },
  );

  it('Multiple modifiers stack multiplicatively', () => {
    // 1.2 × 1.25: no launcher gains from both Artemis IV and a targeting computer, but one in an enhanced arm may.
    expect(worth('LRM 20 (RA)', { RA: ['ISAES', 'LRM 20', 'ISArtemisIV'] })).toBeCloseTo(181 * 1.5, 9);
    expect(worth('PPC (RA)', { RA: ['ISAES', 'PPC'], RT: ['ISTargeting Computer'] })).toBe(176 * 1.25 * 1.25);
  });

  it.each([
    ['Prototype Artemis IV', 'LRM 20', 'ISArtemisIVProto', 'LRM 20 (RT)', 181 * 1.1],
    ['Apollo', 'MRM 30', 'ISApollo', 'MRM 30 (RT)', 168 * 1.15],
    ['a pulse module', 'Large Laser', 'ISRISCLaserPulseModule', 'Large Laser (RT)', 123 * 1.15],
  ])('grows with %s', (_, weapon, link, label, value) => {
    expect(worth(label, { RT: [weapon, link] })).toBeCloseTo(value, 9);
  });

  it('grows by fire control for one launcher each, the first in the location', () => {
    const sample = { ...COOL, carrying: { RT: ['SRM 6', 'SRM 6', 'ISArtemisIV'], LT: ['SRM 6'] } };
    expect(added('SRM 6 (RT)', sample)).toEqual([expect.closeTo(59 * 1.2, 9), 59]);
    expect(added('SRM 6 (LT)', sample)).toEqual([59]);
  });

  it.each([
    ['Medium Laser', 46],
    ['ISMediumPulseLaser', 48],
    ['Light PPC', 88],
    ['Autocannon/5', 70],
    ['ISLBXAC10', 148],
    ['ISUltraAC5', 112],
    ['ISRotaryAC2', 118],
    ['ISGaussRifle', 320],
    ['CLHAG20', 267],
    ['CLAPGaussRifle', 21],
    ['ISMagshotGR', 15],
    ['ISPlasmaRifle', 210],
    ['Mek Taser', 40],
    ['TSEMP Cannon', 488],
    ['Bombast Laser', 137],
    ['Rifle (Cannon, Heavy)', 91],
  ])('of %s gains from a targeting computer', (name, value) => {
    const [line] = weaponLines({ carrying: { RT: [name], LT: ['ISTargeting Computer'] } });
    expect(line?.step).toBeCloseTo(value * 1.25, 9);
  });

  it.each([
    ['SRM 6', 59],
    ['MRM 10', 56],
    ['RL10', 18],
    ['Machine Gun', 5],
    ['Flamer', 6],
    ['ER Flamer', 16],
    ['ISSBGR', 198],
    ['ISSniper', 85],
    ['IS Fluid Gun', 6],
  ])('of %s gains nothing from a targeting computer', (name, value) => {
    const [line] = weaponLines({ carrying: { RT: [name], LT: ['ISTargeting Computer'] } });
    expect(line?.step).toBe(value);
  });

  it('falls to four fifths under a drone operating system', () => {
    expect(worth('PPC (RA)', { RA: ['PPC'], HD: ['ISDroneOperatingSystem'] })).toBeCloseTo(176 * 0.8, 9);
  });

  it('is that of the guns once more at 67 in a hundred for a machine gun array', () => {
    const sample = { carrying: { RA: ['ISMGA', ...several(4, 'Machine Gun')] } };
    expect(worth('Machine Gun Array (RA)', sample.carrying)).toBeCloseTo(0.67 * 20, 9);
    expect(weaponLines(sample)).toHaveLength(5);
  });

  it('of an array counts four guns at most, of its kind and side by side', () => {
    expect(worth('Machine Gun Array (RT)', { RT: ['ISMGA', ...several(6, 'Machine Gun')] })).toBeCloseTo(
      13.4,
      9,
    );
    const mixed = { RT: ['ISMGA', 'Machine Gun', 'Machine Gun', 'Light Machine Gun', 'Machine Gun'] };
    expect(worth('Machine Gun Array (RT)', mixed)).toBeCloseTo(6.7, 9);
  });

  it('is listed, and none where nothing is listed', () => {
    expect(order({ carrying: { RT: ['ISTAG', 'ISC3MasterUnit', 'Medium Laser'] } })).toEqual([
      'Medium Laser (RT)',
    ]);
  });
});

describe('A PPC capacitor', () => {
  it.each([
    ['PPC', 176, 88],
    ['Light PPC', 88, 44],
    ['Heavy PPC', 317, 53],
    ['ISSNPPC', 165, 87],
    ['ISERPPC', 229, 114],
  ])('adds to a %s of %d a value of %d', (name, listed, capacitor) => {
    const [line] = weaponLines({ carrying: { RT: [name, 'PPC Capacitor'] } });
    expect(line?.step).toBe(listed + capacitor);
  });

  it('serves a Clan ER PPC from 3101 on', () => {
    const carrying = { RT: ['CLERPPC', 'PPC Capacitor'] };
    expect(worth('ER PPC (RT)', carrying, { year: 3101 })).toBe(412 + 136);
    expect(worth('ER PPC (RT)', carrying, { year: 3100 })).toBe(412);
  });

  it('adds nothing to a prototype', () => {
    const [line] = weaponLines({ carrying: { RT: ['Primitive Prototype PPC', 'PPC Capacitor'] } });
    expect(line?.step).toBe(176);
  });

  it('is added after arm, rear and drone have had their say, and before the targeting computer', () => {
    const pair = ['PPC', 'PPC Capacitor'];
    expect(worth('PPC (RA)', { RA: ['ISAES', ...pair] })).toBe(176 * 1.25 + 88);
    expect(worth('PPC (RT)', { RT: ['PPC (R)', 'PPC Capacitor'], LT: ['ISGaussRifle'] })).toBe(176 / 2 + 88);
    expect(worth('PPC (RA)', { RA: pair, HD: ['ISDroneOperatingSystem'] })).toBeCloseTo(176 * 0.8 + 88, 9);
    expect(worth('PPC (RA)', { RA: pair, RT: ['ISTargeting Computer'] })).toBe((176 + 88) * 1.25);
  });
});

describe('Front and rear', () => {
  it('counts weapons that face the rear at half', () => {
    const carrying = { RT: ['Large Laser'], CT: ['Medium Laser (R)'] };
    expect(worth('Medium Laser (CT)', carrying)).toBe(23);
    expect(worth('Large Laser (RT)', carrying)).toBe(123);
  });

  it('halves the front instead where the rear is worth more', () => {
    const carrying = { RT: ['Medium Laser'], CT: ['Large Laser (R)'] };
    expect(worth('Medium Laser (RT)', carrying)).toBe(23);
    expect(worth('Large Laser (CT)', carrying)).toBe(123);
    expect(calculationOf('Front and rear', { carrying })).toContain('front 46 < rear 123');
    expect(calculationOf('Medium Laser (RT)', { carrying })).toBe('+ 46 × 0.5 (front) (heat 11)');
  });

  it('halves the rear where both are worth the same', () => {
    const carrying = { RT: ['Medium Laser'], LT: ['Medium Laser (R)'] };
    expect(worth('Medium Laser (RT)', carrying)).toBe(46);
    expect(worth('Medium Laser (LT)', carrying)).toBe(23);
  });

  it('leaves arms and turrets out', () => {
    const carrying = { RA: ['PPC'], LT: ['Large Laser (T)'], RT: ['Small Laser'], CT: ['Medium Laser (R)'] };
    expect(worth('PPC (RA)', carrying)).toBe(176);
    expect(worth('Large Laser (LT)', carrying)).toBe(123);
    expect(worth('Small Laser (RT)', carrying)).toBe(4.5);
    expect(worth('Medium Laser (CT)', carrying)).toBe(46);
  });

  it('counts leg weapons to the front', () => {
    const carrying = { RL: ['Large Laser'], CT: ['Medium Laser (R)'] };
    expect(worth('Large Laser (RL)', carrying)).toBe(123);
    expect(worth('Medium Laser (CT)', carrying)).toBe(23);
  });

  it('takes the front legs of a quad for no arms', () => {
    const quad = { chassisKind: 'quad' } as const;
    const carrying = { FRL: ['Medium Laser'], CT: ['Large Laser (R)'] };
    expect(worth('Medium Laser (FRL)', carrying, quad)).toBe(23);
    expect(worth('Large Laser (CT)', carrying, quad)).toBe(123);
  });

  it('compares values with all their factors but this one', () => {
    // Without the targeting computer the front would be worth more: 181 to 176.
    const carrying = { LT: ['LRM 20'], RT: ['PPC (R)'] };
    expect(worth('PPC (RT)', carrying)).toBe(88);
    const targeted = { ...carrying, RA: ['ISTargeting Computer'] };
    expect(worth('PPC (RT)', targeted)).toBe(220);
    expect(worth('LRM 20 (LT)', targeted)).toBe(90.5);
  });
});

describe('A vibroblade', () => {
  const blade = (arm: 'RA' | 'LA', carrying: Sample['carrying']) => {
    const line = weaponLines({ ...(carrying && { carrying }) }).find(({ label }) =>
      label.endsWith(`(${arm})`),
    );
    return { value: line?.step, words: line?.calculation };
  };

  it.each([
    ['ISSmallVibroblade', 12, 3],
    ['ISMediumVibroblade', 17, 5],
    ['ISLargeVibroblade', 24, 7],
  ])('in the left arm is a weapon that heats: %s, %d, heat %d', (name, value, heat) => {
    expect(blade('LA', { LA: [name] })).toEqual({ value, words: `+ ${value} (heat ${heat})` });
  });

  it('in the right arm has the heat of the left one, which is none where there is none', () => {
    expect(blade('RA', { RA: ['ISLargeVibroblade'] }).words).toBe('+ 24 (heat 0)');
    const both = weaponLines({ carrying: { RA: ['ISLargeVibroblade'], LA: ['ISSmallVibroblade'] } });
    expect(both.map(({ calculation }) => calculation)).toEqual(['+ 24 (heat 3)', '+ 12 (heat 6)']);
  });

  it('counts only if it starts in the first eight slots of the arm', () => {
    const sinks = (count: number) => Array.from({ length: count }, () => 'Heat Sink');
    expect(blade('LA', { LA: [...sinks(5), 'ISSmallVibroblade'] }).value).toBe(12);
    expect(blade('LA', { LA: [...sinks(6), 'ISSmallVibroblade'] }).value).toBeUndefined();
  });

  it('of a tripod counts if it starts in the first nine', () => {
    // Two actuators come first: six sinks leave the blade the ninth slot, seven the tenth.
    const tripod = (sinks: number) =>
      weaponLines({
        chassisKind: 'tripod',
        carrying: { LA: [...several(sinks, 'Heat Sink'), 'ISSmallVibroblade'] },
      }).map(({ step }) => step);
    expect(tripod(6)).toEqual([12]);
    expect(tripod(7)).toEqual([]);
  });

  it('gains from an enhanced arm, suffers under a drone system, and knows no triple strength', () => {
    expect(blade('LA', { LA: ['ISAES', 'ISSmallVibroblade'] }).value).toBe(15);
    expect(blade('LA', { LA: ['ISSmallVibroblade'], HD: ['ISDroneOperatingSystem'] }).value).toBeCloseTo(
      9.6,
      9,
    );
    expect(blade('LA', { LA: ['ISSmallVibroblade'], RT: ['Triple Strength Myomer'] }).value).toBe(12);
  });
});
