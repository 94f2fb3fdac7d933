import { squadHitTables } from '../../../rules/hit-location/hit-tables.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { suitTerrainMp } from '../../../rules/terrain/infantry-terrain.js';
import { savedOn } from '../../../rules/terrain/movement-cost.js';
import { TERRAIN_TYPES } from '../../../rules/terrain/terrain.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { type Footwork, NO_SIDE_STEP, savingsOf } from '../../movement/mover.js';
import { soldiersFootwork } from '../../movement/soldiers-footwork.js';
import type { Bearing } from '../kind.js';
import { squadFigures } from './figures.js';

export const squadBearing = (design: Design, pilot: PilotDesign, ruleset: Ruleset): Bearing => ({
  twist: 0,
  twistByGyroHits: undefined,
  flipsArms: false,
  footwork: squadFootwork(design, pilot, ruleset),
  sideStep: NO_SIDE_STEP,
  hitTables: squadHitTables(design.plan.locations.length),
  onLegs: [],
});

function verticalOf(design: Design): 'vtol' | 'submarine' | undefined {
  const { motion, umu } = squadFigures(design);
  if (motion === 'vtol') return 'vtol';
  return umu > 0 ? 'submarine' : undefined;
}

function squadFootwork(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Footwork {
  const savings = savingsOf(abilities, ruleset);
  return soldiersFootwork(
    {
      terrain: TERRAIN_TYPES.map((type) => savedOn(type, suitTerrainMp(type), savings)),
      savings,
      floats: false,
      wallMp: 0,
      climbsStairs: true,
      halvesLevels: false,
      vertical: verticalOf(design),
    },
    ruleset,
  );
}
