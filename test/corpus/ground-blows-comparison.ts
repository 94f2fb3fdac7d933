import { antiMechNumber, antiMechObstacle } from '../../src/battle/anti-mech/legality.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { BlowOrder } from '../../src/battle/orders.js';
import { attackOf } from '../../src/battle/physical/attack.js';
import { readBlow } from '../../src/battle/physical/blow.js';
import { chargeObstacle } from '../../src/battle/physical/charge-obstacle.js';
import { ownDamageOf } from '../../src/battle/physical/own-damage.js';
import { chargeNumber, toHitOfBlow } from '../../src/battle/physical/to-hit.js';
import { officialCatalog } from '../../src/catalog/official.js';
import {
  calculatePhysicalDamage,
  type PhysicalAttackKind,
  physicalAttackLegality,
  physicalAttackWith,
} from '../../src/rules/physical/index.js';
import { battleOf, type GroundUnit, isVehicle, MECH_LOCATIONS, unasked } from './ground-case.js';
import {
  certain,
  compareLines,
  type GroundComparison,
  type Judged,
  numberIn,
  verdict,
} from './ground-verdict.js';

interface BlowCase {
  readonly id: number;
  readonly board: string;
  readonly attack: string;
  readonly att: GroundUnit;
  readonly tgt: GroundUnit;
  readonly limb?: string;
  readonly club?: { readonly internalName: string; readonly loc: string };
  readonly targetSwarmsAttacker?: boolean;
  readonly result: {
    readonly kind: string;
    readonly value?: number | null;
    readonly damage?: number;
    readonly damageToAttacker?: number;
    readonly mods?: readonly { readonly text: string }[];
    readonly text?: string;
  };
}

function judgeBlow(situation: BlowCase): Judged {
  const { attack, att } = situation;
  if (attack === 'charge' && isVehicle(att)) return judgeRamming(situation);
  if (attack === 'leg' || attack === 'swarm') return judgeGrip(situation);
  const close = CLOSE[attack];
  return close === undefined ? judgeBlowOfMech(situation) : judgeClose(situation, close);
}

const CLOSE: Readonly<Record<string, PhysicalAttackKind>> = {
  brushoff: 'brush_off',
  thrash: 'thrash',
  proto: 'frenzy',
  vibroclaw: 'vibro_claws',
};

/** Leg and swarm attacks of soldiers. */
function judgeGrip({ id, board, attack, att, tgt, result }: BlowCase): Judged {
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const [unit, target] = [battle.unit(0), battle.unit(1)];
  const kind = attack as 'leg' | 'swarm';
  const why = antiMechObstacle(battle, unit, kind, target);
  // The reference states the skill that counts, trained or not.
  const skill = unit.design.kind.antiMech?.skill(unit) ?? 0;
  const ours =
    why === undefined ? antiMechNumber(unit, kind, target).targetNumber - skill + att.piloting : undefined;
  const theirs = numberIn(result);
  return verdict(
    ours === theirs ? [] : [`${ours ?? why}, reference ${theirs ?? result.text ?? result.kind}`],
    `${id} ${attack} ${att.unit} at ${tgt.unit}`,
  );
}

/** What is done to those who share a hex, or cling to a 'Mech. */
function judgeClose(
  { id, board, att, tgt, limb, targetSwarmsAttacker, result }: BlowCase,
  kind: PhysicalAttackKind,
): Judged {
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const [unit, target] = [battle.unit(0), battle.unit(1)];
  if (targetSwarmsAttacker) {
    target.swarming = 0;
    battle.place(target, unit.hex);
  }
  const side = limb === 'left' ? -1 : 1;
  const arm = unit.plan.arms.find((one) => unit.plan.side[one] === side);
  const order: BlowOrder = {
    kind,
    target: 1,
    ...(kind === 'brush_off' && arm !== undefined && { limb: arm }),
  };
  const number = toHitOfBlow(battle, unit, order);
  const ours = Number.isFinite(number) ? certain(number) : undefined;
  if (ours === undefined && att.conversion === 'vehicle') return 'equal';
  const theirs = numberIn(result);
  const wrong =
    ours === theirs ? [] : [`${ours ?? 'impossible'}, reference ${theirs ?? JSON.stringify(result)}`];
  const blow = readBlow(battle, unit, order);
  if (wrong.length === 0 && theirs !== undefined && result.damage !== undefined && typeof blow !== 'string') {
    const { striker, options } = attackOf(battle, blow);
    const damage = calculatePhysicalDamage(kind, striker, options);
    if (damage !== result.damage) wrong.push(`damage ${damage}, reference ${result.damage}`);
  }
  return verdict(wrong, `${id} ${kind} ${att.unit} at ${tgt.unit}`);
}

