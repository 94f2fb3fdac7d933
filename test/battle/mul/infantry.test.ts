import { describe, expect, it } from 'vitest';
import { readMul } from '../../../src/battle/mul/read-mul.js';
import { writeMul } from '../../../src/battle/mul/write-mul.js';
import { customInfantry } from '../custom-infantry.js';

describe('A platoon in a .mul file', () => {
  it('keeps the troopers who are left, and the skills of its leader', () => {
    const unit = customInfantry();
    const condition = { structure: { troopers: 12 } };
    const text = writeMul([{ unit, pilot: { gunnery: 3, piloting: 6 }, condition }]);
    expect([...text.matchAll(/<location index="(\d)"/g)].map(([, index]) => index)).toEqual(['0']);
    const { units, warnings } = readMul(text, () => unit, 'force.mul');
    expect([units[0]?.condition, units[0]?.pilot?.gunnery, units[0]?.pilot?.piloting, warnings]).toEqual([
      condition,
      3,
      6,
      [],
    ]);
  });
});
