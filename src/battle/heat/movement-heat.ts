import { calculateMovementHeat } from '../../rules/heat/index.js';
import type { Ruleset } from '../../rules/ruleset.js';
import { MovementType } from '../../rules/to-hit/index.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Design } from '../combatant/design.js';

/** The heat of movement, for one design in one ruleset. */
export interface MovementHeat {
  readonly onGround: Readonly<Record<MovementType, number>>;
  /** By hexes. */
  readonly jumped: readonly number[];
}

/** Longer jumps are worked out when needed. */
const FARTHEST = 24;

export function movementHeat({ engine, improvedJumpJets }: Design, ruleset: Ruleset): MovementHeat {
  const heatOf = (type: MovementType, hexesJumped: number): number =>
    calculateMovementHeat(type, { hexesJumped, improvedJumpJets, engine, ruleset });
  const { Stationary, Walk, Run, Jump } = MovementType;
  return {
    onGround: {
      [Stationary]: heatOf(Stationary, 0),
      [Walk]: heatOf(Walk, 0),
      [Run]: heatOf(Run, 0),
      [Jump]: heatOf(Jump, 0),
    },
    jumped: Array.from({ length: FARTHEST + 1 }, (_, hexes) => heatOf(Jump, hexes)),
  };
}

/** Heat of a unit's movement in this turn. */
export function heatOfMovement({
  design,
  rules,
  aptitudes,
  movement,
  hexesMoved,
  attemptsToStand,
  converted,
}: Combatant): number {
  // A unit that converts still uses its legs.
  if (design.vehicleMode && !converted) return 0;
  if (attemptsToStand === 0) {
    const { onGround, jumped } = aptitudes.movementHeat;
    const known = movement === 'jump' ? jumped[hexesMoved] : onGround[movement];
    if (known !== undefined) return known;
  }
  return calculateMovementHeat(movement, {
    hexesJumped: movement === 'jump' ? hexesMoved : 0,
    improvedJumpJets: design.improvedJumpJets,
    engine: design.engine,
    attemptsToStand,
    ruleset: rules,
  });
}
