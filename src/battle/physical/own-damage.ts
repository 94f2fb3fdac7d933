import {
  calculatePhysicalOwnDamage,
  type IPhysicalAttacker,
  type IPhysicalOptions,
  type PhysicalAttackKind,
} from '../../rules/physical/index.js';
import type { Combatant } from '../combatant/combatant.js';

/** The damage of an attack to its attacker. A building has no weight for this purpose. */
export function ownDamageOf(
  kind: PhysicalAttackKind,
  striker: IPhysicalAttacker,
  { design: { tonnage, emplaced } }: Combatant,
  options: IPhysicalOptions,
): number {
  if (emplaced && kind === 'charge') return 0;
  return calculatePhysicalOwnDamage(
    kind,
    striker,
    { tonnage: emplaced ? striker.tonnage : tonnage },
    options,
  );
}
