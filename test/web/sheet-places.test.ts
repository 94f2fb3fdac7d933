import { describe, expect, it } from 'vitest';
import { MECH_PLANS } from '../../src/rules/body/mech-plans.js';
import type { BodyPlan } from '../../src/rules/body/plan.js';
import { vehiclePlan } from '../../src/rules/body/vehicle-plans.js';
import { placesOf } from '../../web/views/sheets/sheet/places.js';

const columnOf = (plan: BodyPlan, name: string): number | undefined =>
  placesOf(plan)?.[(plan.locations as readonly string[]).indexOf(name)]?.column;

describe('the figure of a record sheet', () => {
  it('has the left arm on the reader’s left, as the official sheet has it', () => {
    expect(columnOf(MECH_PLANS.biped, 'left_arm')).toBe(1);
    expect(columnOf(MECH_PLANS.biped, 'left_torso')).toBe(2);
    expect(columnOf(MECH_PLANS.biped, 'right_torso')).toBe(4);
    expect(columnOf(MECH_PLANS.biped, 'right_arm')).toBe(5);
  });

  it.each([
    ...Object.entries(MECH_PLANS),
    ...[false, true].flatMap((sixSided) =>
      [0, 1, 2].map(
        (turrets) =>
          [
            `a hull of ${sixSided ? 6 : 4} sides with ${turrets} turrets`,
            vehiclePlan(sixSided, turrets),
          ] as const,
      ),
    ),
  ])('has a cell for each location of %s', (_, plan) => {
    const cells = placesOf(plan)?.map(({ column, row }) => `${column}/${row}`) ?? [];
    expect(new Set(cells).size).toBe(plan.locations.length);
  });
});
