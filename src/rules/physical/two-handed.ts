import { hooksIn } from '../hooks.js';
import type { PhysicalSituation } from './situation.js';

const HANDS = 2;

/** Whether this pilot may make this attack with both hands: a punch, or an attack with a hand-held weapon. */
export function strikesTwoHanded({ kind, attack, attacker, abilities, rules }: PhysicalSituation): boolean {
  const able = abilities.some(({ ability }) => hooksIn(ability, rules).strikesTwoHanded);
  const suits = kind === 'punch' || attack.needsHand === true;
  return able && suits && (attacker.workingHands ?? HANDS) >= HANDS;
}

/** A point for every ten tons. Triple-Strength Myomer doubles it if it doubles the attack's damage. */
export function twoHandedDamage({ attack, attacker, weapon, rules }: PhysicalSituation): number {
  if (!attacker.bothHands || attack.damage === null) return 0;
  const points = Math.floor(attacker.tonnage / 10);
  const weak = attack.damage({ ...attacker, tripleStrengthMyomer: false }, rules.physical, weapon);
  return attack.damage(attacker, rules.physical, weapon) > weak ? points * 2 : points;
}
