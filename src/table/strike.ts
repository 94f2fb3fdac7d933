import type { Battle } from '../battle/battle.js';
import type { Combatant } from '../battle/combatant/combatant.js';
import { turned } from '../battle/hex/hex.js';
import { IllegalOrderError } from '../battle/illegal-order.js';
import { blowsOf } from '../battle/named-orders.js';
import type { PhysicalOrder } from '../battle/orders.js';
import { cancelCharges, chargesOf } from '../battle/physical/charge.js';
import { declareBlows } from '../battle/physical/index.js';
import { readyBlows, resolveReadyBlows } from '../battle/physical/resolve.js';
import type { FiringArc } from '../rules/to-hit/index.js';
import type { BesideTarget, Move, Strike, TableAction } from './action.js';
import { homeOf } from './islands.js';
import { actingUnit } from './turn-of.js';
import { amongStrangers } from './with-strangers.js';

/** Declares a unit's physical attacks. Nothing is rolled before the phase ends. */
export function strike(battle: Battle, action: Strike, turn: readonly TableAction[]): void {
  const { order, beside } = action;
  const unit = actingUnit(battle, action.unit, 'physical', 'strike');
  if (battle.acted[unit.index] === 1)
    throw new IllegalOrderError(unit, 'strike', 'it has declared its attacks; take that back first');
  amongStrangers(battle, [...strikesOf(turn), action], (everybody) => {
    for (const place of beside) putBeside(everybody, unit, place);
    declareBlows(everybody, unit, seenFrom(unit, blowsOf(everybody, unit.index, order)));
    goHome(everybody, unit);
  });
  battle.acted[unit.index] = 1;
}

/** At the table, torso facings are relative to the legs, which face the target. */
const seenFrom = ({ facing }: Combatant, order: PhysicalOrder): PhysicalOrder =>
  order.torsoFacing === undefined ? order : { ...order, torsoFacing: turned(order.torsoFacing, facing) };

const strikesOf = (turn: readonly TableAction[]): readonly Strike[] =>
  turn.filter((action) => action.do === 'strike');

/** Returns the moves of this turn that end in a charge or death from above still to be resolved. */
const chargesIn = ({ units }: Battle, turn: readonly TableAction[]): readonly TableAction[] =>
  turn.filter(
    (action) =>
      action.do === 'move' &&
      action.charge !== undefined &&
      units[action.unit]?.chargeTarget === action.charge.target,
  );

/** Cancels charges at targets that are prone or gone. The unit may then strike others if the rules allow it. */
export const cancelChargesAtTable = (battle: Battle, turn: readonly TableAction[]): void =>
  amongStrangers(battle, chargesIn(battle, turn), cancelCharges);

/** The target's hexside that faces an attacker on each side. The target itself faces north. */
const HEXSIDE: Readonly<Record<FiringArc, 0 | 2 | 3 | 4>> = { front: 0, right: 2, rear: 3, left: 4 };

/** Places a unit on the declared side of its target, facing it. */
export function putBeside(
  battle: Battle,
  unit: Combatant,
  { target: index, side = 'front' }: BesideTarget,
): void {
  const target = battle.unit(index);
  const hex = battle.map.neighbors[target.hex * 6 + HEXSIDE[side]] as number;
  battle.place(unit, hex);
  unit.facing = turned(HEXSIDE[side], 3);
  unit.torsoFacing = turned(unit.torsoFacing, unit.facing);
}

/** Returns a unit to its own hex. Where the attack leaves it shows on the table. */
function goHome(battle: Battle, unit: Combatant): void {
  if (unit.hex < 0) return;
  battle.place(unit, homeOf(battle.map, unit.index));
  unit.torsoFacing = turned(unit.torsoFacing, 6 - unit.facing);
  unit.facing = 0;
}

/**
 * Resolves all attacks declared in this phase, and the charges of the turn. All target numbers are settled before the
 * first roll. A unit is beside its target only while its number is settled.
 */
export function resolveStrikes(battle: Battle, turn: readonly TableAction[]): void {
  amongStrangers(battle, [...strikesOf(turn), ...chargesIn(battle, turn)], (everybody) =>
    resolveAll(everybody, turn),
  );
}

function resolveAll(battle: Battle, turn: readonly TableAction[]): void {
  const declared = battle.declaredBlows.splice(0);
  const ready = [];
  for (const entry of declared) {
    const unit = battle.unit(entry.unit);
    for (const place of saidOf<Strike>(turn, 'strike', unit)?.beside ?? []) putBeside(battle, unit, place);
    battle.declaredBlows.push(entry);
    ready.push(...readyBlows(battle));
    battle.declaredBlows.length = 0;
    goHome(battle, unit);
  }
  resolveReadyBlows(battle, ready);
  for (const unit of battle.units) {
    const charge = unit.chargeTarget < 0 ? undefined : saidOf<Move>(turn, 'move', unit)?.charge;
    if (charge !== undefined) putBeside(battle, unit, charge);
  }
  resolveReadyBlows(battle, chargesOf(battle) ?? []);
  for (const unit of battle.units) goHome(battle, unit);
}

/** Returns the last action of this kind that a unit took in this turn. */
const saidOf = <Said extends Move | Strike>(
  turn: readonly TableAction[],
  kind: Said['do'],
  { index }: Combatant,
): Said | undefined =>
  turn.filter((action): action is Said => action.do === kind && action.unit === index).at(-1);
