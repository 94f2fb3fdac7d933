import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import type { Facing } from '../hex/hex.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { PhysicalOrder } from '../orders.js';
import { torsoFacings } from '../weapons/arcs.js';

/**
 * Possible facings of the torso for physical attacks: its present one and, in some rulesets, those to which it could
 * have been turned with weapon attacks but was not (docs/rules/arcs.md).
 */
export const strikeFacings = (battle: Battle, unit: Combatant): readonly Facing[] =>
  whyHeld(battle, unit) === undefined ? torsoFacings(unit) : [unit.torsoFacing];

function whyHeld({ rules }: Battle, unit: Combatant): string | undefined {
  if (!rules.physical.torsoTurnsForBlows) return 'in these rules torsos turn with weapon attacks only';
  if (unit.torsoFacing !== unit.facing) return 'it has turned its torso in this turn';
  return unit.chargeTarget >= 0 ? 'it is charging' : undefined;
}

/** @throws {IllegalOrderError} if the rules forbid it */
export function checkTorsoTurn(battle: Battle, unit: Combatant, { torsoFacing }: PhysicalOrder): void {
  if (torsoFacing === undefined || torsoFacing === unit.torsoFacing) return;
  const why = whyHeld(battle, unit);
  if (why === undefined && torsoFacings(unit).includes(torsoFacing)) return;
  throw new IllegalOrderError(unit, 'turn its torso', why ?? 'it does not turn that far');
}

/** As ordered, before any attack. */
export function turnTorso(battle: Battle, unit: Combatant, { torsoFacing }: PhysicalOrder): void {
  if (torsoFacing === undefined || torsoFacing === unit.torsoFacing) return;
  unit.torsoFacing = torsoFacing;
  if (!battle.listening) return;
  battle.tell({ type: 'twist', unit: unit.index, torsoFacing, armsFlipped: unit.armsFlipped });
}
