import type { ToHitSituation } from './situation.js';

/** Whether the shot scatters, which rules out aiming. */
const scatters = ({ ammunition }: ToHitSituation): boolean =>
  ammunition !== undefined &&
  (ammunition.munitions.includes('cluster') || ammunition.munitions.includes('flak'));

/** Whether a targeting computer helps: only with direct-fire weapons that do not scatter; in `standard`, with all. */
export function targetingComputerHelps(shot: ToHitSituation): boolean {
  const { attacker, rules, weapon, options } = shot;
  if (!attacker.targetingComputer) return false;
  // Aimed shots were checked for a weapon that can be aimed.
  if (options.aimed === 'targeting-computer' || rules.toHit.targetingComputerServesAll) return true;
  if (weapon === undefined) return shot.weaponCategory !== 'missile';
  return weapon.traits.includes('direct-fire') && !scatters(shot);
}

/**
 * Whether the weapon can aim at the head of an immobile target: only single-shot weapons can
 * (docs/rules/weapon-attacks.md).
 */
export function mayAimAtHead(shot: ToHitSituation): boolean {
  const { options, weapon } = shot;
  if (options.aimed !== 'immobile-head') return false;
  if (weapon === undefined) return true;
  const { traits } = weapon;
  const missiles = 'category' in weapon && weapon.category === 'missile';
  return (
    !missiles &&
    !traits.includes('cannot-be-aimed') &&
    !traits.includes('machine-gun-array') &&
    !scatters(shot)
  );
}
