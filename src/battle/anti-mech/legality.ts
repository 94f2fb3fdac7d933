import { type AntiMechAttack, antiMechToHit } from '../../rules/anti-mech/to-hit.js';
import type { ITargetNumber } from '../../rules/modifier.js';
import type { Battle } from '../battle.js';
import type { Combatant } from '../combatant/combatant.js';
import { OFF_MAP } from '../map/hex-map.js';

/** Why infantry cannot make such an attack; undefined if it can (Total Warfare, "Anti-'Mech Infantry Attacks"). */
export function antiMechObstacle(
  battle: Battle,
  unit: Combatant,
  attack: AntiMechAttack,
  target: Combatant | undefined,
): string | undefined {
  const { antiMech } = unit.design.kind;
  if (antiMech === undefined) return 'only infantry can do that';
  if (!unit.canAttack) return 'it cannot act';
  if (unit.swarming >= 0) return 'it clings to another unit';
  const own = antiMech.obstacle(unit);
  if (own !== undefined) return own;
  if (target === undefined || target.side === unit.side || target.isOut || target.hex === OFF_MAP)
    return 'that is not a target';
  const { foothold } = target.design;
  if (foothold === undefined) return 'there is nothing to climb';
  if (attack === 'leg' && foothold.on !== 'legs') return 'it has no legs to attack';
  if (target.hex !== unit.hex) return 'the target is in another hex';
  if (target.elevation > 0 && target.design.flight !== undefined) return 'the target is in the air';
  if (attack === 'leg' && unit.elevation > target.elevation) return 'it is above the legs of the target';
  if (target.chargeKind === 'dfa') return 'the target is in the air';
  if (attack === 'swarm' && battle.units.some(({ swarming }) => swarming === target.index))
    return 'others cling to the target';
  if (isDeclared(battle, unit, attack, target.index)) return 'others attack it in that way';
  return Number.isFinite(antiMechNumber(unit, attack, target).targetNumber) ? undefined : 'too few are left';
}

/** Only one unit a turn may make each of the two attacks on a target. */
const isDeclared = (
  { declaredFire }: Battle,
  unit: Combatant,
  attack: AntiMechAttack,
  target: number,
): boolean =>
  declaredFire.some(
    ({ unit: other, order: { antiMech } }) =>
      other !== unit.index && antiMech?.attack === attack && antiMech.target === target,
  );

export function antiMechNumber(unit: Combatant, attack: AntiMechAttack, target: Combatant): ITargetNumber {
  const { kind, soldiers = 'infantry' } = unit.design;
  const { foothold } = target.design;
  return antiMechToHit({
    attack,
    skill: kind.antiMech?.skill(unit) ?? unit.pilot.piloting,
    soldiers,
    troopers: kind.antiMech?.troopers(unit) ?? 0,
    magneticClaws: kind.antiMech?.magneticClaws(unit) ?? false,
    mountaineers: kind.antiMech?.mountaineers(unit) ?? false,
    rules: unit.rules,
    target: {
      movementType: target.movement,
      hexesMoved: target.hexesMoved,
      prone: target.prone,
      immobile: target.isImmobile,
      clumsy: foothold?.clumsy ?? 0,
      hull: foothold?.on === 'hull',
      quirks: target.design.quirks,
    },
  });
}
