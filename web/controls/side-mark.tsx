import type { Side } from '../../src/edge/simulate.js';
import { SIDE_SIGNS } from '../forces/sides.js';

interface SideMarkProps {
  readonly side: Side;
  /** In the colour of the side, where nothing around it has that. */
  readonly coloured?: boolean;
}

/** The sign of a side, before its name. */
export const SideMark = ({ side, coloured = false }: SideMarkProps) => (
  <>
    <span class={coloured ? `side-sign ${side}` : 'side-sign'} aria-hidden="true">
      {SIDE_SIGNS[side]}
    </span>{' '}
  </>
);
