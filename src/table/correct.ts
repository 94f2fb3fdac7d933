import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { dropLimbs } from '../battle/combatant/condition.js';
import { loadChoices, reload } from '../battle/combatant/reload.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import type { Catalog } from '../catalog/index.js';
import { checkInteger, checkOneOf } from '../check/check.js';
import { NOWHERE } from '../rules/body/plan.js';
import { DEADLY_WOUNDS } from '../rules/pilot/index.js';
import type { Correct, Correction } from './action.js';
import { homeOf } from './islands.js';

/**
 * Applies a player's correction to a record sheet.
 * @throws {RangeError | TypeError} if the unit has no such location, slot, bin, weapon or mark, naming field and value
 */
export function correct(battle: Battle, action: Correct, catalog: Catalog | undefined): void {
  const unit = battle.unit(action.unit);
  const { damage, slot, load, rounds, jammed, mark, heat, wounds, conscious, prone, stuck, shutDown, lost } =
    action;
  if (damage !== undefined) takePoints(unit, damage);
  if (slot !== undefined) markSlot(unit, slot);
  if (load !== undefined) putIntoBin(unit, load, catalog);
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
  if (mark !== undefined) writeMark(unit, mark);
  if (heat !== undefined) unit.heat = heat;
  if (wounds !== undefined) wound(unit, wounds);
  if (conscious !== undefined) wake(unit, conscious, battle.turn);
  if (prone !== undefined) unit.prone = prone;
  if (stuck !== undefined) unit.stuck = stuck;
  if (shutDown !== undefined) unit.shutDown = shutDown;
  const broken = damage !== undefined || slot !== undefined || mark !== undefined;
  if (broken) unit.refresh();
  if (lost === null && unit.fatalDamage() !== undefined)
    throw new RangeError('lost is null: its damage is fatal; give back some of it first');
  if (lost !== undefined) unit.lost = lost ?? undefined;
  else if (broken || wounds !== undefined)
    unit.lost = unit.fatalDamage() ?? (unit.pilotDead ? 'pilot-killed' : undefined);
  if (!unit.isOut && unit.hex === OFF_MAP) battle.place(unit, homeOf(battle.map, unit.index));
}

/** @throws {RangeError | TypeError} if the bin does not take it, or the game has no catalog to find it in */
function putIntoBin(
  unit: Combatant,
  { bin, ammunition }: NonNullable<Correction['load']>,
  catalog: Catalog | undefined,
): void {
  checkInteger('load.bin', bin, 0, unit.design.bins.length - 1);
  if (catalog === undefined) throw new TypeError('load: the game was opened without a catalog to find it in');
  const choices = loadChoices(unit, bin, catalog);
  checkOneOf(
    'load.ammunition',
    ammunition,
    choices.map(({ id }) => id),
  );
  const item = choices.find(({ id }) => id === ammunition);
  if (item !== undefined) reload(unit, { bin, item });
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
  const first = locationOf(unit, 'damage.location', name);
  if (points < 0) {
    giveBack(unit, first, -points, rear === true);
    return;
  }
  let left = points;
  for (
    let location = first;
    left > 0 && location !== NOWHERE;
    location = unit.plan.inward[location] as number
  ) {
    const armor = rear && unit.plan.hasRear[location] === 1 ? unit.rearArmor : unit.armor;
    left = taken(armor, location, left);
    left = taken(unit.structure, location, left);
  }
  dropLimbs(unit);
}

/** Takes points from a location. Returns the points left over. */
function taken(list: Float64Array, location: number, points: number): number {
  const before = list[location] as number;
  const now = Math.max(0, before - points);
  list[location] = now;
  return points - (before - now);
}

function giveBack(unit: Combatant, location: number, points: number, rear: boolean): void {
  const { structure, design } = unit;
  const armor = rear ? unit.rearArmor : unit.armor;
  const full = rear ? design.rearArmor : design.armor;
  const frame = structure[location] as number;
  const mended = Math.min(points, (design.structure[location] as number) - frame);
  structure[location] = frame + mended;
  armor[location] = Math.min(full[location] as number, (armor[location] as number) + points - mended);
}

function markSlot(unit: Combatant, { location: name, slot, hit }: NonNullable<Correction['slot']>): void {
  const location = locationOf(unit, 'slot.location', name);
  checkInteger('slot.slot', slot, 0, (unit.design.slots[location]?.length ?? 0) - 1);
  const slots = unit.hitSlots[location] as number;
  unit.hitSlots[location] = hit ? slots | (1 << slot) : slots & ~(1 << slot);
}

function writeMark(unit: Combatant, { id, value }: NonNullable<Correction['mark']>): void {
  const { sheet } = unit.design.kind;
  const marks = sheet.marksOf(unit);
  checkOneOf(
    'mark.id',
    id,
    marks.map((known) => known.id),
  );
  checkInteger('mark.value', value, 0, marks.find((known) => known.id === id)?.most ?? 0);
  sheet.mark(unit, id, value);
}

function wound(unit: Combatant, wounds: number): void {
  unit.wounds = wounds;
  unit.crewWounds.fill(wounds);
  const rises = unit.pilotDead && wounds < DEADLY_WOUNDS;
  unit.pilotDead = wounds >= DEADLY_WOUNDS;
  if (unit.pilotDead || rises) wake(unit, rises, 0);
}

function wake(unit: Combatant, conscious: boolean, turn: number): void {
  unit.conscious = conscious;
  unit.crewConscious.fill(conscious ? 1 : 0);
  unit.knockedOutIn = conscious ? 0 : turn;
  unit.crewKnockedOutIn.fill(unit.knockedOutIn);
}
