import type { EquipmentItem } from '../../../catalog/index.js';
import { resolveAbilities } from '../../../rules/abilities/ability-catalog.js';
import { vehicleHitTables } from '../../../rules/hit-location/hit-tables.js';
import { hooksIn } from '../../../rules/hooks.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import type { TerrainType } from '../../../rules/terrain/terrain.js';
import { vehicleTerrainMp } from '../../../rules/terrain/vehicle-terrain.js';
import type { Motion } from '../../../rules/vehicle/motion.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { DEEPEST } from '../../map/limits.js';
import { type Footwork, NO_SIDE_STEP, savingsOf, sideStepOf, VERTICALS } from '../../movement/mover.js';
import type { Bearing } from '../kind.js';
import { drivenFootwork } from './driven-footwork.js';
import { vehicleFigures } from './figures.js';

const ALL_AROUND = 3;
/** Motion types that can shift sideways. */
const SHIFTING: readonly Motion[] = ['hover', 'vtol', 'wige'];

export function vehicleBearing(design: Design, pilot: PilotDesign, ruleset: Ruleset): Bearing {
  const { motion, sixSided, superheavy } = vehicleFigures(design);
  return {
    twist: design.turrets > 0 ? ALL_AROUND : 0,
    twistByGyroHits: undefined,
    flipsArms: false,
    footwork: vehicleFootwork(design, pilot, ruleset),
    sideStep: SHIFTING.includes(motion) ? sideStepOf(pilot.abilities, 'biped', { ruleset }) : NO_SIDE_STEP,
    hitTables: vehicleHitTables(sixSided, design.turrets, superheavy, motion === 'vtol'),
    onLegs: [],
  };
}

const SHIP_LEVEL_MP = 1;
const SHIPS: readonly Motion[] = ['naval', 'hydrofoil', 'submarine'];
const AFLOAT = 1;

function vehicleFootwork(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Footwork {
  const { motion, superheavy, bulldozers } = vehicleFigures(design);
  const has = (holds: (item: EquipmentItem) => boolean): boolean =>
    design.fixtures.some(({ item }) => item !== undefined && holds(item));
  const driving = {
    motion,
    superheavy,
    threadsWoods:
      design.quirks.includes('scout_bike') ||
      has(({ traits }) => traits.includes('monocycle') || traits.includes('bicycle')),
    bulldozer: bulldozers.length > 0,
    duneBuggy: has(({ traits }) => traits.includes('dune-buggy')),
  };
  const opensGround = resolveAbilities(abilities).some(
    ({ ability }) => hooksIn(ability, ruleset).opensGround && !superheavy,
  );
  const hovers = motion === 'hover' || motion === 'wige';
  const sails = SHIPS.includes(motion);
  const amphibious = has(({ traits }) => traits.includes('fully-amphibious'));
  const swims = hovers || sails || amphibious || has(({ traits }) => traits.includes('flotation-hull'));
  const limited = has(({ traits }) => traits.includes('amphibious') || traits.includes('limited-amphibious'));
  const sealed = has(({ traits }) => traits.includes('environmental-sealing'));
  const vertical = VERTICALS.find((known) => known === motion);
  const driven = drivenFootwork(
    (type) => costFor(type, driving, opensGround),
    savingsOf(abilities, ruleset),
    ruleset,
  );
  return {
    ...driven,
    afloatMp: !hovers && (limited || amphibious) ? AFLOAT : 0,
    runsIntoWater: swims,
    roadBonus: sails || vertical !== undefined ? 0 : driven.roadBonus,
    deepest: swims || limited || sealed ? DEEPEST : superheavy ? 1 : 0,
    floats: swims || limited,
    // A WiGE on its cushion pays nothing for slopes.
    levelMp: sails ? SHIP_LEVEL_MP : vertical === undefined ? driven.levelMp : 0,
    ...(sails && { waterOnly: true }),
    height: design.height,
    ...(vertical !== undefined && { vertical }),
  };
}

/** Terrain that no driver can enter, whatever their skill. */
const ALWAYS_CLOSED: readonly TerrainType[] = ['magma', 'deep_snow'];
/** Terrain that is closed to others costs twice as much as it costs a 'Mech. */
const OPENED: Readonly<Partial<Record<TerrainType, number>>> = {
  light_woods: 2,
  heavy_woods: 4,
  ultra_heavy_woods: 6,
  light_jungle: 4,
  heavy_jungle: 6,
  ultra_heavy_jungle: 8,
  rough: 2,
  ultra_rough: 4,
  rubble: 2,
  ultra_rubble: 4,
};

function costFor(
  type: TerrainType,
  driving: Parameters<typeof vehicleTerrainMp>[1],
  opensGround: boolean,
): number {
  const cost = vehicleTerrainMp(type, driving);
  if (Number.isFinite(cost) || !opensGround || ALWAYS_CLOSED.includes(type)) return cost;
  return OPENED[type] ?? cost;
}
