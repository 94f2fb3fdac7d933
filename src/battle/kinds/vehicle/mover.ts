import { mayRun } from '../../../rules/movement/index.js';
import { cruisingPoints, flankPoints } from '../../../rules/vehicle/points.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { BoosterUse } from '../../combatant/mover-of.js';
import type { Mover } from '../../movement/mover.js';
import { roomAtHeight } from '../../movement/stacking.js';
import { counted, ENGINE_HIT, IMMOBILIZED, MP_LOST } from './counters.js';
import { vehicleFigures } from './figures.js';
import { fullCruise } from './full-cruise.js';

const CLIMBS = 1;

export function vehicleMover({ rules, units }: Battle, unit: Combatant, boost: BoosterUse): Mover {
  const soFar = unit.moveSoFar;
  const walk = cruiseOf(unit);
  return {
    hex: unit.hex,
    elevation: unit.elevation,
    facing: unit.facing,
    prone: false,
    walk,
    run: flankOf(unit, walk, boost, rules),
    jump: soFar === undefined || soFar.mp === 0 ? jumpOf(unit) : 0,
    jumpDetour: unit.aptitudes.jumpDetour,
    sideStep: unit.aptitudes.sideStep,
    climbs: CLIMBS,
    climbsBackward: 0,
    ...(unit.aptitudes.flanksBackward && { runsBackward: true }),
    canStand: false,
    neverProne: true,
    stuck: unit.stuck,
    footwork: unit.aptitudes.footwork,
    ...(unit.aptitudes.footwork.vertical !== undefined && {
      roomAt: (hex: number, elevation: number) => roomAtHeight(units, unit, hex, elevation),
    }),
    soFar,
  };
}

/** Whether it can move at all. */
const isStopped = (unit: Combatant): boolean =>
  counted(unit, IMMOBILIZED) > 0 || counted(unit, ENGINE_HIT) > 0 || vehicleFigures(unit.design).standsStill;

function cruiseOf(unit: Combatant): number {
  if (isStopped(unit)) return 0;
  return cruisingPoints(fullCruise(unit), counted(unit, MP_LOST));
}

/** A stunned crew cannot drive faster than cruising speed. */
function flankOf(unit: Combatant, cruise: number, boost: BoosterUse, ruleset: Battle['rules']): number {
  const { quirks } = unit.design;
  const soFar = unit.moveSoFar;
  const spent = soFar?.mpLastTurn ?? unit.mpSpentLastTurn;
  if (unit.stunned || !mayRun({ unitQuirks: quirks }, cruise, spent, { ruleset })) return cruise;
  const held =
    soFar !== undefined && unit.usedSupercharger ? soFar.supercharger : boost.supercharger === true;
  return flankPoints(cruise, held && unit.hasWorking('supercharger'));
}

const jumpOf = (unit: Combatant): number => (isStopped(unit) ? 0 : vehicleFigures(unit.design).jump);
