import type { Facing } from '../../src/battle/hex/hex.js';
import { movementGear } from '../../src/battle/kinds/mech/movement-gear.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { footworkOf, type Mover, sideStepOf } from '../../src/battle/movement/mover.js';
import type { GyroType } from '../../src/catalog/gyro-types.js';
import {
  calculateJumpingMp,
  calculateRunningMp,
  calculateWalkingMp,
  jumpDetour,
} from '../../src/rules/movement/index.js';
import type { PilotState } from '../../src/rules/piloting/index.js';
import { LEGS, legsOf } from './leg-damage.js';
import { boardNamed, mechAt } from './read-once.js';

interface MovingUnit {
  readonly unit: string;
  readonly chassis: 'biped' | 'quad';
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly elevation: number;
  readonly heat: number;
  readonly prone: boolean;
  readonly piloting: number;
  readonly walkMP: number;
  readonly runMP: number;
  readonly jumpMP: number;
  readonly quirks?: readonly string[];
  readonly spa?: Readonly<Record<string, unknown>>;
  readonly crits?: readonly { readonly loc: string; readonly system: string }[];
  readonly lostLocs?: readonly string[];
}

export interface MovementCase {
  readonly id: number;
  readonly board: string;
  readonly quirksOn: boolean;
  readonly unitState: MovingUnit;
}

export const mapOf = ({ board }: MovementCase): HexMap => boardNamed(board);

/** With the figures that the reference states: a run that a quirk bars still counts, and jets under water do. */
interface NominalMover extends Mover {
  readonly nominalRun: number;
  /** On MASC and supercharger, where it has them. */
  readonly boostedRun: number;
  readonly nominalJump: number;
}

/** From our own reading of the unit and its damage, nothing from the case's own figures. */
export function moverOf({ unitState, quirksOn }: MovementCase, map: HexMap): NominalMover {
  const { unit, chassis, heat, facing, prone, elevation, lostLocs = [] } = unitState;
  const gear = movementGear(mechAt(unit), ({ location }) => !lostLocs.includes(location ?? ''));
  const legs = legsOf(unitState);
  const walk = calculateWalkingMp({ ...gear, chassis, legs, heat });
  const quirks = quirksOn ? (unitState.quirks ?? []) : [];
  const abilities = Object.keys(unitState.spa ?? {});
  const options = {
    ruleset: 'total-warfare',
    hardenedLegs: gear.hardenedLegs,
    chassis,
    legsLost: legs.filter(({ destroyed }) => destroyed).length,
  } as const;
  const hex = map.indexOf(unitState.x, unitState.y);
  const legsLeft = legs.filter(({ destroyed }) => !destroyed).length;
  const armsLost = ['RA', 'LA'].every((arm) => lostLocs.includes(arm));
  return {
    hex,
    elevation,
    facing: facing as Facing,
    prone,
    walk,
    run: calculateRunningMp(walk, [], { ...options, unitQuirks: quirks }),
    nominalRun: calculateRunningMp(walk, [], options),
    boostedRun: calculateRunningMp(walk, [], {
      ...options,
      masc: gear.masc,
      supercharger: gear.supercharger,
    }),
    jump: calculateJumpingMp({ ...gear, waterDepth: Math.max(0, -elevation) }),
    nominalJump: calculateJumpingMp(gear),
    jumpDetour: jumpDetour({ unitQuirks: quirks }, { ruleset: 'total-warfare' }),
    sideStep: sideStepOf(abilities, chassis, { ruleset: 'total-warfare' }),
    climbs: 2,
    climbsBackward: 0,
    canStand: chassis === 'quad' ? legsLeft > 1 : legsLeft === 2 || (legsLeft === 1 && !armsLost),
    stuck: false,
    footwork: footworkOf(
      abilities,
      { chassis, animalistic: quirks.includes('animalistic') },
      { ruleset: 'total-warfare' },
    ),
  };
}

export function pilotOf({ quirksOn, unitState }: MovementCase): PilotState {
  const { unit, chassis, crits = [], spa = {} } = unitState;
  const mech = mechAt(unit);
  const headSensors = crits.filter(({ loc, system }) => loc === 'HD' && system === 'Sensors').length;
  return {
    piloting: unitState.piloting,
    unitQuirks: quirksOn ? (unitState.quirks ?? []) : [],
    abilities: Object.keys(spa),
    chassis,
    gyroType: mech.gyro satisfies GyroType,
    gyroHits: crits.filter(({ system }) => system.endsWith('Gyro')).length,
    legs: legsOf(unitState),
    cockpit: mech.cockpit,
    blindTorsoCockpit: mech.cockpit === 'torso-mounted' && headSensors === 2,
    hardenedArmor: mech.locations.some(({ armor }) => armor?.traits.includes('hardened-armor') ?? false),
    modularArmor: mech.equipment.some(({ item }) => item?.traits.includes('modular-armor')),
    industrialMyomer: mech.myomer === 'industrial-triple-strength',
    legActuatorEnhancement: LEGS[chassis].every((leg) =>
      mech.equipment.some(
        ({ item, location }) => location === leg && item?.traits.includes('actuator-enhancement-system'),
      ),
    ),
  };
}
