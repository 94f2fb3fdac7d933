import type { PilotSetup } from '../../src/battle/combatant/pilot.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import type { SimulationSetup } from '../../src/simulate/index.js';
import { starterUnit } from '../battle/sample-battle.js';

/** A starter unit by the name of its file. */
export const member = (file: string, pilot?: PilotSetup): ForceUnit => ({
  unit: starterUnit(file),
  ...(pilot && { pilot }),
});

/** Two Locusts that meet soon: the shortest battles there are. */
export const duel = (setup: Partial<SimulationSetup> = {}): SimulationSetup => ({
  red: [member('locust-lct-1v')],
  blue: [member('locust-lct-1v')],
  map: { landscape: 'open', width: 10, height: 10 },
  games: 30,
  ...setup,
});

/** The same with bots that think less, and over soon: for tests of what games are played by. */
export const quickDuel = (setup: Partial<SimulationSetup> = {}): SimulationSetup =>
  duel({ bots: ['stand-and-shoot', 'stand-and-shoot'], turnLimit: 5, ...setup });
