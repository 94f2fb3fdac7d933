import { getProbability } from '../../../dice/index.js';
import { troopersByBlow } from '../../../rules/infantry/casualties.js';
import { calculatePhysicalDamage } from '../../../rules/physical/damage.js';
import { PHYSICAL_ATTACKS } from '../../../rules/physical/index.js';
import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Facing } from '../../hex/hex.js';
import { OFF_MAP } from '../../map/hex-map.js';
import { type BlowOrder, NO_BLOWS, type PhysicalOrder } from '../../orders.js';
import { readBlow } from '../../physical/blow.js';
import { mayStrikeSomebody, numberedBlows, strikeFacings, toHitOfBlow } from '../../physical/index.js';
import { strikerOf } from '../../physical/striker.js';

/** A kick that misses may end in a fall. */
const MISSED_KICK = 3;
/** The turns for which swarmers stay on a 'Mech that does not shake them off. */
const TURNS_ON_TOP = 2;
/** The expected cost of thrashing, as a share of the damage of a fall. */
const ROLLING_OVER = 0.4;

/** The physical attacks with the most damage, if any are worth the risk. */
export function sensibleBlows(battle: Battle, unit: Combatant): PhysicalOrder {
  if (!mayStrikeSomebody(battle, unit)) return NO_BLOWS;
  const kick = battle.isCrowded ? undefined : plainKick(battle, unit);
  if (kick !== undefined) return { blows: [kick] };
  const { order, worth } = bestBlows(battle, unit, unit.torsoFacing);
  return battle.rules.physical.torsoTurnsForBlows ? withTorsoTurned(battle, unit, order, worth) : order;
}

/** Turns the torso if the arms do more damage that way. */
function withTorsoTurned(
  battle: Battle,
  unit: Combatant,
  ahead: PhysicalOrder,
  worthAhead: number,
): PhysicalOrder {
  let best = ahead;
  let most = worthAhead;
  for (const torsoFacing of strikeFacings(battle, unit)) {
    if (torsoFacing === unit.torsoFacing) continue;
    const { order, worth } = bestBlows(battle, unit, torsoFacing);
    if (worth > most) [most, best] = [worth, { torsoFacing, ...order }];
  }
  return best;
}

interface Weighed {
  readonly order: PhysicalOrder;
  readonly worth: number;
}

const NOTHING_TO_STRIKE: Weighed = { order: NO_BLOWS, worth: 0 };

function bestBlows(battle: Battle, unit: Combatant, torsoFacing: Facing): Weighed {
  const blows = numberedBlows(battle, unit, torsoFacing, false);
  if (blows.length === 0) return NOTHING_TO_STRIKE;
  let best: readonly BlowOrder[] = [];
  let most = 0;
  const punches: BlowOrder[] = [];
  let punching = 0;
  for (const { order: blow, needed } of blows) {
    const worth = worthOf(battle, unit, blow, needed);
    if (isByEachArm(blow) && goWith(blow, punches[0])) {
      if (worth > 0 && !punches.some(({ limb }) => limb === blow.limb)) {
        punches.push(blow);
        punching += worth;
      }
    }
    if (worth > most) [most, best] = [worth, [blow]];
  }
  return punching > most
    ? { order: { blows: punches }, worth: punching }
    : { order: { blows: best }, worth: most };
}

const isByEachArm = ({ kind }: BlowOrder): boolean => kind === 'punch' || kind === 'brush_off';

const goWith = ({ kind, target }: BlowOrder, first: BlowOrder | undefined): boolean =>
  first === undefined || (first.target === target && first.kind === kind);

const SIDES = 6;

/**
 * The kick of a 'Mech with undamaged legs and bare hands. No other attack of such a 'Mech is better, so no other has to be
 * checked.
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

function worthOf(battle: Battle, unit: Combatant, blow: BlowOrder, needed: number): number {
  const chance = getProbability(needed);
  const { kind } = blow;
  const target = battle.unit(blow.target);
  const points = pointsOf(battle, unit, blow);
  const felt =
    target.design.people !== undefined && !PHYSICAL_ATTACKS[kind].undivided ? troopersByBlow(points) : points;
  if (kind === 'brush_off') {
    const torn = target.design.kind.antiMech?.swarmDamage(target).points ?? 0;
    return chance * (felt + torn * TURNS_ON_TOP) - (1 - chance) * points;
  }
  if (kind === 'thrash') return felt - (unit.design.tonnage / 10) * ROLLING_OVER;
  const risk = kind === 'kick' || kind === 'talons' ? (1 - chance) * MISSED_KICK : 0;
  return chance * felt - risk;
}

/** The damage of squads and ProtoMechs does not depend on their weight alone. */
function pointsOf(battle: Battle, unit: Combatant, blow: BlowOrder): number {
  const read = unit.design.closeAttack === undefined ? undefined : readBlow(battle, unit, blow);
  const striker =
    read === undefined || typeof read === 'string'
      ? { piloting: unit.pilot.piloting, tonnage: unit.design.tonnage, abilities: unit.pilot.abilities }
      : strikerOf(battle, read);
  return calculatePhysicalDamage(blow.kind, striker, battle.rulesetOption);
}
