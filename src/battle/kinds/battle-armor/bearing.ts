import { squadHitTables } from '../../../rules/hit-location/hit-tables.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { suitTerrainMp } from '../../../rules/terrain/suit-terrain.js';
import { TERRAIN_TYPES } from '../../../rules/terrain/terrain.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { TERRAIN_BIT } from '../../map/hex-map.js';
import { DEEPEST } from '../../map/limits.js';
import { type Footwork, NO_SIDE_STEP } from '../../movement/mover.js';
import type { Bearing } from '../kind.js';
import { squadFigures } from './figures.js';

export const squadBearing = (design: Design, _: PilotDesign, ruleset: Ruleset): Bearing => ({
  twist: 0,
  twistByGyroHits: undefined,
  flipsArms: false,
  footwork: squadFootwork(design, ruleset),
  sideStep: NO_SIDE_STEP,
  hitTables: squadHitTables(design.plan.locations.length),
  onLegs: [],
});

const LEVEL_MP = 2;

function squadFootwork(design: Design, { terrain }: Ruleset): Footwork {
  const swims = squadFigures(design).umu > 0;
  const costs = TERRAIN_TYPES.map(suitTerrainMp);
  const { waterMp, roadLevelsSaved, roadLevelsMore } = terrain;
  return {
    terrain: Uint8Array.from(costs, (cost) => (Number.isFinite(cost) ? cost : 0)),
    water: Uint8Array.from(waterMp, () => 0),
    afloatMp: 0,
    savings: {},
    slopes: 0,
    runsIntoWater: true,
    roadLevelsSaved,
    roadLevelsMore,
    roadBonus: 0,
    banned: TERRAIN_TYPES.reduce(
      (bits, type, index) => (Number.isFinite(costs[index]) ? bits : bits | TERRAIN_BIT[type]),
      0,
    ),
    deepest: swims ? DEEPEST : 0,
    floats: false,
    turnMp: 0,
    levelMp: LEVEL_MP,
    minesWalls: false,
    wallMp: 0,
    roofs: true,
    height: 0,
  };
}
