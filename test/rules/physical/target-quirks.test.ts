import { describe, expect, it } from 'vitest';
import { entry, needs } from './fighters.js';

const BOOK = { ruleset: 'total-warfare' } as const;

describe('quirks and abilities of the target of a physical attack', () => {
  it('Distracting adds 1 to every physical attack, and nothing in total-warfare', () => {
    for (const kind of ['punch', 'kick', 'push', 'charge', 'dfa', 'sword'] as const) {
      expect(entry('target_distracting', kind, {}, { unitQuirks: ['distracting'] })).toBe(1);
      expect(entry('target_distracting', kind, {}, { unitQuirks: ['distracting'] }, BOOK)).toBeUndefined();
    }
    expect(entry('distracting', 'punch', { unitQuirks: ['distracting'] })).toBeUndefined();
  });

  it('Evasive adds 1 to shots at a target that ran or jumped, in standard alone', () => {
    const evasive = (movementType: 'walk' | 'run' | 'jump') => ({ movementType, abilities: ['evasive'] });
    expect(entry('target_evasive', 'kick', {}, evasive('walk'))).toBeUndefined();
    expect(entry('target_evasive', 'kick', {}, evasive('run'))).toBe(1);
    expect(entry('target_evasive', 'kick', {}, evasive('jump'))).toBe(1);
    expect(entry('target_evasive', 'kick', {}, evasive('run'), BOOK)).toBeUndefined();
  });

  it('Low Profile and Sensor Ghosts are for shots alone', () => {
    expect(needs('kick', { unitQuirks: ['sensor_ghosts'] }, { unitQuirks: ['low_profile'] })).toBe(3);
  });

  it('Clan Pilot Training adds 1 to own attacks, and Frogman takes 1 off in deep water, in total-warfare', () => {
    expect(needs('kick', { abilities: ['clan_pilot_training'] }, {}, BOOK)).toBe(4);
    expect(needs('kick', { abilities: ['clan_pilot_training'] })).toBe(3);
    expect(needs('punch', { abilities: ['tm_frogman'], waterDepth: 2 }, {}, BOOK)).toBe(4);
    expect(needs('punch', { abilities: ['tm_frogman'], waterDepth: 1 }, {}, BOOK)).toBe(5);
    expect(needs('punch', { abilities: ['tm_frogman'], waterDepth: 2 })).toBe(5);
  });

  it('Barrel Fists make up for the hand that an arm was built without, in total-warfare', () => {
    const arm = { arm: 'left', armBuiltWithout: 'hand', unitQuirks: ['barrel_fists_la'] } as const;
    expect(needs('punch', arm)).toBe(6);
    expect(needs('punch', arm, {}, BOOK)).toBe(5);
    expect(needs('punch', { ...arm, unitQuirks: ['barrel_fists_ra'] }, {}, BOOK)).toBe(6);
  });
});
