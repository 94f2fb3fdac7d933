import type { BodyPlan } from '../../../../src/edge/rules.js';

/** A cell of the figure, counted from 1. The reader's left is the unit's left, as on a record sheet. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

const MIDDLE = 3;
/** Rows of center locations other than head and torso, in the order of the plan: front, rear, turret … */
const ROWS = [1, 3, 2, 4, 5];

/** The place of each location in the figure of its body; undefined for bodies without sides, which are a plain list. */
export function placesOf(plan: BodyPlan): readonly Cell[] | undefined {
  if (plan.side.every((side) => side === 0)) return undefined;
  let others = 0;
  return plan.locations.map((_, location) => {
    const side = plan.side[location] as number;
    if (location === plan.head) return { column: MIDDLE, row: 1 };
    if (plan.torsos.includes(location)) return { column: MIDDLE + side, row: 2 };
    if (plan.isArm[location] === 1) return { column: MIDDLE + 2 * side, row: 2 };
    if (plan.isLeg[location] === 1) {
      const inFront = plan.pairsOfLegs.length > 1 && plan.pairsOfLegs[0]?.includes(location);
      return inFront ? { column: MIDDLE + 2 * side, row: 2 } : { column: MIDDLE + side, row: 3 };
    }
    if (side !== 0) {
      // A long hull has two sides on the left, and two on the right.
      const before = plan.side.subarray(0, location).filter((other) => other === side).length;
      return { column: MIDDLE + side, row: 2 + before };
    }
    others += 1;
    return { column: MIDDLE, row: ROWS[others - 1] ?? others };
  });
}
