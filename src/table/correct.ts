import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import { checkInteger, checkOneOf } from '../check/check.js';
import { DEADLY_WOUNDS } from '../rules/pilot/index.js';
import type { Correct, Correction } from './action.js';
import { homeOf } from './islands.js';

/**
 * What a player writes on the sheet by hand.
 * @throws {RangeError | TypeError} naming field and value, if the unit has no such thing
 */
export function correct(battle: Battle, action: Correct): void {
  const unit = battle.unit(action.unit);
  const { damage, slot, rounds, jammed, heat, wounds, conscious, prone, shutDown, lost } = action;
  if (damage !== undefined) takePoints(unit, damage);
  if (slot !== undefined) markSlot(unit, slot);
  if (rounds !== undefined) {
    checkInteger('rounds.bin', rounds.bin, 0, unit.design.bins.length - 1);
    checkInteger('rounds.rounds', rounds.rounds, 0, unit.roundsWhenFull(rounds.bin));
    unit.rounds[rounds.bin] = rounds.rounds;
    unit.ammunitionVersion += 1;
  }
  if (jammed !== undefined) {
    checkInteger('jammed.weapon', jammed.weapon, 0, unit.design.weapons.length - 1);
    unit.jam(jammed.weapon, jammed.jammed);
  }
  if (heat !== undefined) unit.heat = heat;
  if (wounds !== undefined) wound(unit, wounds);
  if (conscious !== undefined) wake(unit, conscious, battle.turn);
  if (prone !== undefined) unit.prone = prone;
  if (shutDown !== undefined) unit.shutDown = shutDown;
  const broken = damage !== undefined || slot !== undefined;
  if (broken) unit.refresh();
  if (lost !== undefined) unit.lost = lost ?? undefined;
  else if (broken || wounds !== undefined)
    unit.lost = unit.fatalDamage() ?? (unit.pilotDead ? 'pilot-killed' : undefined);
  if (!unit.isOut && unit.hex === OFF_MAP) battle.place(unit, homeOf(battle.map, unit.index));
}

function locationOf(unit: Combatant, field: string, name: string): number {
  const names: readonly string[] = unit.plan.locations;
  checkOneOf(field, name, names);
  return names.indexOf(name);
}

function takePoints(
  unit: Combatant,
  { location: name, points, rear }: NonNullable<Correction['damage']>,
): void {
  const location = locationOf(unit, 'damage.location', name);
  const armor = rear ? unit.rearArmor : unit.armor;
  const full = rear ? unit.design.rearArmor : unit.design.armor;
  const { structure } = unit;
  const plates = armor[location] as number;
  const frame = structure[location] as number;
  if (points >= 0) {
    const taken = Math.min(points, plates);
    armor[location] = plates - taken;
    structure[location] = Math.max(0, frame - (points - taken));
    return;
  }
  const mended = Math.min(-points, (unit.design.structure[location] as number) - frame);
  structure[location] = frame + mended;
  armor[location] = Math.min(full[location] as number, plates - points - mended);
}

function markSlot(unit: Combatant, { location: name, slot, hit }: NonNullable<Correction['slot']>): void {
  const location = locationOf(unit, 'slot.location', name);
  checkInteger('slot.slot', slot, 0, (unit.design.slots[location]?.length ?? 0) - 1);
  const slots = unit.hitSlots[location] as number;
  unit.hitSlots[location] = hit ? slots | (1 << slot) : slots & ~(1 << slot);
}

function wound(unit: Combatant, wounds: number): void {
  unit.wounds = wounds;
  unit.crewWounds.fill(wounds);
  unit.pilotDead = wounds >= DEADLY_WOUNDS;
  if (unit.pilotDead) wake(unit, false, 0);
}

function wake(unit: Combatant, conscious: boolean, turn: number): void {
  unit.conscious = conscious;
  unit.crewConscious.fill(conscious ? 1 : 0);
  unit.knockedOutIn = conscious ? 0 : turn;
  unit.crewKnockedOutIn.fill(unit.knockedOutIn);
}
