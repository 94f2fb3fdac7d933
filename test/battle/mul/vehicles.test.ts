import { describe, expect, it } from 'vitest';
import { readMul } from '../../../src/battle/mul/read-mul.js';
import { writeMul } from '../../../src/battle/mul/write-mul.js';
import { customVehicle } from '../custom-vehicle.js';

describe('A vehicle in a .mul file', () => {
  it('keeps its armor and structure by location, in the order of MegaMek: body, front, right, left, rear, turret', () => {
    const unit = customVehicle();
    const condition = { armor: { front: 3, turret: 7 }, structure: { left_side: 2 } };
    const text = writeMul([{ unit, pilot: { gunnery: 3, piloting: 4 }, condition }]);
    expect([...text.matchAll(/<location index="(\d)"/g)].map(([, index]) => index)).toEqual(['1', '3', '5']);
    const { units, warnings } = readMul(text, () => unit, 'force.mul');
    expect([units[0]?.condition, units[0]?.pilot?.gunnery, warnings]).toEqual([condition, 3, []]);
  });
});
