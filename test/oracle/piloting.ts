import type { Facing } from '../../src/battle/hex/hex.js';
import { featuresUnderfoot, isInWater } from '../../src/battle/movement/ground.js';
import type { DiceRoll } from '../../src/dice/index.js';
import { calculateFallInjuryRoll, resolveFall } from '../../src/rules/falling/index.js';
import type { ITargetNumber } from '../../src/rules/modifier.js';
import { rollSkill } from '../../src/rules/pilot/index.js';

import {
  calculatePilotingRoll,
  needsRollAfterDamage,
  type PilotingCause,
  type PilotingOptions,
  type PilotState,
} from '../../src/rules/piloting/index.js';
import { floodBareParts } from './breach.js';
import { isOut } from './condition.js';
import { applyHit } from './damage.js';
import { spendsEdge } from './edge.js';
import { rollLocation } from './location.js';
import { woundPilot } from './pilot.js';
import { NOBODY } from './source.js';
import { at, type OracleBattle, type OracleUnit } from './state.js';
import { endSwarm, swarmersOf } from './swarm.js';

/** At the end of a phase: the rolls that it has asked for, each harder by all of them. */
export function resolvePilotingRolls(battle: OracleBattle, unit: OracleUnit): void {
  const rolls = [...unit.rolls];
  if (needsRollAfterDamage(unit.damageThisPhase)) rolls.push({ kind: 'damage' });
  unit.damageThisPhase = 0;
  if (unit.design.falls && !isOut(unit) && !unit.prone) {
    if (unit.fallsAtEndOfPhase) {
      const [cause = { kind: 'leg' } as const, ...otherCauses] = rolls;
      fall(battle, unit, cause, otherCauses);
    }
    for (const cause of rolls) {
      if (unit.prone) break;
      const otherCauses = rolls.filter((other) => other !== cause);
      if (!passesPilotingRoll(battle, unit, cause, otherCauses)) fall(battle, unit, cause, otherCauses);
    }
  }
  unit.rolls = [];
  unit.fallsAtEndOfPhase = false;
}

function optionsOf(
  { rules, map, environment }: OracleBattle,
  unit: OracleUnit,
  otherCauses: readonly PilotingCause[],
): PilotingOptions {
  return {
    ruleset: rules,
    hex: featuresUnderfoot(map, unit.hex, unit.elevation),
    otherCauses,
    ...(environment && { environment }),
  };
}

/** Made once more with Edge where it fails and the pilot wants it; what cannot be done cannot be forced. */
function rolled(
  battle: OracleBattle,
  unit: OracleUnit,
  { targetNumber }: ITargetNumber,
): { readonly roll: DiceRoll; readonly passed: boolean } {
  const dice = () => rollSkill('piloting', unit.pilot.abilities, battle.roller, battle.option);
  const possible = Number.isFinite(targetNumber);
  let roll = dice();
  if (possible && roll.total < targetNumber && spendsEdge(battle, unit, 'reroll_psr')) roll = dice();
  return { roll, passed: possible && roll.total >= targetNumber };
}

const recordOf = ({ targetNumber, modifiers }: ITargetNumber, { dice, total }: DiceRoll) => ({
  needed: targetNumber,
  dice,
  total,
  modifiers,
});

/** A shock makes each roll harder. */
const pilotStateOf = (battle: OracleBattle, unit: OracleUnit): PilotState => ({
  ...battle.kindOf(unit).pilotStateOf(unit),
  shocked: unit.shockedFor > 0,
});

export function passesPilotingRoll(
  battle: OracleBattle,
  unit: OracleUnit,
  cause: PilotingCause,
  otherCauses: readonly PilotingCause[] = [],
): boolean {
  const check = calculatePilotingRoll(
    pilotStateOf(battle, unit),
    cause,
    optionsOf(battle, unit, otherCauses),
  );
  const { roll, passed } = rolled(battle, unit, check);
  battle.tell({
    type: 'piloting-roll',
    unit: unit.index,
    cause: cause.kind,
    hex: unit.hex,
    roll: recordOf(check, roll),
    passed,
  });
  if (!passed) mayStall(battle, unit, check);
  return passed;
}

/** An engine that burns fuel stalls if the same roll fails once more. */
function mayStall(battle: OracleBattle, unit: OracleUnit, check: ITargetNumber): void {
  if (!unit.design.stalls || unit.shutDown || unit.stalledIn > 0 || isOut(unit)) return;
  const roll = rollSkill('piloting', unit.pilot.abilities, battle.roller, battle.option);
  const shutDown = roll.total < check.targetNumber;
  battle.tell({ type: 'shutdown', unit: unit.index, roll: recordOf(check, roll), shutDown });
  if (!shutDown) return;
  unit.shutDown = true;
  unit.stalledIn = battle.turn;
}

/** Dice of damage to those who clung to it. */
const FALLEN_OFF = 2;

/** Over in place. The pilot comes out of it unhurt by the roll that failed, made once more. */
function fall(
  battle: OracleBattle,
  unit: OracleUnit,
  cause: PilotingCause,
  otherCauses: readonly PilotingCause[],
): void {
  const { map, roller, option } = battle;
  const inWater = isInWater(map, unit.hex, unit.elevation);
  const waterDepth = inWater ? at(map.waterDepth, unit.hex) : 0;
  const { tonnage } = unit.design;
  const { damage, groups, facing, side } = resolveFall(
    { tonnage, levels: 0, facing: unit.facing, inWater, waterDepth },
    roller,
    option,
  );
  unit.prone = true;
  unit.jolted = true;
  unit.levelsJolted = Math.max(unit.levelsJolted, 0);
  unit.facing = facing as Facing;
  unit.torsoFacing = unit.facing;
  unit.armsFlipped = false;
  battle.tell({ type: 'fall', unit: unit.index, hex: unit.hex, levels: 0, damage, side, facing });
  const swarmers = swarmersOf(battle, unit);
  if (swarmers !== undefined) endSwarm(battle, swarmers, 'fell', FALLEN_OFF);
  for (const group of groups) {
    applyHit(battle, unit, rollLocation(battle, unit, side), group, side === 'rear', NOBODY);
  }
  floodBareParts(battle, unit);
  if (!isOut(unit)) hurtByFall(battle, unit, cause, otherCauses);
  unit.rolls = [];
  unit.fallsAtEndOfPhase = false;
}

function hurtByFall(
  battle: OracleBattle,
  unit: OracleUnit,
  cause: PilotingCause,
  otherCauses: readonly PilotingCause[],
): void {
  const check = calculateFallInjuryRoll(
    pilotStateOf(battle, unit),
    cause,
    0,
    optionsOf(battle, unit, otherCauses),
  );
  const { roll, passed } = rolled(battle, unit, check);
  battle.tell({
    type: 'piloting-roll',
    unit: unit.index,
    cause: 'fall',
    falling: true,
    hex: unit.hex,
    roll: recordOf(check, roll),
    passed,
  });
  if (!passed) woundPilot(battle, unit, 1, undefined);
}
