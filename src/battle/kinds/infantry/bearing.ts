import { resolveAbilities } from '../../../rules/abilities/ability-catalog.js';
import { PLATOON_HIT_TABLES } from '../../../rules/hit-location/hit-tables.js';
import { type DescribedHooks, hooksIn } from '../../../rules/hooks.js';
import { type InfantryMotion, isMechanized } from '../../../rules/infantry/motion.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { infantryTerrainMp } from '../../../rules/terrain/infantry-terrain.js';
import { GROUND_KINDS, type GroundSavings, savedOn } from '../../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES } from '../../../rules/terrain/terrain.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { type Footwork, NO_SIDE_STEP } from '../../movement/mover.js';
import { soldiersFootwork } from '../../movement/soldiers-footwork.js';
import type { Bearing } from '../kind.js';
import { infantryFigures } from './figures.js';

const ALL_AROUND = 3;

export function infantryBearing(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Bearing {
  const hooks = resolveAbilities(abilities).map(({ ability }) => hooksIn(ability, ruleset));
  return {
    // All field guns turn together; small arms need not turn.
    twist: infantryFigures(design).fieldGuns.length > 0 ? ALL_AROUND : 0,
    twistByGyroHits: undefined,
    flipsArms: false,
    footwork: infantryFootwork(design, hooks, ruleset),
    sideStep: NO_SIDE_STEP,
    hitTables: PLATOON_HIT_TABLES,
    onLegs: [],
  };
}

/** With diving gear, or on mounts or craft that dive. */
const SWIMMERS: readonly InfantryMotion[] = ['umu', 'submarine'];

const WALL_OF_MECHANIZED = 1;
const WALKER = { chassis: 'biped', animalistic: false } as const;

/** Points that abilities save. Familiar ground and good marching do not add up: the better one counts. */
function savingsOf(hooks: readonly DescribedHooks[]): GroundSavings {
  const total: Record<string, number> = {};
  for (const { groundSavings, marches = 0 } of hooks) {
    const known = groundSavings?.(WALKER) ?? {};
    for (const kind of GROUND_KINDS) {
      const marching = kind === 'wooded' || kind === 'slopes' ? marches : 0;
      total[kind] = Math.max(total[kind] ?? 0, known[kind] ?? 0, marching);
    }
  }
  return total;
}

function infantryFootwork(design: Design, hooks: readonly DescribedHooks[], ruleset: Ruleset): Footwork {
  const { motion, mountaineers, towsArtillery } = infantryFigures(design);
  const savings = savingsOf(hooks);
  return soldiersFootwork(
    {
      terrain: TERRAIN_TYPES.map((type) => savedOn(type, infantryTerrainMp(type, motion), savings)),
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
