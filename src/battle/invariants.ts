import { DEADLY_WOUNDS } from '../rules/pilot/index.js';
import type { Battle } from './battle.js';
import type { Combatant } from './combatant/combatant.js';
import { OFF_MAP } from './map/hex-map.js';
import { inTheWay } from './movement/stacking.js';

/** A state that no rule allows: an error of the program, or a file that was written by hand. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/**
 * Checks what must be true between any two steps of a battle. It is cheap enough for every step.
 * @throws {InvariantError} naming unit and field
 */
export function checkInvariants(battle: Battle): void {
  const { units, map, occupants } = battle;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index] as Combatant;
    checkPlace(battle, unit);
    checkBody(unit);
    checkMachine(battle, unit);
    checkPilot(battle, unit);
  }
  let placed = 0;
  for (let hex = 0; hex < map.size; hex += 1) if ((occupants[hex] as number) >= 0) placed += 1;
  for (const { hex, index, fillsHex } of units)
    if (hex !== OFF_MAP && fillsHex && occupants[hex] === index) placed -= 1;
  if (placed !== 0) throw new InvariantError(`the map counts ${placed} units more than stand on it`);
  // While attacks are still being declared, no unit can be lost: every wreck must have acted.
  for (const { unit } of battle.declaredFire) checkDeclarer(battle, unit);
  for (const { unit } of battle.declaredBlows) checkDeclarer(battle, unit);
  if (battle.cursor > battle.sequence.length) {
    throw new InvariantError(`cursor is ${battle.cursor} of a sequence of ${battle.sequence.length}`);
  }
}

function checkDeclarer({ units }: Battle, index: number): void {
  const unit = units[index];
  if (unit === undefined) throw new InvariantError(`unit ${index} has declared, but there is none`);
  if (unit.isOut) broken(unit, 'lost', unit.lost, 'nothing, for a unit that has declared');
}

function broken(unit: Combatant, field: string, value: unknown, expected: string): never {
  throw new InvariantError(`${unit.design.name} (${unit.id}): ${field} is ${value}: expected ${expected}`);
}

const isFacing = (facing: number): boolean => facing >= 0 && facing <= 5 && Number.isInteger(facing);

function checkPlace({ map, occupants, phase, units }: Battle, unit: Combatant): void {
  const { hex, facing, torsoFacing } = unit;
  if (unit.index < 0 || units[unit.index] !== unit)
    broken(unit, 'index', unit.index, 'its place in the list');
  if (hex !== OFF_MAP) {
    if (!(hex >= 0 && hex < map.size)) broken(unit, 'hex', hex, `a hex of the map, 0 to ${map.size - 1}`);
    const first = units[occupants[hex] as number];
    if (unit.fillsHex && (first === undefined || (first !== unit && inTheWay(units, unit).length > 0)))
      broken(unit, 'hex', hex, `to itself, not to unit ${occupants[hex]}`);
  } else if (!unit.isOut) broken(unit, 'hex', hex, 'a hex of the map, for a unit in the battle');
  if (!isFacing(facing)) broken(unit, 'facing', facing, '0 to 5');
  if (!isFacing(torsoFacing)) broken(unit, 'torsoFacing', torsoFacing, '0 to 5');
  if (unit.prone && torsoFacing !== facing && phase !== 'movement') {
    broken(unit, 'torsoFacing', torsoFacing, `${facing} like its feet, for a prone unit`);
  }
}

function checkBody(unit: Combatant): void {
  const { design } = unit;
  for (let location = 0; location < design.plan.locations.length; location += 1) {
    const armor = unit.armor[location] as number;
    const rear = unit.rearArmor[location] as number;
    const structure = unit.structure[location] as number;
    if (!(armor >= 0 && armor <= (design.armor[location] as number))) {
      broken(unit, `armor[${location}]`, armor, `0 to ${design.armor[location]}`);
    }
    if (!(rear >= 0 && rear <= (design.rearArmor[location] as number))) {
      broken(unit, `rearArmor[${location}]`, rear, `0 to ${design.rearArmor[location]}`);
    }
    if (!(structure >= 0 && structure <= (design.structure[location] as number))) {
      broken(unit, `structure[${location}]`, structure, `0 to ${design.structure[location]}`);
    }
    const slots = design.slots[location]?.length ?? 0;
    if ((unit.hitSlots[location] as number) >> slots !== 0) {
      broken(unit, `hitSlots[${location}]`, unit.hitSlots[location], `bits of its ${slots} slots`);
    }
  }
  const fatal = unit.fatalDamage();
  if (fatal !== undefined && !unit.isOut) broken(unit, 'lost', 'undefined', fatal);
}

function checkMachine({ units }: Battle, unit: Combatant): void {
  const { design, rounds, builtInFired } = unit;
  if (!(unit.heat >= 0 && Number.isFinite(unit.heat))) broken(unit, 'heat', unit.heat, '0 or more');
  for (let bin = 0; bin < rounds.length; bin += 1) {
    const most = unit.roundsWhenFull(bin);
    if (!((rounds[bin] as number) >= 0 && (rounds[bin] as number) <= most)) {
      broken(unit, `rounds[${bin}]`, rounds[bin], `0 to ${most}`);
    }
  }
  for (let weapon = 0; weapon < builtInFired.length; weapon += 1) {
    const most = design.weapons[weapon]?.builtInShots ?? 0;
    if ((builtInFired[weapon] as number) > most) {
      broken(unit, `builtInFired[${weapon}]`, builtInFired[weapon], `0 to ${most}`);
    }
  }
  if (unit.staysDown && !unit.shutDown) broken(unit, 'staysDown', true, 'false, with the reactor on');
  for (const field of ['quarry', 'spotting', 'chargeTarget'] as const) {
    const other = unit[field];
    if (other >= units.length || (other >= 0 && units[other]?.side === unit.side)) {
      broken(unit, field, other, 'an opponent, or -1');
    }
  }
  if (unit.chargeTarget >= 0 !== (unit.chargeKind !== undefined)) {
    broken(unit, 'chargeKind', unit.chargeKind, 'to go with chargeTarget');
  }
}

function checkPilot({ turn }: Battle, unit: Combatant): void {
  const { wounds, conscious, pilotDead, edge } = unit;
  if (!(wounds >= 0 && wounds <= DEADLY_WOUNDS)) broken(unit, 'wounds', wounds, `0 to ${DEADLY_WOUNDS}`);
  if (pilotDead && conscious) broken(unit, 'conscious', true, 'false, for a dead pilot');
  const lone = unit.crewWounds.length === 0;
  if (lone && wounds >= DEADLY_WOUNDS && !pilotDead)
    broken(unit, 'pilotDead', false, `true, with ${wounds} wounds`);
  if (unit.knockedOutIn > turn) broken(unit, 'knockedOutIn', unit.knockedOutIn, `0 to ${turn}`);
  if (!(edge.remainingPoints >= 0 && edge.remainingPoints <= edge.maxPoints)) {
    broken(unit, 'edge.remainingPoints', edge.remainingPoints, `0 to ${edge.maxPoints}`);
  }
}
