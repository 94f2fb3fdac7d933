import { type Combatant, SIDES } from '../../../src/edge/battle.js';
import { SIDE_NAMES, SIDE_SIGNS } from '../../forces/sides.js';

/** "■ 1": the side by shape and colour, and the unit's number. */
export function SideSign({ unit: { side, id } }: { readonly unit: Combatant }) {
  const name = SIDES[side];
  if (name === undefined) return null;
  return (
    <span class={`unit-sign ${name}`}>
      <span aria-hidden="true">{SIDE_SIGNS[name]}</span>
      <span class="unseen">{SIDE_NAMES[name]} </span>
      {id.split('-').at(-1)}
    </span>
  );
}
