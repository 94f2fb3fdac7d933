import { describe, expect, it } from 'vitest';
import type { PhysicalWeapon } from '../../../src/catalog/index.js';
import {
  calculatePhysicalDamage,
  calculatePhysicalOwnDamage,
  physicalAttackHeat,
  physicalAttackWith,
  rollLancePierces,
  rollPhysicalDamage,
  rollSpikesBreak,
  strikeSpikes,
} from '../../../src/edge/rules/physical.js';
import { itemNamed } from '../items.js';
import { scriptedDice } from '../scripted-dice.js';
import { attacker, needs } from './fighters.js';

function weaponNamed(name: string): PhysicalWeapon {
  const item = itemNamed(name);
  if (item.kind !== 'physical-weapon') throw new Error(`"${name}" is no physical weapon`);
  return item;
}

describe('lance', () => {
  it('strikes for a fifth of the tonnage, and twice that in a charge', () => {
    expect(calculatePhysicalDamage('lance', attacker())).toBe(10);
    expect(calculatePhysicalDamage('lance', attacker({ charging: true }))).toBe(20);
    expect(calculatePhysicalDamage('hatchet', attacker({ charging: true }))).toBe(10);
  });

  it('drives through armor on 10 or more, but not through hardened or ferro-lamellor', () => {
    expect(rollLancePierces({ armorLeft: 5 }, scriptedDice(5, 5))).toBe(true);
    expect(rollLancePierces({ armorLeft: 5 }, scriptedDice(5, 4))).toBe(false);
    expect(rollLancePierces({ armorLeft: 0 }, scriptedDice())).toBe(false);
    expect(rollLancePierces({ armorLeft: 5, armorType: 'hardened' }, scriptedDice())).toBe(false);
    expect(rollLancePierces({ armorLeft: 5, armorType: 'ferro-lamellor' }, scriptedDice())).toBe(false);
  });
});

describe('ram plate', () => {
  const ram = attacker({ tonnage: 65, hexesMoved: 4, ramPlate: true });

  it('makes a charge half again as strong, rounded up', () => {
    expect(calculatePhysicalDamage('charge', attacker({ tonnage: 65, hexesMoved: 4 }))).toBe(20);
    expect(calculatePhysicalDamage('charge', ram)).toBe(30);
    expect(calculatePhysicalDamage('charge', attacker({ tonnage: 50, hexesMoved: 4, ramPlate: true }))).toBe(
      23,
    );
  });

  it('halves what the charge costs its own, rounded down', () => {
    expect(calculatePhysicalOwnDamage('charge', ram, { tonnage: 70 })).toBe(3);
    expect(calculatePhysicalOwnDamage('dfa', ram, { tonnage: 70 })).toBe(13);
  });
});

describe('spikes', () => {
  it('add 2 to a charge for each torso that has them', () => {
    expect(calculatePhysicalDamage('charge', attacker({ hexesMoved: 4, spikedTorsos: 2 }))).toBe(19);
    expect(() => calculatePhysicalDamage('charge', attacker({ spikedTorsos: 4 }))).toThrow(
      /spikedTorsos is 4/,
    );
  });

  it('take 4 points of a blow, but never all, and hurt the limb that struck', () => {
    expect(strikeSpikes('punch', 10)).toEqual({ damage: 6, attackerDamage: 2 });
    expect(strikeSpikes('kick', 3)).toEqual({ damage: 1, attackerDamage: 2 });
    expect(strikeSpikes('charge', 5)).toEqual({ damage: 1, attackerDamage: 2 });
    expect(strikeSpikes('hatchet', 10)).toEqual({ damage: 6, attackerDamage: 0 });
    expect(strikeSpikes('push', 0)).toEqual({ damage: 0, attackerDamage: 0 });
  });

  it('break on 9 or more', () => {
    expect(rollSpikesBreak(scriptedDice(4, 5))).toBe(true);
    expect(rollSpikesBreak(scriptedDice(4, 4))).toBe(false);
  });
});

describe('buzzsaw', () => {
  it('hits by 1 easier, for as much as two dice show', () => {
    expect(needs('buzzsaw')).toBe(4);
    const dice = scriptedDice(4, 6);
    expect(rollPhysicalDamage('buzzsaw', attacker(), dice)).toBe(10);
    dice.done();
    expect(calculatePhysicalDamage('buzzsaw', attacker())).toBe(7);
    expect(calculatePhysicalDamage('buzzsaw', attacker({ tripleStrengthMyomer: true }))).toBe(7);
  });

  it('is half as strong under water, rounded down', () => {
    expect(rollPhysicalDamage('buzzsaw', attacker({ limbSubmerged: true }), scriptedDice(4, 5))).toBe(4);
  });

  it('is the weapon that the catalog calls so, and costs 3 heat', () => {
    expect(physicalAttackWith(weaponNamed('buzzsaw'))).toBe('buzzsaw');
    expect(physicalAttackHeat('buzzsaw')).toBe(3);
  });

  it('no other attack rolls for its damage', () => {
    expect(rollPhysicalDamage('chainsaw', attacker(), scriptedDice())).toBe(5);
  });
});

describe('heat of physical attacks', () => {
  it('is that of a vibroblade while it is switched on', () => {
    const blade = weaponNamed('vibroblade-medium');
    expect(physicalAttackHeat('medium_vibroblade', { bladeActive: true }, blade)).toBe(5);
    expect(physicalAttackHeat('medium_vibroblade', {}, blade)).toBe(0);
    expect(physicalAttackHeat('punch')).toBe(0);
  });
});
