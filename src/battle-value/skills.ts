/** Factor on Battle Value by gunnery (row) and piloting (column), 0 to 8 each (TechManual). */
const FACTORS: readonly (readonly number[])[] = [
  [2.42, 2.31, 2.21, 2.1, 1.93, 1.75, 1.68, 1.59, 1.5],
  [2.21, 2.11, 2.02, 1.92, 1.76, 1.6, 1.54, 1.46, 1.38],
  [1.93, 1.85, 1.76, 1.68, 1.54, 1.4, 1.35, 1.28, 1.21],
  [1.66, 1.58, 1.51, 1.44, 1.32, 1.2, 1.16, 1.1, 1.04],
  [1.38, 1.32, 1.26, 1.2, 1.1, 1, 0.95, 0.9, 0.85],
  [1.31, 1.19, 1.13, 1.08, 0.99, 0.9, 0.86, 0.81, 0.77],
  [1.24, 1.12, 1.07, 1.02, 0.94, 0.85, 0.81, 0.77, 0.72],
  [1.17, 1.06, 1.01, 0.96, 0.88, 0.8, 0.76, 0.72, 0.68],
  [1.1, 0.99, 0.95, 0.9, 0.83, 0.75, 0.71, 0.68, 0.64],
];

const BEST_SKILL = 0;
const WORST_SKILL = 8;

/** The skills for which the factor is 1. */
export const averageSkills = { gunnery: 4, piloting: 5 } as const;

/**
 * Returns the factor on Battle Value for these skills.
 * @throws {RangeError} if a skill is not a whole number from 0 to 8
 */
export function skillFactor(gunnery: number, piloting: number): number {
  const factor = FACTORS[checkedSkill('gunnery', gunnery)]?.[checkedSkill('piloting', piloting)];
  return factor as number;
}

/**
 * Returns the skill.
 * @throws {RangeError} if it is not a whole number from 0 to 8
 */
export function checkedSkill(skill: string, value: number): number {
  if (!Number.isInteger(value) || value < BEST_SKILL || value > WORST_SKILL) {
    throw new RangeError(
      `${skill} is ${value}: expected a whole number from ${BEST_SKILL} to ${WORST_SKILL}`,
    );
  }
  return value;
}
