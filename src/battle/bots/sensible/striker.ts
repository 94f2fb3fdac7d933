import { getProbability } from '../../../dice/index.js';
import { calculatePhysicalDamage } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { type BlowOrder, NO_BLOWS, type PhysicalOrder } from '../../orders.js';
import { legalBlows, toHitOfBlow } from '../../physical/index.js';

/** A kick that misses may end in a fall. */
const MISSED_KICK = 3;

/** The blows that do the most, if any are worth the risk. */
export function sensibleBlows(battle: Battle, unit: Combatant): PhysicalOrder {
  const kick = plainKick(battle, unit);
  if (kick !== undefined) return { blows: [kick] };
  const blows = legalBlows(battle, unit);
  if (blows.length === 0) return NO_BLOWS;
  let best: readonly BlowOrder[] = [];
  let most = 0;
  const punches: BlowOrder[] = [];
  let punching = 0;
  for (const blow of blows) {
    const worth = worthOf(battle, unit, blow);
    if (blow.kind === 'punch' && (punches[0] === undefined || punches[0].target === blow.target)) {
      if (worth > 0 && !punches.some(({ limb }) => limb === blow.limb)) {
        punches.push(blow);
        punching += worth;
      }
    }
    if (worth > most) [most, best] = [worth, [blow]];
  }
  return { blows: punching > most ? punches : best };
}

const SIDES = 6;

/**
 * The kick of a 'Mech with sound legs and bare hands: nothing else it could do is as good, so that nothing else need be
 * looked into.
 */
function plainKick(battle: Battle, unit: Combatant): BlowOrder | undefined {
  const { map, occupants } = battle;
  if (
    !unit.canAttack ||
    !unit.design.strikes ||
    unit.prone ||
    unit.dodging ||
    unit.chargeTarget >= 0 ||
    unit.hasLegDamage ||
    unit.withdrawing
  )
    return undefined;
  if (unit.design.physicalWeapons.length > 0 || unit.carrying !== undefined) return undefined;
  let best: BlowOrder | undefined;
  let most = 0;
  for (let side = 0; side < SIDES; side += 1) {
    const hex = map.neighbors[unit.hex * SIDES + side] as number;
    const target = hex === OFF_MAP ? undefined : battle.units[occupants[hex] as number];
    if (target === undefined || target.side === unit.side || target.isOut) continue;
    const blow: BlowOrder = { kind: 'kick', target: target.index, limb: unit.plan.legs[0] as number };
    const chance = getProbability(toHitOfBlow(battle, unit, blow));
    const worth = chance * Math.floor(unit.design.tonnage / 5) - (1 - chance) * MISSED_KICK;
    if (worth > most) [most, best] = [worth, blow];
  }
  return best;
}

function worthOf(battle: Battle, unit: Combatant, blow: BlowOrder): number {
  const chance = getProbability(toHitOfBlow(battle, unit, blow));
  if (blow.kind === 'push') return 0;
  const points = calculatePhysicalDamage(
    blow.kind,
    { piloting: unit.pilot.piloting, tonnage: unit.design.tonnage, abilities: unit.pilot.abilities },
    battle.rulesetOption,
  );
  const risk = blow.kind === 'kick' || blow.kind === 'talons' ? (1 - chance) * MISSED_KICK : 0;
  return chance * points - risk;
}
