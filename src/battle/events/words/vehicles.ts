import type { VehicleCritical } from '../../../rules/vehicle/criticals.js';
import type { MotiveEffect } from '../../../rules/vehicle/motive.js';
import { counted, inHex, locationName, unitName, weaponName } from './names.js';
import { modifiedWords } from './rolls.js';
import type { WordsFor } from './words-for.js';

const EFFECTS: Readonly<Record<MotiveEffect, string>> = {
  none: 'no effect',
  minor: 'minor damage, driving rolls +1',
  moderate: 'moderate damage, cruising MP −1 and driving rolls +2',
  heavy: 'heavy damage, cruising MP halved and driving rolls +3',
  immobilized: 'immobilized',
};

const CRITICALS: Readonly<Record<VehicleCritical, string>> = {
  driver: 'the driver is hit',
  commander: 'the commander is hit',
  'crew-stunned': 'the crew is stunned',
  'crew-killed': 'the crew is killed',
  'weapon-malfunction': 'a weapon malfunctions',
  'weapon-destroyed': 'a weapon is destroyed',
  stabilizer: 'the stabilizer is hit',
  sensors: 'the sensors are hit',
  cargo: 'the cargo is hit',
  engine: 'the engine is hit',
  'fuel-tank': 'the fuel tank is hit',
  ammunition: 'the ammunition is hit',
  'turret-jam': 'the turret jams',
  'turret-lock': 'the turret locks',
  'turret-blown-off': 'the turret is blown off',
  'turret-struck': 'the turret is struck',
  'equipment-destroyed': 'a piece of equipment is destroyed',
  pilot: 'the pilot is hit',
  copilot: 'the co-pilot is hit',
  'rotor-damage': 'the rotor is damaged',
  'flight-stabilizer': 'the flight stabilizer is hit',
  'rotors-destroyed': 'the rotors are destroyed',
};

/** Events that only happen to vehicles. */
export const VEHICLE_WORDS: WordsFor<
  | 'vehicle-critical'
  | 'crew-stunned'
  | 'motive'
  | 'repaired'
  | 'turret-freed'
  | 'rotor-hit'
  | 'landing'
  | 'crash'
  | 'loses-height'
> = {
  'vehicle-critical': (stage, { unit, location, critical, weapon, marked }) => {
    const about = weapon === undefined ? '' : ` (${weaponName(stage, unit, weapon)})`;
    return `Critical hit on the ${locationName(stage, unit, location)} of ${unitName(stage, unit)}: ${marked ? `a gun is hit${about}, which still works` : `${CRITICALS[critical]}${about}`}.`;
  },
  'crew-stunned': (stage, { unit, turns }) =>
    `The crew of ${unitName(stage, unit)} is stunned for this turn and ${turns === 1 ? 'the next' : `${counted(turns, 'turn')} more`}.`,
  motive: (stage, { unit, dice, total, effect }) =>
    `Motive system of ${unitName(stage, unit)}: rolls ${modifiedWords(dice, total)}: ${EFFECTS[effect]}.`,
  repaired: (stage, { unit, weapon }) =>
    `The crew of ${unitName(stage, unit)} repairs its ${weaponName(stage, unit, weapon)}.`,
  'turret-freed': (stage, { unit }) => `The crew of ${unitName(stage, unit)} frees its turret.`,
  'rotor-hit': (stage, { unit, cruise }) =>
    `The rotor of ${unitName(stage, unit)} is damaged: cruising MP ${cruise}.`,
  landing: (stage, { unit, hex, forced }) =>
    `${unitName(stage, unit)} ${forced ? 'is set down' : 'is too slow to stay in the air, and lands'}${inHex(stage, hex)}.`,
  crash: (stage, { unit, hex, levels, damage, side }) =>
    `${unitName(stage, unit)} crashes${levels > 0 ? ` from ${counted(levels, 'level')} up` : ''}${inHex(stage, hex)}, for ${damage} damage to the ${side.replace('_', ' ')}.`,
  'loses-height': (stage, { unit, elevation }) =>
    `${unitName(stage, unit)} drops to an elevation of ${elevation}.`,
};
