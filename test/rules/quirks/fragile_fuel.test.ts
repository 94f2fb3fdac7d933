import { expect, it } from 'vitest';
import { checkForCriticals } from '../../../src/battle/damage/criticals.js';
import { NOBODY } from '../../../src/battle/damage/source.js';
import { customVehicle } from '../../battle/custom-vehicle.js';
import { sampleBattle } from '../../battle/sample-battle.js';

const FRONT = 0;
const DRIVER_HIT = [3, 3];

function struck(dice: readonly number[], fusion: boolean, ruleset: 'standard' | 'total-warfare') {
  const sample = sampleBattle({
    red: [{ unit: customVehicle({ fusion, quirks: ['fragile_fuel'] }), at: [5, 8] }],
    blue: [{ unit: 'shadow-hawk-shd-2h', at: [5, 5], facing: 3 }],
    ruleset,
  });
  sample.add(...dice);
  checkForCriticals(sample.battle, sample.red, FRONT, NOBODY);
  sample.done();
  return sample.red.lost;
}

it('Fragile Fuel: after any critical hit on a vehicle that burns fuel, the tank explodes on 10 or more', () => {
  expect(struck([...DRIVER_HIT, 4, 5], false, 'total-warfare')).toBeUndefined();
  expect(struck([...DRIVER_HIT, 4, 6], false, 'total-warfare')).toBe('fuel-explosion');
  expect(struck([2, 3], false, 'total-warfare')).toBeUndefined();
});

it('Fragile Fuel does nothing to a fusion engine, nor in standard', () => {
  expect(struck(DRIVER_HIT, true, 'total-warfare')).toBeUndefined();
  expect(struck(DRIVER_HIT, false, 'standard')).toBeUndefined();
});
