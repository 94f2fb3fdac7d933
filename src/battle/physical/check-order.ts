import { extraPhysicalAttacks, PHYSICAL_ATTACKS } from '../../rules/physical/index.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { IllegalOrderError } from '../illegal-order.js';
import type { BlowOrder, PhysicalOrder } from '../orders.js';
import { type Blow, readBlow } from './blow.js';
import { whyNot } from './to-hit.js';
import { checkTorsoTurn } from './turn-torso.js';

/** @throws {IllegalOrderError} if the rules forbid it */
export function checkPhysicalOrder(battle: Battle, unit: Combatant, order: PhysicalOrder): void {
  checkTorsoTurn(battle, unit, order);
  const { blows, torsoFacing } = order;
  if (blows.length === 0) return;
  if (unit.withdrawing) throw new IllegalOrderError(unit, 'strike', 'it has to withdraw');
  const read: Blow[] = [];
  for (const struck of blows) {
    const blow = readBlow(battle, unit, struck, torsoFacing);
    if (typeof blow === 'string') throw refusal(unit, struck, blow);
    const why = whyNot(battle, blow);
    if (why !== undefined) throw refusal(unit, struck, why);
    read.push(blow);
  }
  const why = tooMuch(battle, unit, read);
  if (why !== undefined) throw new IllegalOrderError(unit, 'strike like that', why);
}

function refusal(unit: Combatant, { kind }: BlowOrder, why: string): IllegalOrderError {
  const name = PHYSICAL_ATTACKS[kind]?.name ?? kind;
  return new IllegalOrderError(unit, `attack (${name.toLowerCase()})`, why);
}

/** One attack a turn, where two punches with different arms count as one; some pilots may make more. */
function tooMuch(battle: Battle, unit: Combatant, blows: readonly Blow[]): string | undefined {
  let attacks = 0;
  let pushes = 0;
  let thrown = 0;
  let swung = 0;
  const punches = new Map<number, number>();
  for (const { kind, limb, bothHands } of blows) {
    const punch = (kind === 'punch' || kind === 'claw' || kind === 'brush_off') && !bothHands;
    if (punch) punches.set(limb, (punches.get(limb) ?? 0) + 1);
    else attacks += 1;
    if (kind === 'push') pushes += 1;
    if (kind === 'throw') thrown += 1;
    if (kind === 'club') swung += 1;
  }
  attacks += Math.max(0, ...punches.values());
  const frenzies = blows.some(({ kind }) => kind === 'frenzy');
  const extra = extraPhysicalAttacks({ abilities: unit.pilot.abilities }, { ruleset: battle.rules });
  const allowed = frenzies ? 1 : 1 + extra;
  if (attacks > allowed) return `that is ${attacks} attacks, and it has ${allowed} a turn`;
  if (pushes > 1) return 'it pushes once a turn';
  if (thrown > 1 || (thrown > 0 && swung > 0)) return 'it cannot strike with what it throws';
  return undefined;
}
