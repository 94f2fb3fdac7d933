import type { ToHitSituation } from './situation.js';

/** Whether the shot scatters, so that nothing can be aimed. */
const scatters = ({ ammunition }: ToHitSituation): boolean =>
  ammunition !== undefined &&
  (ammunition.munitions.includes('cluster') || ammunition.munitions.includes('flak'));

/** A targeting computer serves single shots that fly straight; in `standard` it serves all. */
export function targetingComputerHelps(shot: ToHitSituation): boolean {
  const { attacker, rules, weapon, options } = shot;
  if (!attacker.targetingComputer) return false;
  // Who aims has made sure that the weapon can be aimed.
  if (options.aimed === 'targeting-computer' || rules.toHit.targetingComputerServesAll) return true;
  if (weapon === undefined) return shot.weaponCategory !== 'missile';
  return weapon.traits.includes('direct-fire') && !scatters(shot);
}

/** Only a weapon of single shots can pick the head of a target that does not move (docs/rules/weapon-attacks.md). */
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
