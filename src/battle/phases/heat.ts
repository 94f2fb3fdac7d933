import { roll2d6 } from '../../dice/index.js';
import {
  calculateAmmunitionExplosionCheck,
  calculateDissipation,
  calculateHeatGenerated,
  calculateHeatWounds,
  calculateMovementHeat,
  calculateOtherHeat,
  calculateShutdownCheck,
  calculateStartupCheck,
  heatAfterTurn,
} from '../../rules/heat/index.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import type { Battle } from '../battle.js';
import { explodeInside } from '../damage/criticals.js';
import { fall } from '../damage/fall.js';
import { burnInfernos } from '../damage/infernos.js';
import { woundPilot } from '../damage/pilot.js';
import { NOBODY } from '../damage/source.js';
import type { Combatant } from '../mech/combatant.js';
import type { AmmoBin } from '../mech/weapon-mount.js';
import { isInWater } from '../movement/ground.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { chargedCapacitors } from '../weapons/charge-capacitors.js';
import { endOfPhase } from './end-of-phase.js';

/** Heat comes and goes, and what is left of it has its effects (combat.md sections 22 and 23). */
export function heatPhase(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.isOut) continue;
    balanceHeat(battle, unit);
    if (unit.shutDown) startUp(battle, unit);
    else avoidShutdown(battle, unit);
    avoidExplosion(battle, unit, false);
    avoidExplosion(battle, unit, true);
    if (unit.isOut) continue;
    const wounds = calculateHeatWounds(
      { heat: unit.heat, lifeSupportHits: unit.lifeSupportHits, unitQuirks: unit.design.quirks },
      battle.rulesetOption,
    );
    if (wounds > 0) woundPilot(battle, unit, wounds, undefined);
  }
  endOfPhase(battle);
  battle.enter('end');
}

function balanceHeat(battle: Battle, unit: Combatant): void {
  const { design, pilot } = unit;
  const sources = {
    movement: unit.shutDown
      ? 0
      : calculateMovementHeat(unit.movement, {
          hexesJumped: unit.movement === 'jump' ? unit.hexesMoved : 0,
          improvedJumpJets: design.improvedJumpJets,
          engine: design.unit.engine.type,
          attemptsToStand: unit.attemptsToStand,
          ruleset: battle.rules,
        }),
    weapons: unit.weaponHeat,
    other: otherHeat(battle, unit),
    abilities: pilot.abilities,
    unitQuirks: design.quirks,
    movementType: unit.movement,
    coolingFailed: unit.coolingFailed,
  };
  const generated = calculateHeatGenerated(sources, battle.rulesetOption);
  const dissipation = dissipationOf(battle, unit);
  const before = unit.heat;
  unit.heat = heatAfterTurn(before, generated.total, dissipation);
  if (battle.listening && (generated.total > 0 || before > 0)) {
    battle.tell({
      type: 'heat',
      unit: unit.index,
      before,
      generated: generated.total,
      dissipated: before + generated.total - unit.heat,
      after: unit.heat,
      ...(battle.explaining && { modifiers: generated.modifiers }),
    });
  }
}

const FIRE = 5;
const MAGMA_CRUST = 5;
const MAGMA = 10;

function otherHeat(battle: Battle, unit: Combatant): number {
  const { map } = battle;
  const fire = map.has(unit.hex, 'fire') ? FIRE : 0;
  const magma = map.has(unit.hex, 'magma') ? MAGMA : map.has(unit.hex, 'magma_crust') ? MAGMA_CRUST : 0;
  return (
    unit.otherHeat +
    calculateOtherHeat({
      engineHits: unit.shutDown || isCoolEngine(unit) ? 0 : unit.engineHits,
      signatureSystems: unit.shutDown ? 0 : (unit.isStealthy ? 1 : 0) + (unit.isVoid ? 1 : 0),
      chameleonShields: unit.isCamouflaged && !unit.shutDown ? 1 : 0,
      chargedCapacitors: chargedCapacitors(unit),
      external: unit.externalHeat + fire + magma,
    })
  );
}

/** An engine that burns fuel adds no heat when it is hit (combat.md section 16.4: fusion). */
function isCoolEngine({ design }: Combatant): boolean {
  const { type } = design.unit.engine;
  return type === 'ice' || type === 'fuel-cell' || type === 'battery' || type === 'solar' || type === 'steam';
}

