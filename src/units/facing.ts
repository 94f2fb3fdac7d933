export const OBLIQUE_FACINGS = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
/** The direction of a weapon that points neither straight ahead nor straight back. */
export type ObliqueFacing = (typeof OBLIQUE_FACINGS)[number];

/** The marks in unit files, in lower case. */
export const FACING_MARKS: readonly (readonly [mark: string, facing: ObliqueFacing])[] = [
  ['(fl)', 'front-left'],
  ['(fr)', 'front-right'],
  ['(rl)', 'rear-left'],
  ['(rr)', 'rear-right'],
];

/** A weapon that points to the rear side counts like one that points straight back. */
export const facesRear = (facing: ObliqueFacing | undefined): boolean =>
  facing === 'rear-left' || facing === 'rear-right';
