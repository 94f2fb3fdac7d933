import { describe, expect, test } from 'vitest';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { checkInvariants } from '../../src/battle/invariants.js';
import { type SampleBattle, sampleBattle } from './sample-battle.js';

const sample = (): SampleBattle =>
  sampleBattle({
    red: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 9] }],
  });

describe('the state of a battle', () => {
  test('is sound when it begins', () => {
    expect(() => checkInvariants(sample().battle)).not.toThrow();
  });

  test.each<[string, (unit: Combatant) => unknown, RegExp]>([
    [
      'more armor than was built',
      (unit) => unit.armor.fill(100),
      /Shadow Hawk SHD-2H \(red-1\): armor\[0\] is 100: expected 0 to 9/,
    ],
    ['armor below nothing', (unit) => unit.rearArmor.fill(-1), /rearArmor\[0\] is -1: expected 0 to 0/],
    ['structure that is no number', (unit) => unit.structure.fill(Number.NaN), /structure\[0\] is NaN/],
    [
      'a hit on a slot that is not there',
      (unit) => unit.hitSlots.fill(1 << 6),
      /hitSlots\[0\] is 64: expected bits of its 6 slots/,
    ],
    ['heat below zero', (unit) => Object.assign(unit, { heat: -1 }), /heat is -1: expected 0 or more/],
    ['more rounds than fit', (unit) => unit.rounds.fill(1000), /rounds\[0\] is 1000/],
    ['rounds below nothing', (unit) => unit.rounds.fill(-1), /rounds\[0\] is -1/],
    ['a facing of none', (unit) => Object.assign(unit, { facing: 6 }), /facing is 6: expected 0 to 5/],
    [
      'a torso turned on the ground',
      (unit) => Object.assign(unit, { prone: true, torsoFacing: 1 }),
      /torsoFacing is 1: expected 0 like its feet/,
    ],
    ['seven wounds', (unit) => Object.assign(unit, { wounds: 7 }), /wounds is 7: expected 0 to 6/],
    [
      'six wounds survived',
      (unit) => Object.assign(unit, { wounds: 6 }),
      /pilotDead is false: expected true/,
    ],
    [
      'a dead pilot awake',
      (unit) => Object.assign(unit, { pilotDead: true, lost: 'pilot-killed' }),
      /conscious is true: expected false/,
    ],
    [
      'a hex beyond the map',
      (unit) => Object.assign(unit, { hex: 256 }),
      /hex is 256: expected a hex of the map, 0 to 255/,
    ],
    [
      "another's hex",
      (unit) => Object.assign(unit, { hex: 149 }),
      /hex is 149: expected to itself, not to unit 1/,
    ],
    [
      'off the map and still in the battle',
      (unit) => Object.assign(unit, { hex: -1 }),
      /hex is -1: expected a hex of the map, for a unit in the battle/,
    ],
    [
      'a head shot off and still in the battle',
      (unit) => unit.structure.fill(0, 0, 1),
      /lost is undefined: expected head-destroyed/,
    ],
    [
      'a charge at a friend',
      (unit) => Object.assign(unit, { chargeTarget: 0, chargeKind: 'charge' }),
      /chargeTarget is 0: expected an opponent/,
    ],
  ])('is broken by %s', (_, breakIt, message) => {
    const { battle, red } = sample();
    breakIt(red);
    expect(() => checkInvariants(battle)).toThrow(message);
  });

  test('is broken by somebody who acts when destroyed', () => {
    const { battle, red } = sample();
    battle.phase = 'weapons';
    red.lost = 'withdrawn';
    battle.declaredFire.push({ unit: red.index, order: { torsoFacing: 0, shots: [] } });
    expect(() => checkInvariants(battle)).toThrow(
      /\(red-1\): lost is withdrawn: expected nothing, for a unit that has declared/,
    );
  });
});
