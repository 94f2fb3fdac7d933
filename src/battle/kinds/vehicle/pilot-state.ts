import type { PilotState } from '../../../rules/piloting/index.js';
import type { Combatant } from '../../combatant/combatant.js';
import { counted, DRIVER_HIT, hasFlightStabilizerHit, isCommanderHit, motiveDriving } from './counters.js';
import { vehicleFigures } from './figures.js';

/** The vehicle as the driving rolls see it. */
export function vehiclePilotState(unit: Combatant): PilotState {
  const { design, pilot } = unit;
  const { motion } = vehicleFigures(design);
  return {
    piloting: pilot.piloting,
    unitQuirks: design.quirks,
    abilities: pilot.abilities,
    movementType: unit.movement,
    motion,
    largeSupport: design.largeSupport,
    motiveDamage: motiveDriving(unit),
    driverHit: counted(unit, DRIVER_HIT) > 0,
    // A co-pilot does not affect it.
    commanderHit: motion !== 'vtol' && isCommanderHit(unit),
    flightStabilizerHit: hasFlightStabilizerHit(unit),
    jetBooster: motion === 'vtol' && unit.usedSupercharger,
    modularArmor: unit.hasWorking('modular-armor'),
    conscious: unit.conscious,
    shutDown: unit.shutDown,
  };
}
