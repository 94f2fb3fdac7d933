import { LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG } from '../../rules/damage/body.js';
import type { LegDamage, PilotState } from '../../rules/piloting/index.js';
import { END, LOWER, ROOT, UPPER } from '../combatant/actuators.js';
import type { Combatant } from '../combatant/combatant.js';

const BIPED_LEGS = [LEFT_LEG, RIGHT_LEG];
const QUAD_LEGS = [LEFT_ARM, RIGHT_ARM, LEFT_LEG, RIGHT_LEG];

export const legsOf = (unit: Combatant): readonly number[] => (unit.design.quad ? QUAD_LEGS : BIPED_LEGS);

export function legDamage(unit: Combatant, leg: number): LegDamage {
  const lost = unit.actuatorsLost[leg] as number;
  return {
    destroyed: unit.hasLost(leg),
    hip: (lost & ROOT) !== 0,
    actuators: (lost & UPPER ? 1 : 0) + (lost & LOWER ? 1 : 0) + (lost & END ? 1 : 0),
    foot: (lost & END) !== 0,
  };
}

/** A unit as the rules of piloting rolls see it. */
export function pilotStateOf(unit: Combatant): PilotState {
  const { design, pilot } = unit;
  const { cockpit, gyro } = design.unit;
  const torsoCockpit = cockpit === 'torso-mounted';
  return {
    piloting: pilot.piloting,
    pilotWounds: unit.wounds,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    gyroHits: unit.gyroHits,
    gyroType: gyro,
    legs: legsOf(unit).map((leg) => legDamage(unit, leg)),
    quad: design.quad,
    cockpit,
    blindTorsoCockpit: torsoCockpit && unit.sensorHits >= 2,
    hardenedArmor: design.hardenedArmor,
    modularArmor: unit.hasWorking('modular-armor'),
    legActuatorEnhancement: hasLegEnhancement(unit),
    industrialMyomer: design.industrialMyomer,
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}

function hasLegEnhancement(unit: Combatant): boolean {
  const systems = unit.design.gear['actuator-enhancement-system'];
  if (systems === undefined) return false;
  return legsOf(unit).every((leg) =>
    systems.some(({ location, index }) => location === leg && unit.isWorking(index)),
  );
}
