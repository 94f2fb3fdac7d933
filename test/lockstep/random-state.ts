import type { Chance } from '../../fuzz/chance.js';
import type { Battle } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { settleShields } from '../../src/battle/combatant/shields.js';
import { SIGNATURES, signatureFault, switchSignature } from '../../src/battle/combatant/signature.js';
import { FACINGS } from '../../src/battle/hex/hex.js';
import { attachPod } from '../../src/battle/weapons/pods.js';
import { SHIELD_MODES } from '../../src/rules/damage/shields.js';
import { MOVEMENT_TYPES } from '../../src/rules/to-hit/vocabulary.js';

const LATEST_TURN = 12;
const HOTTEST = 32;
const FARTHEST = 12;
const PODS = ['beacon', 'homing', 'haywire', 'ecm', 'nemesis'] as const;

/** Puts a battle into the weapons phase of some turn, with units to which all kinds of things have happened. */
export function enterAnyWeaponsPhase(battle: Battle, chance: Chance): void {
  battle.turn = chance.between(1, LATEST_TURN);
  battle.initiative = chance.below(2);
  for (const unit of battle.units) if (!unit.isOut) putIntoAnyState(battle, unit, chance);
  for (const unit of battle.units) {
    if (!unit.isOut) continue;
    battle.place(unit, -1);
  }
  battle.enter('weapons');
}

function putIntoAnyState(battle: Battle, unit: Combatant, chance: Chance): void {
  const { design, plan } = unit;
  unit.movement = chance.pick(MOVEMENT_TYPES);
  unit.hexesMoved = unit.movement === 'stationary' ? 0 : chance.below(FARTHEST);
  unit.hasMoved = unit.movement !== 'stationary';
  unit.facing = chance.pick(FACINGS);
  unit.torsoFacing = unit.facing;
  if (chance.percent(40)) unit.heat = chance.below(HOTTEST);
  if (chance.percent(10)) unit.prone = true;
  if (chance.percent(5)) unit.shutDown = true;
  if (chance.percent(4)) knockOut(battle, unit);
  unit.skidded = chance.percent(4);
  unit.stuck = chance.percent(4);
  unit.disturbed = chance.percent(4);
  unit.coolingFailed = chance.percent(4);
  unit.negationsUsed = chance.below(2);
  unit.cowlTaken = chance.below(3);
  for (const { index, builtInShots } of design.weapons) {
    if (chance.percent(8)) unit.jam(index, true);
    if (chance.percent(20)) unit.builtInFired[index] = chance.below(builtInShots + 1);
    if (chance.percent(10)) unit.antiMissileUsed[index] = 1;
  }
  for (const { index, rounds } of design.bins) {
    if (chance.percent(30)) unit.rounds[index] = Math.min(unit.rounds[index] as number, chance.below(4));
    else if (chance.percent(20))
      unit.rounds[index] = Math.min(unit.rounds[index] as number, chance.below(rounds + 1));
  }
  for (const { index } of design.gear['ppc-capacitor'] ?? []) unit.charged[index] = chance.below(2);
  for (const system of SIGNATURES) {
    if (signatureFault(unit, system) === undefined && chance.percent(50)) switchSignature(unit, system, true);
  }
  unit.leftShield = chance.pick(SHIELD_MODES);
  unit.rightShield = chance.pick(SHIELD_MODES);
  settleShields(unit);
  if (chance.percent(15))
    attachPod(unit, chance.pick(PODS), chance.below(2), chance.below(plan.locations.length));
  if (chance.percent(5)) unit.carrying = { name: 'boulder', tonnage: chance.between(1, 5) };
  unit.levelsJolted = chance.percent(10) ? 0 : -1;
  if (chance.percent(3)) charge(battle, unit, chance);
}

function knockOut({ turn }: Battle, unit: Combatant): void {
  unit.conscious = false;
  unit.knockedOutIn = turn;
  unit.wounds = Math.max(1, unit.wounds);
  unit.crewWounds.fill(unit.wounds);
  unit.crewConscious.fill(0);
  unit.crewKnockedOutIn.fill(turn);
}

/** Under way to somebody: it fires nothing. */
function charge({ units }: Battle, unit: Combatant, chance: Chance): void {
  const opponents = units.filter(({ side, isOut }) => side !== unit.side && !isOut);
  if (opponents.length === 0) return;
  unit.chargeTarget = chance.pick(opponents).index;
  unit.chargeKind = chance.pick(['charge', 'dfa'] as const);
}
