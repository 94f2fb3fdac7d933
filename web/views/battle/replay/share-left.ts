interface Points {
  readonly armor: ArrayLike<number>;
  readonly rearArmor: ArrayLike<number>;
  readonly structure: ArrayLike<number>;
}

const sum = (list: ArrayLike<number>): number => Array.from(list).reduce((all, value) => all + value, 0);
const pointsOf = ({ armor, rearArmor, structure }: Points): number =>
  sum(armor) + sum(rearArmor) + sum(structure);

/** The share of a unit's armor and structure that is left. */
export function shareLeft(now: Points, design: Points): number {
  const whole = pointsOf(design);
  return whole === 0 ? 1 : pointsOf(now) / whole;
}
