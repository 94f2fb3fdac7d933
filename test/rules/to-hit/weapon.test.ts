import { describe, expect, test } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import { calculateToHit, type RangeBracket } from '../../../src/rules/to-hit/index.js';
import { ammunitionNamed, itemNamed } from '../items.js';
import { shooter, standing } from '../shot.js';
import { BOOK, calculate, entry, needs, step } from './shots.js';

const own = (weapon: string, bracket: RangeBracket = 'short', options = {}) =>
  step('weapon', { bracket, options: { weapon: itemNamed(weapon), minimumRange: 0, ...options } });

// docs/rules/weapon-attacks.md.
describe('what a weapon does of itself', () => {
  test.each([
    ['Medium Laser', 0],
    ['Medium Pulse Laser', -2],
    ['CLERMediumPulseLaser', -1],
    ['ISMediumXPulseLaser', -2],
    ['Heavy Medium Laser', 1],
    ['ISMediumReengineeredLaser', -1],
    ['MRM 20', 1],
    ['Rocket Launcher 10', 1],
    ['LRM 20', 0],
    ['Gauss Rifle', 0],
  ])('%s: %d', (name, modifier) => {
    expect(own(name)).toBe(modifier);
    expect(own(name, 'short', BOOK)).toBe(modifier);
  });

  test('a variable-speed pulse laser is the truer the nearer', () => {
    const brackets = ['short', 'medium', 'long'] as const;
    expect(brackets.map((bracket) => own('Medium VSP Laser', bracket))).toEqual([-3, -2, -1]);
  });

  test('a bombast laser scatters the more, the more is asked of it', () => {
    const set = (damageSetting: number) => own('Bombast Laser', 'short', { damageSetting });
    expect(own('Bombast Laser')).toBe(3);
    expect([12, 10, 8, 7].map(set)).toEqual([3, 2, 1, 0]);
  });

  test('a mortar fired directly costs 3', () => {
    const weapon = itemNamed('Clan Mech Mortar-4');
    expect(step('weapon', { options: { weapon } })).toBe(3);
    const attacker = { indirectFire: { isIndirect: true } };
    expect(step('weapon', { attacker, options: { weapon } })).toBe(0);
  });

  test('the entry bears its name', () => {
    expect(calculate({ options: { weapon: itemNamed('Large Pulse Laser') } }).modifiers.at(-1)).toEqual({
      id: 'weapon',
      name: 'Weapon',
      value: -2,
      source: 'weapon',
      description: 'Large Pulse Laser',
    });
  });

  test('nothing else than the weapon that is fired brings these', () => {
    expect(needs({ attacker: { weaponType: 'Medium Pulse Laser' } })).toBe(4);
  });
});

describe('what its load does', () => {
  const loaded = (weapon: string, ammunition: string, shot = {}) =>
    step('weapon', {
      ...shot,
      options: { weapon: itemNamed(weapon), minimumRange: 0, ammunition: ammunitionNamed(ammunition) },
    });

  test('cluster rounds of an LB-X autocannon help by 1', () => {
    expect(loaded('LB 10-X AC', 'LB 10-X Cluster Ammo')).toBe(-1);
    expect(loaded('LB 10-X AC', 'LB 10-X AC Ammo')).toBe(0);
  });

  test('so does a silver bullet gauss rifle', () => {
    expect(loaded('Silver Bullet Gauss Rifle', 'Silver Bullet Gauss Rifle Ammo')).toBe(-1);
  });

  test('armor-piercing rounds cost 1', () => {
    expect(loaded('AC/10', 'IS Armor-Piercing Ammo AC/10')).toBe(1);
  });

  test('precision rounds take up to 2 of the target movement', () => {
    const moved = (hexesMoved: number) =>
      loaded('AC/10', 'IS Precision Ammo AC/10', { target: { movementType: 'run', hexesMoved } });
    expect([0, 3, 5, 12].map(moved)).toEqual([0, -1, -2, -2]);
  });

  test('semi-guided missiles follow a designator, however the target moves', () => {
    const at = (tagged: boolean) =>
      loaded('LRM 10', 'IS Ammo LRM-10 Semi-guided', {
        target: { movementType: 'jump', hexesMoved: 5, tagged },
      });
    expect([at(true), at(false)]).toEqual([-3, 0]);
  });

  test('semi-guided missiles fired indirectly mind neither spotter nor ground', () => {
    const shot = (tagged: boolean) =>
      needs({
        attacker: { indirectFire: { isIndirect: true, spotterMovement: 'run' } },
        target: { tagged },
        options: {
          ...BOOK,
          weapon: itemNamed('LRM 10'),
          minimumRange: 0,
          ammunition: ammunitionNamed('IS Ammo LRM-10 Semi-guided'),
          interveningTerrain: [['light_woods']],
          targetTerrain: ['light_woods'],
        },
      });
    expect([shot(false), shot(true)]).toEqual([4 + 3 + 2, 4]);
  });

  test('heat-seeking missiles find a hot target better, and a cold one worse', () => {
    const at = (heat: number) => loaded('SRM 6', 'IS Ammo SRM-6 Heat-Seeking', { target: { heat } });
    expect([0, 4, 5, 14, 30].map(at)).toEqual([1, 0, -1, -2, -6]);
  });
});