/** What a 'Mech strikes with: limbs, weapons, or its whole weight from above. */
function judgeBlowOfMech({ id, board, attack, att, tgt, limb, club, result }: BlowCase): Judged {
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const { plan } = unit;
  const mule = limb?.endsWith('mule') ? 1 : 0;
  const limbs = attack === 'punch' ? plan.arms : (plan.pairsOfLegs[mule] ?? []);
  const side = limb?.startsWith('left') ? -1 : 1;
  const striking = limbs.find((one) => plan.side[one] === side);
  let number: number;
  if (attack === 'dfa' || attack === 'charge') {
    const barred = chargeObstacle(battle, unit, attack, target, unit) !== undefined;
    const blow = { ...BODY_BLOW, unit, target, kind: attack } as const;
    number = barred
      ? Number.POSITIVE_INFINITY
      : chargeNumber(battle, blow, attackOf(battle, blow).striker).number;
  } else {
    number = toHitOfBlow(battle, unit, {
      ...(club === undefined ? { kind: attack as 'punch' | 'kick' | 'push' } : weaponOf(unit, club)),
      target: 1,
      ...(club === undefined && striking !== undefined && { limb: striking }),
    });
  }
  const ours = Number.isFinite(number) ? certain(number) : undefined;
  const theirs = numberIn(result);
  // The reference takes a bearing of 270° for a unit in the same hex, and so finds it in some arcs only.
  if (theirs === undefined && att.x === tgt.x && att.y === tgt.y && !inArcOfReference(att))
    return { leftOut: 'arcs in one hex, by the notes on to-hit, point 3' };
  const lame = attack === 'punch' && unit.design.arms[striking ?? -1] !== 'full';
  if (lame && ours !== undefined && theirs !== undefined && ours === theirs + 1)
    // Since corrected: such a punch is harder by the hand as well.
    return 'equal';
  // Since corrected: nobody charges across more than a level. The blade is drawn for the blow, and bars none that is not.
  if (ours === undefined && attack === 'charge' && Math.abs((att.hexLevel ?? 0) - (tgt.hexLevel ?? 0)) > 1)
    return 'equal';
  // Since corrected: a tripod kicks in front of its torso.
  if (attack === 'kick' && att.chassis === 'tripod' && att.torso !== att.facing && ours === undefined)
    return 'equal';
  // By the book no weapon reaches a VTOL in flight; the reference has a habit of its own (point 28 of the notes).
  if (ours === undefined && attack === 'club' && tgt.kind === 'vtol' && tgt.elevation > 0) return 'equal';
  if (result.mods?.some(({ text }) => text === RETRACTED)) return judgeRetracted(id);
  // By the book a QuadVee in vehicle mode strikes nobody; the reference lets it (point 37 of the notes on physical attacks).
  if (ours === undefined && att.conversion === 'vehicle') return 'equal';
  const leftOut = ours === theirs ? undefined : (unasked([att, tgt]) ?? excuseFor(attack, att, tgt));
  if (leftOut !== undefined) return { leftOut };
  return verdict(
    ours === theirs ? [] : [`${ours ?? 'impossible'}, reference ${theirs ?? result.kind}`],
    `${id} ${attack} ${att.unit} at ${tgt.unit}`,
  );
}

function weaponOf(
  { design, plan }: Combatant,
  { internalName, loc }: NonNullable<BlowCase['club']>,
): Pick<BlowOrder, 'kind' | 'weapon'> {
  const item = officialCatalog.fromFile(internalName);
  const mounts = design.physicalWeapons.filter((mount) => mount.item === item);
  const mount = mounts.find(({ location }) => plan.locations[location] === MECH_LOCATIONS[loc]) ?? mounts[0];
  const kind = mount && physicalAttackWith(mount.item);
  return mount === undefined || kind === undefined
    ? { kind: 'club' }
    : { kind, weapon: design.physicalWeapons.indexOf(mount) };
}

const RETRACTED = 'Blade is Retracted.';

/** A blade that is not drawn strikes nobody: a state that the rules know, and battles never leave it in. */
function judgeRetracted(id: number): Judged {
  const { possible } = physicalAttackLegality(
    'retractable_blade',
    { piloting: 5, tonnage: 50, retractableBlade: 'retracted' },
    { movementType: 'stationary', hexesMoved: 0 },
  );
  return verdict(possible ? ['possible, reference impossible'] : [], `${id} retracted blade`);
}

/** What the reference does by a habit of its own. */
const excuseFor = (attack: string, att: GroundUnit, tgt: GroundUnit): string | undefined =>
  attack === 'dfa' && att.x === tgt.x && att.y === tgt.y ? 'deaths from above in one hex' : undefined;

/** Facings from which a bearing of 270° lies ahead. */
const inArcOfReference = ({ facing }: GroundUnit): boolean => facing === 4 || facing === 5;

const BODY_BLOW = {
  limb: -1,
  weapon: undefined,
  aimedAt: undefined,
  bothHands: false,
  active: true,
  torsoFacing: 0,
} as const;

function judgeRamming({ id, board, att, tgt, result }: BlowCase): Judged {
  const battle = battleOf(board, [
    [att, 0],
    [tgt, 1],
  ]);
  const unit = battle.unit(0);
  const target = battle.unit(1);
  // The reference counts the hexes with the step into the target.
  unit.hexesMoved = Math.max(0, (att.hexes ?? 0) - 1);
  const blow = { ...BODY_BLOW, unit, target, kind: 'charge' } as const;
  const why = chargeObstacle(battle, unit, 'charge', target, unit);
  // By the book a stunned crew does not charge.
  if (unit.stunned) return verdict(why === undefined ? ['a stunned crew charges'] : [], `${id} ${att.unit}`);
  const ready = attackOf(battle, blow);
  const { number: rawNumber } = chargeNumber(battle, blow, ready.striker);
  const targetNumber = certain(rawNumber);
  const possible = why === undefined && Number.isFinite(targetNumber);
  const theirs = numberIn(result);
  const wrong: string[] = [];
  if ((possible ? targetNumber : undefined) !== theirs)
    wrong.push(
      `${possible ? targetNumber : (why ?? 'impossible')}, reference ${theirs ?? result.text ?? result.kind}`,
    );
  else if (theirs !== undefined) {
    const points = calculatePhysicalDamage('charge', ready.striker, ready.options);
    const own = ownDamageOf('charge', ready.striker, target, ready.options);
    if (points !== result.damage || own !== result.damageToAttacker)
      wrong.push(`damage ${points}/${own}, reference ${result.damage}/${result.damageToAttacker}`);
  }
  return verdict(wrong, `${id} ${att.unit} at ${tgt.unit}`);
}

export const compareBlows = (): GroundComparison => compareLines('ground-physical.jsonl', judgeBlow);
