import { resolveAbilities } from '../../../rules/abilities/ability-catalog.js';
import { PLATOON_HIT_TABLES } from '../../../rules/hit-location/hit-tables.js';
import { hooksIn } from '../../../rules/hooks.js';
import { type InfantryMotion, isMechanized } from '../../../rules/infantry/motion.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { infantryTerrainMp } from '../../../rules/terrain/infantry-terrain.js';
import { savedOn } from '../../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES } from '../../../rules/terrain/terrain.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { type Footwork, NO_SIDE_STEP, savingsOf } from '../../movement/mover.js';
import { soldiersFootwork } from '../../movement/soldiers-footwork.js';
import type { Bearing } from '../kind.js';
import { infantryFigures } from './figures.js';

const ALL_AROUND = 3;

export function infantryBearing(design: Design, pilot: PilotDesign, ruleset: Ruleset): Bearing {
  return {
    // All field guns turn together; small arms need not turn.
    twist: infantryFigures(design).fieldGuns.length > 0 ? ALL_AROUND : 0,
    twistByGyroHits: undefined,
    flipsArms: false,
    footwork: infantryFootwork(design, pilot, ruleset),
    sideStep: NO_SIDE_STEP,
    hitTables: PLATOON_HIT_TABLES,
    onLegs: [],
  };
}

/** With diving gear, or on mounts or craft that dive. */
const SWIMMERS: readonly InfantryMotion[] = ['umu', 'submarine'];

const WALL_OF_MECHANIZED = 1;

function infantryFootwork(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Footwork {
  const { motion, mountaineers, towsArtillery } = infantryFigures(design);
  const savings = savingsOf(abilities, ruleset);
  const marches = Math.max(
    0,
    ...resolveAbilities(abilities).map(({ ability }) => hooksIn(ability, ruleset).marches ?? 0),
  );
  // Familiar ground and good marching do not add up: the better one counts.
  const { wooded = 0, slopes = 0 } = savings;
  const onTheMarch = { ...savings, wooded: Math.max(wooded, marches), slopes: Math.max(slopes, marches) };
  return soldiersFootwork(
    {
      terrain: TERRAIN_TYPES.map((type) => savedOn(type, infantryTerrainMp(type, motion), onTheMarch)),
      savings,
      floats: motion === 'hover',
      wallMp: isMechanized(motion) ? WALL_OF_MECHANIZED : 0,
      climbsStairs: !isMechanized(motion),
      halvesLevels: mountaineers,
      climbsCliffs: mountaineers ? 1 : 0,
      turnMp: towsArtillery ? 1 : 0,
      vertical: motion === 'vtol' ? 'vtol' : SWIMMERS.includes(motion) ? 'submarine' : undefined,
    },
    ruleset,
  );
}
