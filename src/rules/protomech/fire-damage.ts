import { damageEntry } from '../to-hit/modifiers/damage.js';
import type { IToHitModifierDetail } from '../to-hit/states.js';

/** Critical hits that affect a shot. */
export interface ProtoMechFireDamage {
  readonly headHits: number;
  /** Of the arm that holds the weapon; of both arms for the main gun. */
  readonly armHits: number;
}

/** Returns to-hit modifiers for a ProtoMech's own damage. */
export function protoMechFireModifiers({
  headHits,
  armHits,
}: ProtoMechFireDamage): readonly IToHitModifierDetail[] {
  return [
    ...(headHits > 0 ? [damageEntry('protomech_head', 'Head hit', headHits, `head hits: ${headHits}`)] : []),
    ...(armHits > 0 ? [damageEntry('protomech_arm', 'Arm hit', armHits, `arm hits: ${armHits}`)] : []),
  ];
}
