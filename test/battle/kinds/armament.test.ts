import { describe, expect, it } from 'vitest';
import type { CustomMech } from '../custom-mech.js';
import { turnOf } from '../phases/turn.js';

/** The first weapon of a 'Mech with these in its torsos. */
function mountOf(right: readonly string[], left: readonly string[] = [], more: CustomMech = {}) {
  const { red } = turnOf({ red: { ...more, slots: { RT: right, LT: left } } });
  const [mount] = red.design.weapons;
  if (mount === undefined) throw new Error(`no weapon among ${right.join(', ')}`);
  return { mount, design: red.design };
}

describe('A weapon is for', () => {
  it.each([
    ['Medium Laser', 'attack'],
    ['ISAntiMissileSystem', 'anti-missile'],
    ['ISLaserAntiMissileSystem*2', 'anti-missile'],
    ['ISTAG', 'tag'],
    ['ISNarcBeacon*2', 'narc'],
    ['ISImprovedNarc*3', 'narc'],
    // Artillery fires at hexes from afar; artillery cannons also fire at what they see.
    ['ISArrowIV*12', 'none'],
    ['ISThumperArtilleryCannon*7', 'attack'],
    ['ISLRTorpedo5', 'attack'],
    ['ISMML5*3', 'attack'],
    ['CLATM3*2', 'attack'],
  ])('%s: %s', (weapon, use) => {
    expect(mountOf([weapon]).mount.use).toBe(use);
  });
});

describe('Ammunition', () => {
  it('feeds every weapon that it fits, and each starts with its first bin', () => {
    const { mount, design } = mountOf(['Autocannon/5*4', 'IS Ammo AC/5'], ['IS Ammo AC/5', 'IS Ammo SRM-4']);
    const names = design.bins.map(({ item }) => item.name);
    expect(mount.bins.map((bin) => names[bin])).toEqual(['AC/5 Ammo', 'AC/5 Ammo']);
    expect(mount.needsAmmunition).toBe(true);
    expect(mount.bins).toContain(mount.firstBin);
    const dry = mountOf(['Autocannon/5*4'], ['IS Ammo SRM-4']).mount;
    expect([dry.bins, dry.firstBin, dry.needsAmmunition]).toEqual([[], -1, true]);
    const laser = mountOf(['Medium Laser'], ['IS Ammo SRM-4']).mount;
    expect([laser.bins, laser.firstBin, laser.needsAmmunition]).toEqual([[], -1, false]);
  });

  it('is built into launchers for a single shot', () => {
    const { mount } = mountOf(['SRM 4 (OS)']);
    expect([mount.builtInShots, mount.needsAmmunition, mount.firstBin]).toEqual([1, false, -1]);
    expect(mountOf(['ISSRM4', 'IS Ammo SRM-4']).mount.builtInShots).toBe(0);
    expect(mountOf(['Rocket Launcher 10']).mount.builtInShots).toBe(1);
  });
});

describe('Equipment that serves a weapon', () => {
  it('is known to it: a fire control, a capacitor', () => {
    const artemis = mountOf(['ISLRM15*3', 'ISArtemisIV'], ['IS Ammo LRM-15 Artemis-capable']);
    expect(artemis.mount.linkedTo?.name).toBe('Artemis IV FCS');
    expect(artemis.design.fixtures[artemis.mount.linkedFixture]?.item?.name).toBe('Artemis IV FCS');
    const alone = mountOf(['ISLRM15*3'], ['IS Ammo LRM-15']).mount;
    expect([alone.linkedTo, alone.linkedFixture]).toEqual([undefined, -1]);
    const capacitor = mountOf(['PPC*3', 'PPC Capacitor']);
    expect(capacitor.mount.linkedTo?.name).toBe('PPC Capacitor');
  });
});

describe('A unit meets missiles', () => {
  it('with a system against them, and with no other weapon', () => {
    expect(mountOf(['ISAntiMissileSystem', 'Medium Laser']).design.meetsMissiles).toBe(true);
    expect(mountOf(['Medium Laser']).design.meetsMissiles).toBe(false);
    expect(turnOf({ red: {} }).red.design.meetsMissiles).toBe(false);
  });
});

describe('A design', () => {
  it('has the name of its unit', () => {
    expect(turnOf().red.design.name).toBe('Custom T-1');
  });
});
