/** Where a weapon points that looks neither ahead nor back. */
export type ObliqueFacing = 'front-left' | 'front-right' | 'rear-left' | 'rear-right';

/** How unit files mark it, in lower case. */
export const FACING_MARKS: readonly (readonly [mark: string, facing: ObliqueFacing])[] = [
  ['(fl)', 'front-left'],
  ['(fr)', 'front-right'],
  ['(rl)', 'rear-left'],
  ['(rr)', 'rear-right'],
];

/** A weapon that looks back to one side is worth as little as one that looks straight back. */
export const facesRear = (facing: ObliqueFacing | undefined): boolean =>
  facing === 'rear-left' || facing === 'rear-right';
