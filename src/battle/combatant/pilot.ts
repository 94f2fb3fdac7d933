import { checkInteger, WORST_SKILL } from '../../check/check.js';
import { oncePer } from '../../check/once-per.js';
import { createEdgeState, hasSPA, type IEdgeState } from '../../rules/abilities/index.js';

/** The pilot of a unit in a battle. */
export interface PilotSetup {
  readonly name?: string;
  readonly gunnery?: number;
  readonly piloting?: number;
  /** Ids, with a suffix for a designation: `weapon_specialist_medium_laser`. */
  readonly abilities?: readonly string[];
  /** Points of Edge; left out, one for a pilot who has the ability. */
  readonly edge?: number;
}

export interface PilotDesign {
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  readonly abilities: readonly string[];
  readonly edge: IEdgeState;
}

/** The pilot of a unit for which none is given. */
export const REGULAR_GUNNERY = 4;
export const REGULAR_PILOTING = 5;

const REGULAR: PilotSetup = {};

/**
 * A pilot, worked out once for each setup.
 * @throws {RangeError | TypeError} naming field and value, if one is wrong
 */
export const pilotDesign = (setup: PilotSetup = REGULAR): PilotDesign => trained(setup);

const trained = oncePer((setup: PilotSetup): PilotDesign => {
  const { name = '', gunnery = REGULAR_GUNNERY, piloting = REGULAR_PILOTING, abilities = [] } = setup;
  checkInteger('gunnery', gunnery, 0, WORST_SKILL);
  checkInteger('piloting', piloting, 0, WORST_SKILL);
  const hasEdge = hasSPA(abilities, 'edge');
  return {
    name,
    gunnery,
    piloting,
    abilities: Object.freeze([...abilities]),
    edge: createEdgeState(setup.edge ?? (hasEdge ? 1 : 0)),
  };
});