describe('what serves it', () => {
  const linked = (weapon: string, to: string, options = {}, attacker = {}) =>
    entry('linked', {
      attacker,
      options: { weapon: itemNamed(weapon), linkedTo: itemNamed(to), ...options },
    });

  test('an Apollo helps by 1, and so makes up for the MRM', () => {
    expect(linked('MRM 20', 'ISApollo')).toBe(-1);
    expect(needs({ options: { weapon: itemNamed('MRM 20'), linkedTo: itemNamed('ISApollo') } })).toBe(4);
  });

  test('an Artemis V helps its own missiles by 1, on a line that it sees', () => {
    const own = { ammunition: ammunitionNamed('Clan Ammo LRM-15 (Clan) Artemis V-capable') };
    const other = { ammunition: ammunitionNamed('Clan Ammo LRM-15 (Clan) Semi-guided') };
    expect(linked('CLLRM15', 'CLArtemisV', own)).toBe(-1);
    expect(linked('CLLRM15', 'CLArtemisV')).toBe(-1);
    expect(linked('CLLRM15', 'CLArtemisV', other)).toBeUndefined();
    expect(linked('CLLRM15', 'CLArtemisV', own, { indirectFire: { isIndirect: true } })).toBeUndefined();
  });

  test('an Artemis IV does not help to hit', () => {
    expect(linked('LRM 20', 'ISArtemisIV')).toBeUndefined();
  });

  test('a laser pulse module does nothing until it is switched on, and helps by 2 then (docs/rules/weapon-attacks.md)', () => {
    expect(linked('Medium Laser', 'ISRISCLaserPulseModule')).toBeUndefined();
    expect(linked('Medium Laser', 'ISRISCLaserPulseModule', { pulseModule: false })).toBeUndefined();
    expect(linked('Medium Laser', 'ISRISCLaserPulseModule', { pulseModule: true })).toBe(-2);
    expect(linked('LRM 20', 'ISArtemisIV', { pulseModule: true })).toBeUndefined();
  });
});

describe('the weapon brings its own', () => {
  test('minimum range, which an explicit one outdoes', () => {
    const weapon = itemNamed('LRM 20');
    expect(entry('minimum_range', { range: 4, options: { weapon } })).toBe(2);
    expect(entry('minimum_range', { range: 4, options: { weapon, minimumRange: 0 } })).toBeUndefined();
    expect(entry('minimum_range', { range: 6, options: { weapon, ...BOOK } })).toBe(1);
  });

  test('no minimum range of its own where the load has another', () => {
    const weapon = itemNamed('MML 5');
    const loadedWith = (ammunition: string) =>
      entry('minimum_range', { range: 4, options: { weapon, ammunition: ammunitionNamed(ammunition) } });
    expect(loadedWith('IS MML-5 LRM Ammo')).toBe(2);
    expect(loadedWith('IS MML-5 SRM Ammo')).toBeUndefined();
  });

  test('type and category, which explicit ones outdo', () => {
    const abilities = ['weapon_specialist_lrm_20', 'gunnery_specialist_missile'];
    const shot = (attacker: object) =>
      step('spa', { attacker: { abilities, ...attacker }, options: { weapon: itemNamed('LRM 20') } });
    expect(shot({})).toBe(-3);
    expect(shot({ weaponType: 'PPC' })).toBe(-1);
    expect(shot({ weaponCategory: 'energy' })).toBe(-2 + 1);
  });

  test('names are looked up where the caller passes a catalog', () => {
    const shot = (weapon: string) =>
      calculateToHit(shooter(), standing(), 'short', 3, { weapon }, officialCatalog.find).finalToHit;
    expect(shot('Medium Pulse Laser')).toBe(2);
    expect(shot('medium-pulse-laser')).toBe(2);
    expect(() => shot('Medium Plush Laser')).toThrow(
      new RangeError('weapon is "Medium Plush Laser": no equipment of that name'),
    );
  });
});

describe('the head of an immobile target', () => {
  const aims = (weapon: string, options = {}) =>
    entry('target_immobile', {
      target: { immobile: true },
      options: { ...BOOK, weapon: itemNamed(weapon), minimumRange: 0, aimed: 'immobile-head', ...options },
    });

  test('can be picked with single shots, not with what scatters', () => {
    expect(['Medium Laser', 'Gauss Rifle', 'Flamer'].map((weapon) => aims(weapon))).toEqual([3, 3, 3]);
    expect(['LRM 20', 'HAG/20', 'Machine Gun Array'].map((weapon) => aims(weapon))).toEqual([-4, -4, -4]);
    expect(aims('LB 10-X AC', { ammunition: ammunitionNamed('LB 10-X Cluster Ammo') })).toBe(-4);
  });
});

describe('an iNarc homing pod on the target', () => {
  const pod = { target: { homingPod: true } };
  const shot = (options: object) => step('weapon', { ...pod, options });

  test.each(['standard', 'total-warfare'] as const)('guides missiles by 1 in %s', (ruleset) => {
    expect(shot({ ruleset, weapon: itemNamed('LRM 20'), minimumRange: 0 })).toBe(-1);
    expect(step('weapon', { options: { ruleset, weapon: itemNamed('LRM 20'), minimumRange: 0 } })).toBe(0);
  });

  test('guides those alone that are made for it', () => {
    const weapon = itemNamed('SRM 6');
    const guided = ammunitionNamed('SRM 6 Narc-Capable Ammo');
    expect(guided.munitions).toContain('narc-capable');
    expect(shot({ weapon, ammunition: guided })).toBe(-1);
    expect(shot({ weapon, ammunition: ammunitionNamed('SRM 6 Ammo') })).toBe(0);
  });

  test('does nothing for guns', () => {
    expect(shot({ weapon: itemNamed('Gauss Rifle'), minimumRange: 0 })).toBe(0);
    expect(shot({ weapon: itemNamed('Medium Laser') })).toBe(0);
  });
});
