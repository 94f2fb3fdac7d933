import type { Writable } from '../../../check/writable.js';
import { mechHitTables } from '../../../rules/hit-location/hit-tables.js';
import { VEHICLE_MODE_MOTIVE_DAMAGE } from '../../../rules/movement/vehicle-mode.js';
import type { PilotState } from '../../../rules/piloting/index.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import { vehicleTerrainMp } from '../../../rules/terrain/vehicle-terrain.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { savingsOf, sideStepOf } from '../../movement/mover.js';
import type { Bearing, Kind } from '../kind.js';
import { drivenFootwork } from '../vehicle/driven-footwork.js';
import { mishapOnWheels, settleIn } from '../vehicle/mishaps.js';
import { mechFigures } from './figures.js';
import { legsOut } from './legs-out.js';
import { vehicleModeMover } from './vehicle-mode-mover.js';

const nothing = (): undefined => undefined;

/** The behavior of a QuadVee on its wheels or tracks. Everything else is as in 'Mech mode. */
export const VEHICLE_MODE: Pick<
  Kind,
  'designOf' | 'bearingOf' | 'losesFooting' | 'moverOf' | 'pilotStateOf' | 'mishap' | 'settleIn'
> = {
  designOf: nothing,
  bearingOf: vehicleModeBearing,
  losesFooting: nothing,
  moverOf: vehicleModeMover,
  pilotStateOf: vehicleModePilotState,
  mishap: mishapOnWheels(nothing),
  settleIn,
};

/** Makes the designs of both modes, each of which refers to the other. Returns the one on legs. */
export function withVehicleMode(design: Design, kind: Kind): Design {
  const onLegs: Writable<Design> = { ...design };
  onLegs.otherMode = {
    ...design,
    kind,
    otherMode: onLegs,
    vehicleMode: true,
    drives: true,
    height: 0,
    falls: false,
    strikes: false,
    steadyWhenProne: false,
  };
  return onLegs;
}

function vehicleModeBearing(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Bearing {
  const { chassis, motive } = mechFigures(design);
  return {
    twist: ALL_AROUND,
    // The turret ring only jams in 'Mech mode.
    twistByGyroHits: undefined,
    flipsArms: false,
    footwork: drivenFootwork(
      (type) => vehicleTerrainMp(type, { motion: motive }),
      savingsOf(abilities, ruleset),
      ruleset,
    ),
    sideStep: sideStepOf(abilities, chassis, { ruleset }),
    hitTables: mechHitTables(ruleset, chassis),
    onLegs: ruleset.movement.legsLost[chassis],
  };
}

const ALL_AROUND = 3;

/** For driving rolls, neither gyro nor actuators count, only wheels or tracks. */
function vehicleModePilotState(unit: Combatant): PilotState {
  const { design, pilot } = unit;
  const { chassis, motive } = mechFigures(design);
  return {
    piloting: pilot.piloting,
    pilotWounds: unit.pilotingWounds,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    motion: motive,
    motiveDamage: legsOut(unit) > 0 ? VEHICLE_MODE_MOTIVE_DAMAGE : 0,
    modularArmor: unit.hasWorking('modular-armor'),
    chassis,
    ...(unit.dedicatedPilot && { dedicatedPilot: unit.dedicatedPilot }),
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}
