import { describe, expect, it } from 'vitest';
import { officialCatalog } from '../../../src/catalog/official.js';
import {
  calculatePhysicalToHit,
  type PhysicalAttackKind,
  physicalAttackWith,
} from '../../../src/edge/rules/physical.js';
import { rulesetOf } from '../../../src/rules/ruleset.js';
import { attacker, entry, needs, target } from './fighters.js';

describe('the roll of a physical attack', () => {
  // docs/rules/physical-attacks.md
  const BASE: readonly (readonly [PhysicalAttackKind, number])[] = [
    ['punch', 0],
    ['kick', -2],
    ['push', -1],
    ['charge', 0],
    ['club', -1],
    ['hatchet', -1],
    ['sword', -2],
    ['mace', 1],
    ['retractable_blade', -2],
    ['lance', 1],
    ['flail', 0],
    ['wrecking_ball', 1],
    ['chain_whip', -2],
    ['vibroblade', -2],
    ['small_vibroblade', -2],
    ['large_vibroblade', -2],
    ['claw', 1],
    ['talons', -2],
    ['combine', -2],
    ['mining_drill', -1],
    ['spot_welder', -1],
    ['chainsaw', 0],
    ['dual_saw', 0],
    ['backhoe', 1],
    ['rock_cutter', 1],
    ['pile_driver', 2],
    ['small_shield', -2],
    ['medium_shield', -3],
    ['large_shield', -4],
  ];
  it.each(BASE)('of a %s is piloting %i', (kind, modifier) => {
    const roll = calculatePhysicalToHit(kind, attacker(), target());
    expect(roll).toMatchObject({ base: 5, targetNumber: 5 + modifier, impossible: false });
    expect(roll.modifiers[0]).toMatchObject({ id: 'piloting', source: 'base', value: 5 });
  });

  it('takes the modifier of a weapon from the catalog, which agrees with the table of attacks', () => {
    const items = officialCatalog.items.filter((item) => item.kind === 'physical-weapon');
    const stated = items.filter(({ toHitModifier }) => toHitModifier !== undefined);
    expect(stated.length).toBeGreaterThan(8);
    for (const weapon of stated) {
      const kind = physicalAttackWith(weapon) as PhysicalAttackKind;
      expect(rulesetOf('total-warfare').physical.toHit[kind]).toBe(weapon.toHitModifier);
      expect(needs(kind, {}, {}, { weapon: { ...weapon, toHitModifier: 3 } })).toBe(8);
    }
  });

  it('of a shield is the same whatever happened to the hand (docs/rules/weapon-attacks.md)', () => {
    expect(needs('small_shield', { handDestroyed: true, shield: 'passive' })).toBe(3);
    expect(needs('large_shield', { handDestroyed: true, shield: 'passive' })).toBe(1);
  });

  it('adds the movement of the attacker and of the target', () => {
    expect(needs('kick', { movementType: 'walk' })).toBe(4);
    expect(needs('kick', { movementType: 'run' })).toBe(5);
    expect(needs('kick', { movementType: 'jump' })).toBe(6);
    expect(needs('kick', {}, { movementType: 'run', hexesMoved: 5 })).toBe(5);
    expect(needs('kick', {}, { movementType: 'jump', hexesMoved: 5 })).toBe(6);
  });

  it('is easier against a target that is prone or cannot move', () => {
    expect(needs('kick', {}, { prone: true })).toBe(1);
    expect(needs('kick', {}, { immobile: true })).toBe(-1);
  });

  it('is harder against a target in woods, in water and in the dark', () => {
    expect(needs('kick', {}, {}, { targetTerrain: ['heavy_woods'] })).toBe(5);
    expect(needs('kick', {}, { partialCover: true })).toBe(4);
    expect(needs('push', {}, { partialCover: true })).toBe(7);
    expect(needs('kick', {}, {}, { environment: { light: 'night' } })).toBe(3);
    expect(needs('kick', {}, {}, { environment: { light: 'moonless_night' } })).toBe(4);
    expect(needs('kick', {}, {}, { environment: { light: 'pitch_black' } })).toBe(5);
  });

  it('is harder for a unit that spots, wears modular armor, is superheavy, half blind or of industrial myomer', () => {
    expect(needs('kick', { spotting: true })).toBe(4);
    expect(needs('kick', { modularArmor: true })).toBe(4);
    expect(needs('kick', { superheavy: true })).toBe(4);
    expect(needs('kick', { blindTorsoCockpit: true })).toBe(7);
    expect(needs('kick', { industrialMyomer: true })).toBe(5);
  });

  it('is easier with enhanced actuators in the limb that strikes', () => {
    expect(needs('punch', { actuatorEnhancement: true })).toBe(4);
    expect(needs('kick', { actuatorEnhancement: true })).toBe(2);
    expect(needs('push', { actuatorEnhancement: true })).toBe(4);
  });

  it('knows nothing of heat and wounds', () => {
    const wounded = { ...attacker(), heat: 20, pilotWounds: 3, sensorHits: 1 };
    expect(calculatePhysicalToHit('kick', wounded, target()).targetNumber).toBe(3);
  });

  it('of a punch suffers from each damaged or missing actuator of the arm', () => {
    expect(needs('punch', { actuatorDamage: { upperArmDestroyed: true } })).toBe(7);
    expect(needs('punch', { actuatorDamage: { lowerArmDestroyed: true } })).toBe(7);
    expect(needs('punch', { actuatorDamage: { lowerArmDestroyed: true }, handDestroyed: true })).toBe(8);
    expect(needs('punch', { handDestroyed: true })).toBe(6);
    expect(needs('punch', { armBuiltWithout: 'hand' })).toBe(6);
    // What has no lower arm has no hand, either.
    expect(needs('punch', { armBuiltWithout: 'lower-arm' })).toBe(8);
    expect(needs('claw', { armBuiltWithout: 'hand' })).toBe(6);
  });

  it('of a kick suffers from each damaged actuator of the leg', () => {
    expect(needs('kick', { legActuatorDamage: { upperLegDestroyed: true } })).toBe(5);
    expect(needs('kick', { legActuatorDamage: { lowerLegDestroyed: true } })).toBe(5);
    expect(needs('kick', { legActuatorDamage: { footDestroyed: true } })).toBe(4);
    expect(needs('kick', { chassis: 'quad', muleKick: true })).toBe(4);
  });

  it('of a push suffers from each shoulder', () => {
    expect(needs('push', { shouldersDestroyed: 1 })).toBe(6);
    expect(needs('push', { shouldersDestroyed: 2 })).toBe(8);
  });

  it('of a weapon suffers from the arm that swings it, and not when it sits in the torso', () => {
    const actuatorDamage = { upperArmDestroyed: true, lowerArmDestroyed: true };
    expect(needs('hatchet', { actuatorDamage })).toBe(8);
    expect(needs('backhoe', { actuatorDamage })).toBe(10);
    expect(needs('backhoe', { actuatorDamage, torsoMounted: true })).toBe(6);
  });

  it('of an aimed weapon costs 4', () => {
    expect(needs('hatchet', {}, {}, { aimedAt: 'punch' })).toBe(8);
    expect(needs('punch', {}, {}, { aimedAt: 'punch' })).toBe(5);
  });

  it('of a charge or a death from above weighs pilot against pilot', () => {
    expect(needs('charge', { piloting: 4, movementType: 'run' }, { piloting: 6 })).toBe(4);
    expect(needs('charge', { piloting: 6 }, { piloting: 4 })).toBe(8);
    expect(entry('piloting_difference', 'punch', { piloting: 6 }, { piloting: 4 })).toBeUndefined();
  });

  it('of a death from above always follows a jump and looks past terrain and water', () => {
    expect(needs('dfa', { piloting: 4 }, { piloting: 4 })).toBe(7);
    expect(
      needs('dfa', { movementType: 'jump' }, { partialCover: true }, { targetTerrain: ['heavy_woods'] }),
    ).toBe(8);
  });

  it('lists what cannot be done as an entry of Infinity', () => {
    const roll = calculatePhysicalToHit('kick', attacker({ prone: true }), target());
    expect(roll).toMatchObject({ targetNumber: Number.POSITIVE_INFINITY, impossible: true, probability: 0 });
    expect(roll.modifiers.at(-1)).toMatchObject({ id: 'cannot_attacker_prone' });
  });

  it('refuses wrong input, naming field and value', () => {
    expect(() => needs('headbutt' as PhysicalAttackKind)).toThrow(/kind is "headbutt"/);
    expect(() => needs('punch', { piloting: 9 })).toThrow(/piloting is 9/);
    expect(() => needs('punch', { piloting: Number.NaN })).toThrow(RangeError);
    expect(() => needs('punch', { tonnage: -1 })).toThrow(/tonnage is -1/);
    expect(() => needs('punch', { movementType: 'fly' as 'run' })).toThrow(/movementType is "fly"/);
    expect(() => needs('punch', {}, { hexesMoved: Number.NaN })).toThrow(/target.hexesMoved is NaN/);
    expect(() => needs('punch', {}, {}, { targetTerrain: ['lava' as 'magma'] })).toThrow(
      /targetTerrain\[0\] is "lava"/,
    );
    expect(() => needs('punch', {}, {}, { elevationDifference: 0.5 })).toThrow(/elevationDifference is 0.5/);
    expect(() => needs('punch', { abilities: ['karate'] })).toThrow(/karate/);
    expect(() => needs('punch', { arm: 'third' as 'left' })).toThrow(/arm is "third"/);
    expect(needs('punch', { unitQuirks: ['moustache'] })).toBe(5);
  });
});
