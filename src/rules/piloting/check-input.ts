import { GYRO_TYPES } from '../../catalog/gyro-types.js';
import { checkInteger, checkNumber, checkOneOf, WORST_SKILL } from '../../check/check.js';
import { LEG_COUNT, MECH_CHASSIS } from '../body/chassis.js';
import { checkEnvironment } from '../environment/check-environment.js';
import { DEADLY_WOUNDS } from '../pilot/deadly-wounds.js';
import { TERRAIN_TYPES, type TerrainFeature, terrainLevel, terrainType } from '../terrain/terrain.js';
import { MOVEMENT_TYPES } from '../to-hit/vocabulary.js';
import { MOTIONS } from '../vehicle/motion.js';
import { PILOTING_CAUSES, type PilotingCause, type PilotingOptions, type PilotState } from './situation.js';

const ACTUATORS_OF_A_LEG = 3;
const MOST = Number.POSITIVE_INFINITY;

/** For the public edge only. Later code trusts these values. */
export function checkPilotingInput(pilot: PilotState, cause: PilotingCause, options: PilotingOptions): void {
  checkPilot(pilot);
  checkCause('cause', cause);
  options.otherCauses?.forEach((other, index) => {
    checkCause(`otherCauses[${index}]`, other);
  });
  for (const feature of options.hex ?? []) checkTerrain('hex', feature);
  checkEnvironment(options.environment);
}

function checkPilot({
  piloting,
  pilotWounds,
  movementType,
  gyroHits,
  gyroType,
  legs,
  chassis = 'biped',
  motion,
  motiveDamage,
}: PilotState): void {
  checkInteger('piloting', piloting, 0, WORST_SKILL);
  checkOneOf('chassis', chassis, MECH_CHASSIS);
  if (pilotWounds !== undefined) checkInteger('pilotWounds', pilotWounds, 0, DEADLY_WOUNDS);
  if (movementType !== undefined) checkOneOf('movementType', movementType, MOVEMENT_TYPES);
  if (motion !== undefined) checkOneOf('motion', motion, MOTIONS);
  if (motiveDamage !== undefined) checkInteger('motiveDamage', motiveDamage, 0, MOST);
  if (gyroHits !== undefined) checkInteger('gyroHits', gyroHits, 0, MOST);
  if (gyroType !== undefined) checkOneOf('gyroType', gyroType, GYRO_TYPES);
  if (legs === undefined) return;
  checkInteger('legs.length', legs.length, 0, LEG_COUNT[chassis]);
  legs.forEach(({ actuators }, index) => {
    if (actuators !== undefined) checkInteger(`legs[${index}].actuators`, actuators, 0, ACTUATORS_OF_A_LEG);
  });
}

function checkCause(field: string, { kind, terrain, modifier, hexesMoved, role }: PilotingCause): void {
  checkOneOf(`${field}.kind`, kind, PILOTING_CAUSES);
  if (terrain !== undefined) checkTerrain(`${field}.terrain`, terrain);
  if (modifier !== undefined) checkInteger(`${field}.modifier`, modifier, Number.NEGATIVE_INFINITY, MOST);
  if (hexesMoved !== undefined) checkNumber(`${field}.hexesMoved`, hexesMoved, 0);
  if (role !== undefined) checkOneOf(`${field}.role`, role, ['attacker', 'target']);
}

function checkTerrain(field: string, feature: TerrainFeature): void {
  checkOneOf(field, terrainType(feature), TERRAIN_TYPES);
  checkInteger(`${field}.level`, terrainLevel(feature), 0, MOST);
}
