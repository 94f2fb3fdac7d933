import { protoMechHitTables } from '../../../rules/hit-location/hit-tables.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { CLOSED_TO_PROTOMECHS } from '../../../rules/terrain/protomech-terrain.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { TERRAIN_BIT } from '../../map/hex-map.js';
import { type Footwork, footworkOf, NO_SIDE_STEP } from '../../movement/mover.js';
import type { Bearing } from '../kind.js';
import { protoMechFigures } from './figures.js';

const ONE_SIDE = 1;
const ALL_AROUND = 3;
const WALL_MP = 1;
const CLOSED = CLOSED_TO_PROTOMECHS.reduce((bits, type) => bits | TERRAIN_BIT[type], 0);

export function protoMechBearing(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Bearing {
  const { quad, mainGun } = protoMechFigures(design);
  return {
    twist: quad ? ALL_AROUND : ONE_SIDE,
    twistByGyroHits: undefined,
    flipsArms: false,
    footwork: footwork(abilities, quad, ruleset),
    sideStep: NO_SIDE_STEP,
    hitTables: protoMechHitTables(quad, mainGun),
    onLegs: [],
  };
}

/**
 * Terrain costs for a ProtoMech are like those for a 'Mech, except that levels and walls are higher for a smaller unit.
 */
function footwork(abilities: readonly string[], quad: boolean, ruleset: Ruleset): Footwork {
  const body = { chassis: quad ? 'quad' : 'biped', animalistic: false } as const;
  const walking = footworkOf(abilities, body, { ruleset });
  return {
    ...walking,
    banned: CLOSED,
    wallMp: WALL_MP,
    height: 0,
  };
}
