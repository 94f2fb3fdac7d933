import type { Chance } from '../../fuzz/chance.js';
import type { Battle } from '../../src/battle/battle.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { settleShields } from '../../src/battle/combatant/shields.js';
import { SIGNATURES, signatureFault, switchSignature } from '../../src/battle/combatant/signature.js';
import { FACINGS } from '../../src/battle/hex/hex.js';
import { INFERNOS } from '../../src/battle/kinds/battle-armor/counters.js';
import type { ProtoMechFigures } from '../../src/battle/kinds/protomech/figures.js';
import {
  COMMANDER_HIT,
  DRIVER_HIT,
  ENGINE_HIT,
  FOR_GOOD,
  IMMOBILIZED,
  MOTIVE_GRADES,
  MP_LOST,
  SENSOR_HITS,
  STABILIZERS,
  STUNNED_TURNS,
  TURRET_LOCKED,
  TURRET_STATE,
} from '../../src/battle/kinds/vehicle/counters.js';
import type { VehicleFigures } from '../../src/battle/kinds/vehicle/figures.js';
import { isInBuilding } from '../../src/battle/movement/ground.js';
import { attachPod } from '../../src/battle/weapons/pods.js';
import { SHIELD_MODES } from '../../src/rules/damage/shields.js';
import { HITS_TO_DESTROY } from '../../src/rules/protomech/criticals.js';
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
  if (unit.design.otherMode !== undefined && !unit.prone && chance.percent(50)) {
    unit.convert();
    unit.converted = chance.percent(30);
  }
  const { design, plan } = unit;
  if (!design.emplaced) unit.movement = chance.pick(MOVEMENT_TYPES);
  unit.hexesMoved = unit.movement === 'stationary' ? 0 : chance.below(FARTHEST);
  unit.hasMoved = unit.movement !== 'stationary';
  unit.turnTo(chance.pick(FACINGS));
  if (design.tracksHeat && chance.percent(40)) unit.heat = chance.below(HOTTEST);
  if (design.falls && chance.percent(10)) unit.prone = true;
  if (design.tracksHeat && chance.percent(5)) unit.shutDown = true;
  if (design.soldiers === undefined && chance.percent(5)) unit.shockedFor = chance.between(1, 4);
  if (design.vehicle === undefined && design.soldiers === undefined && chance.percent(4))
    knockOut(battle, unit);
  if (design.vehicle !== undefined) strainVehicle(unit, design.vehicle, chance);
  if (design.protoMech !== undefined) strainProtoMech(unit, design.protoMech, chance);
  if (design.squad !== undefined) unit.counters[INFERNOS] = chance.below(3);
  if (design.soldiers !== undefined) {
    comeToGrips(battle, unit, chance);
    if (unit.swarming < 0) takeShelter(battle, unit, chance);
  }
  unit.skidded = chance.percent(4);
  unit.stuck = chance.percent(4);
  unit.disturbed = chance.percent(4);
  unit.coolingFailed = chance.percent(4);
  unit.negationsUsed = chance.below(2);
  unit.cowlTaken = chance.below(3);
  for (const { index, builtInShots } of design.weapons) {
    if (chance.percent(8)) unit.jam(index, true);
    if (design.vehicle !== undefined && chance.percent(8)) unit.malfunction(index);
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
  if (design.soldiers === undefined && chance.percent(15))
    attachPod(unit, chance.pick(PODS), chance.below(2), chance.below(plan.locations.length));
  if (design.plan.arms.length > 0 && design.mech !== undefined && chance.percent(5))
    unit.carrying = { name: 'boulder', tonnage: chance.between(1, 5) };
  unit.levelsJolted = chance.percent(10) ? 0 : -1;
  if ((design.falls || design.rams) && chance.percent(3)) charge(battle, unit, chance);
}

/** What the crew, the turret and the engine of a vehicle have suffered. */
function strainVehicle(unit: Combatant, { cruise }: VehicleFigures, chance: Chance): void {
  const { counters, design } = unit;
  const suffers = (place: number, share: number, value: number): void => {
    if (chance.percent(share)) counters[place] = value;
  };
  suffers(DRIVER_HIT, 12, 1);
  suffers(COMMANDER_HIT, 12, 1);
  suffers(SENSOR_HITS, 20, chance.between(1, 4));
  suffers(STUNNED_TURNS, 8, chance.between(1, 3));
  suffers(TURRET_STATE, 12, chance.between(0, design.turrets > 0 ? TURRET_LOCKED : 0));
  suffers(TURRET_STATE + 1, 12, chance.between(0, design.turrets > 1 ? TURRET_LOCKED : 0));
  suffers(STABILIZERS, 15, chance.below(1 << design.plan.locations.length));
  if (!design.emplaced) {
    suffers(MOTIVE_GRADES, 20, chance.below(8));
    suffers(MP_LOST, 20, chance.below(Math.max(1, cruise)));
    suffers(ENGINE_HIT, design.flight === undefined ? 6 : 0, 1);
    if (counters[ENGINE_HIT] === 1) counters[IMMOBILIZED] = FOR_GOOD;
    else suffers(IMMOBILIZED, design.flight === undefined ? 6 : 0, FOR_GOOD);
  }
  unit.refresh();
}

/** Hits that its locations have borne and that have not yet destroyed them. */
function strainProtoMech(unit: Combatant, { names }: ProtoMechFigures, chance: Chance): void {
  for (const [location, name] of names.entries()) {
    if (unit.hasLost(location) || !chance.percent(25)) continue;
    unit.counters[location] = chance.below(Math.max(1, HITS_TO_DESTROY[name]));
  }
  unit.refresh();
}

/** Soldiers stand where an opponent stands, or cling to it. */
function comeToGrips(battle: Battle, unit: Combatant, chance: Chance): void {
  const hosts = battle.units.filter(
    ({ side, isOut, index, design, elevation }) =>
      side !== unit.side &&
      !isOut &&
      elevation === 0 &&
      design.foothold !== undefined &&
      !battle.units.some(({ swarming }) => swarming === index),
  );
  if (hosts.length === 0 || !chance.percent(40)) return;
  const host = chance.pick(hosts);
  unit.elevation = host.elevation;
  battle.place(unit, host.hex);
  const climbs = unit.design.kind.antiMech?.obstacle(unit) === undefined;
  if (climbs && chance.percent(40)) unit.swarming = host.index;
}

/** Soldiers go inside a building, on any floor, often where others are already. */
function takeShelter(battle: Battle, unit: Combatant, chance: Chance): void {
  const { map } = battle;
  const inside = [...map.buildingHeight.keys()].filter(
    (hex) =>
      isInBuilding(map, hex, 0) && battle.units.every((other) => other.hex !== hex || other.design.soldiers),
  );
  if (inside.length === 0 || !chance.percent(30)) return;
  const taken = new Set(
    battle.units
      .filter((other) => other !== unit && isInBuilding(map, other.hex, other.elevation))
      .map((other) => map.buildingAt(other.hex)),
  );
  const near = inside.filter((hex) => taken.has(map.buildingAt(hex)));
  const hex = chance.pick(near.length > 0 && chance.percent(70) ? near : inside);
  unit.elevation = chance.below(map.buildingHeight[hex] as number);
  battle.place(unit, hex);
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
