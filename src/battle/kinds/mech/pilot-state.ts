import type { LegDamage, PilotState } from '../../../rules/piloting/index.js';
import { END, LOWER, ROOT, UPPER } from '../../combatant/actuators.js';
import type { Combatant } from '../../combatant/combatant.js';
import { mechFigures } from './figures.js';

export const legDamages = (unit: Combatant): readonly LegDamage[] =>
  unit.plan.legs.map((leg) => legDamage(unit, leg));

export function legDamage(unit: Combatant, leg: number): LegDamage {
  const lost = unit.actuatorsLost[leg] as number;
  return {
    destroyed: unit.hasLost(leg),
    hip: (lost & ROOT) !== 0,
    actuators: (lost & UPPER ? 1 : 0) + (lost & LOWER ? 1 : 0) + (lost & END ? 1 : 0),
    foot: (lost & END) !== 0,
  };
}

export function mechPilotState(unit: Combatant): PilotState {
  const { design, pilot } = unit;
  const { chassis, cockpit, gyro, hardenedArmor, industrialMyomer } = mechFigures(design);
  const torsoCockpit = cockpit === 'torso-mounted';
  return {
    piloting: pilot.piloting,
    pilotWounds: unit.pilotingWounds,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    gyroHits: unit.gyroHits,
    gyroType: gyro,
    legs: legDamages(unit),
    chassis,
    superheavy: design.superheavy,
    cockpit,
    blindTorsoCockpit: torsoCockpit && unit.sensorHits >= 2,
    hardenedArmor,
    modularArmor: unit.hasWorking('modular-armor'),
    legActuatorEnhancement: hasLegEnhancement(unit),
    industrialMyomer,
    ...(unit.dedicatedPilot && { dedicatedPilot: unit.dedicatedPilot }),
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}

function hasLegEnhancement(unit: Combatant): boolean {
  const systems = unit.design.gear['actuator-enhancement-system'];
  if (systems === undefined) return false;
  return unit.plan.legs.every((leg) =>
    systems.some(({ location, index }) => location === leg && unit.isWorking(index)),
  );
}
