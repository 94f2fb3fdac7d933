import { describe, expect, it } from 'vitest';
import { canonicalQuirkId } from '../../../src/units/quirks/quirk-ids.js';
import { mech } from '../mtf/mtf-text.js';

describe('A quirk', () => {
  it.each([
    ['imp_target_short', 'improved_targeting_short'],
    ['imp_target_med', 'improved_targeting_medium'],
    ['imp_target_long', 'improved_targeting_long'],
    ['poor_target_short', 'poor_targeting_short'],
    ['poor_target_med', 'poor_targeting_medium'],
    ['poor_target_long', 'poor_targeting_long'],
    ['easy_pilot', 'easy_to_pilot'],
    ['hard_pilot', 'hard_to_pilot'],
    ['pro_actuator', 'protected_actuators'],
    ['exp_actuator', 'exposed_actuators'],
    ['imp_cooling', 'improved_cooling'],
  ])('that files call %s has the id %s', (written, id) => {
    expect(canonicalQuirkId(written)).toBe(id);
    expect(canonicalQuirkId(id)).toBe(id);
  });

  it.each([
    ...['animalistic', 'battle_computer', 'battle_fists_la', 'command_mech', 'low_profile', 'multi_trac'],
    ...['rugged_1', 'stable', 'cramped_cockpit', 'no_arms', 'sensor_ghosts', 'unbalanced', 'accurate'],
    ...['stable_weapon', 'poor_cooling', 'no_cooling', 'fast_reload', 'weak_head_1', 'em_interference'],
  ])('called %s in files is called so here', (id) => expect(canonicalQuirkId(id)).toBe(id));

  it('that nobody knows keeps its id', () => {
    expect(canonicalQuirkId('sings_at_night')).toBe('sings_at_night');
    expect(canonicalQuirkId('constructor')).toBe('constructor');
  });

  it('of an MTF file stands on a line of its own, in the order of the file', () => {
    const unit = mech({ lines: ['quirk:easy_pilot', 'quirk:sings_at_night', 'quirk:stable'] });
    expect(unit.quirks).toEqual(['easy_to_pilot', 'sings_at_night', 'stable']);
    expect(unit.warnings).toEqual([]);
  });

  it('is heeded in lower case alone', () => {
    const { warnings, ...unit } = mech({ lines: ['Quirk:stable', 'QUIRK:cowl', 'quirk:'] });
    expect({ ...unit, warnings: [] }).toEqual(mech());
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Quirk:" was ignored: this key is only read in lower case',
      '"QUIRK:" was ignored: this key is only read in lower case',
    ]);
  });
});
