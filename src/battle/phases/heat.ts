import { roll2d6 } from '../../dice/index.js';
import {
  calculateAmmunitionExplosionCheck,
  calculateHeatGenerated,
  calculateHeatWounds,
  calculateShutdownCheck,
  calculateStartupCheck,
  heatAfterTurn,
} from '../../rules/heat/index.js';
import { HARMLESS_HEAT } from '../../rules/heat/scale.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { explodeInside } from '../damage/criticals.js';
import { fall } from '../damage/fall.js';
import { burnInfernos } from '../damage/infernos.js';
import { woundPilot } from '../damage/pilot.js';
import { outlastShock } from '../damage/shock.js';
import { NOBODY } from '../damage/source.js';
import { dissipationOf, heatOf, heatSourcesOf } from '../heat/heat-of-turn.js';
import { binDamage, worstBin } from '../heat/worst-bin.js';
import { OFF_MAP } from '../map/hex-map.js';
import { passesPilotingRoll } from '../piloting/roll-piloting.js';
import { endOfPhase } from './end-of-phase.js';

/** Units gain and lose heat, and suffer the effects of what is left (docs/rules/heat.md). */
export function heatPhase(battle: Battle): void {
  for (const unit of battle.units) {
    if (unit.isOut) continue;
    outlastShock(battle, unit);
    if (!unit.design.tracksHeat) continue;
    balanceHeat(battle, unit);
    const wasDown = unit.shutDown;
    if (wasDown) startUp(battle, unit);
    if (unit.heat >= HARMLESS_HEAT || unit.lifeSupportHits > 0) sufferHeat(battle, unit, wasDown);
  }
  for (const unit of battle.units) {
    if (!unit.isOut && unit.hex !== OFF_MAP) unit.design.kind.endOfTurn(battle, unit);
  }
  endOfPhase(battle);
  battle.enter('end');
}
/** Applies the effects of a unit's heat. */
function sufferHeat(battle: Battle, unit: Combatant, wasDown: boolean): void {
  if (!wasDown) avoidShutdown(battle, unit);
  avoidExplosion(battle, unit, false);
  avoidExplosion(battle, unit, true);
  if (unit.isOut) return;
  const wounds = calculateHeatWounds(
    {
      heat: unit.heat,
      lifeSupportHits: unit.lifeSupportHits,
      torsoMounted: !unit.design.pilotInHead,
      unitQuirks: unit.design.quirks,
    },
    battle.rulesetOption,
  );
  if (wounds > 0) woundPilot(battle, unit, wounds, undefined);
}

function balanceHeat(battle: Battle, unit: Combatant): void {
  const generated = heatOf(battle, unit);
  const before = unit.heat;
  unit.heat = heatAfterTurn(before, generated, dissipationOf(battle, unit));
  if (battle.listening && (generated > 0 || before > 0)) {
    battle.tell({
      type: 'heat',
      unit: unit.index,
      before,
      generated,
      dissipated: before + generated - unit.heat,
      after: unit.heat,
      ...(battle.explaining && {
        modifiers: calculateHeatGenerated(heatSourcesOf(battle, unit), battle.rulesetOption).modifiers,
      }),
    });
  }
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
      roll: battle.recordOf(check.targetNumber, roll, check.modifiers),
      shutDown: !avoided,
    });
  }
  if (avoided) return;
  if (!unit.prone) {
    // The roll to stay upright comes before the shutdown, because it would always fail after it.
    const upright = passesPilotingRoll(battle, unit, { kind: 'shutdown' });
    unit.shutDown = true;
    if (!upright) fall(battle, unit, { kind: 'shutdown' }, 0);
  }
  unit.shutDown = true;
}

function startUp(battle: Battle, unit: Combatant): void {
  if (!unit.conscious || unit.staysDown || unit.stalledIn > 0 || unit.frozenFor > 0) return;
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
      ...(check !== null && roll && { roll: battle.recordOf(check.targetNumber, roll, check.modifiers) }),
      started,
    });
  }
}

function avoidExplosion(battle: Battle, unit: Combatant, inferno: boolean): void {
  if (unit.isOut) return;
  const bin = worstBin(unit, inferno);
  if (bin === undefined) return;
  const check: ITargetNumber | null = calculateAmmunitionExplosionCheck(unit.heat, unit.pilot.abilities, {
    ruleset: battle.rules,
    inferno,
  });
  if (check === null) return;
  const roll = roll2d6(battle.roller);
  const explodes = roll.total < check.targetNumber;
  if (battle.listening) {
    battle.tell({
      type: 'ammunition-roll',
      unit: unit.index,
      roll: battle.recordOf(check.targetNumber, roll, check.modifiers),
      explodes,
    });
  }
  if (!explodes) return;
  const damage = binDamage(unit, bin);
  burnInfernos(battle, unit, bin.index);
  unit.rounds[bin.index] = 0;
  explodeInside(battle, unit, bin.location, damage, bin.fixture, NOBODY);
}