/** What is left of the sinks takes away, and water helps. */
export function dissipationOf(battle: Battle, unit: Combatant): number {
  const { design } = unit;
  const { count, perSink } = design.heatSinkFigures;
  const working = Math.max(0, count - unit.heatSinksLost);
  const dry = working * perSink;
  const { map } = battle;
  const waterDepth = isInWater(map, unit.hex, unit.elevation) ? (map.waterDepth[unit.hex] as number) : 0;
  if (waterDepth === 0 || working === 0) return dry;
  const sinks = {
    count: working,
    kind: perSink >= 2 ? 'double' : 'single',
    inLegs: Math.min(working, unit.heatSinksInLegs()),
  } as const;
  const wet = calculateDissipation(sinks, { waterDepth, prone: unit.prone }) - calculateDissipation(sinks);
  return dry + wet;
}

function avoidShutdown(battle: Battle, unit: Combatant): void {
  const check = calculateShutdownCheck(unit.heat, unit.pilot.abilities, battle.rulesetOption);
  if (check === null) return;
  const roll = roll2d6(battle.roller);
  const avoided = unit.conscious && Number.isFinite(check.targetNumber) && roll.total >= check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'shutdown',
      unit: unit.index,
      roll: battle.recordOf(check, roll),
      shutDown: !avoided,
    });
  }
  if (avoided) return;
  if (!unit.prone) {
    // The roll to stay upright is the last thing that the gyro does; a dead reactor would fail it for sure.
    const upright = passesPilotingRoll(battle, unit, { kind: 'shutdown' });
    unit.shutDown = true;
    if (!upright) fall(battle, unit, { kind: 'shutdown' }, 0);
  }
  unit.shutDown = true;
}

function startUp(battle: Battle, unit: Combatant): void {
  if (!unit.conscious || unit.staysDown) return;
  const check = calculateStartupCheck(unit.heat, unit.pilot.abilities, battle.rulesetOption);
  let started = true;
  let roll: ReturnType<typeof roll2d6> | undefined;
  if (check !== null) {
    roll = roll2d6(battle.roller);
    started = Number.isFinite(check.targetNumber) && roll.total >= check.targetNumber;
  }
  unit.shutDown = !started;
  if (battle.listening) {
    battle.tell({
      type: 'startup',
      unit: unit.index,
      ...(check !== null && roll && { roll: battle.recordOf(check, roll) }),
      started,
    });
  }
}

function avoidExplosion(battle: Battle, unit: Combatant, inferno: boolean): void {
  if (unit.isOut) return;
  const check: ITargetNumber | null = calculateAmmunitionExplosionCheck(unit.heat, unit.pilot.abilities, {
    ruleset: battle.rules,
    inferno,
  });
  if (check === null) return;
  const bin = worstBin(unit, inferno);
  if (bin === undefined) return;
  const roll = roll2d6(battle.roller);
  const explodes = roll.total < check.targetNumber;
  if (battle.listening) {
    battle.tell({ type: 'ammunition-roll', unit: unit.index, roll: battle.recordOf(check, roll), explodes });
  }
  if (!explodes) return;
  const damage = binDamage(unit, bin);
  burnInfernos(battle, unit, bin.index);
  unit.rounds[bin.index] = 0;
  explodeInside(battle, unit, bin.location, damage, bin.fixture, NOBODY);
}

const binDamage = (unit: Combatant, { index, item }: AmmoBin): number =>
  (unit.rounds[index] as number) * item.damagePerShot * Math.max(1, item.rackSize);

const shotDamage = ({ item }: AmmoBin): number => item.damagePerShot * Math.max(1, item.rackSize);

/** The bin whose rounds do the most damage each; of equals, the one that does the most in all (combat.md section 17). */
function worstBin(unit: Combatant, inferno: boolean): AmmoBin | undefined {
  let worst: AmmoBin | undefined;
  for (const bin of unit.design.bins) {
    const { explosive, munitions } = bin.item;
    if (explosive !== 'ammunition' || !unit.isWorking(bin.fixture) || binDamage(unit, bin) === 0) continue;
    if (inferno && !munitions.includes('inferno')) continue;
    const more =
      worst === undefined ||
      shotDamage(bin) > shotDamage(worst) ||
      (shotDamage(bin) === shotDamage(worst) && binDamage(unit, bin) > binDamage(unit, worst));
    if (more) worst = bin;
  }
  return worst;
}
