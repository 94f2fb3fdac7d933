import type { PhysicalWeapon } from '../../catalog/index.js';
import type { ResolvedAbility } from '../abilities/ability.js';
import type { Environment } from '../environment/environment.js';
import type { Quirk } from '../quirks/quirk.js';
import type { Ruleset } from '../ruleset.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import type { PhysicalAttack } from './attacks.js';
import type { IPhysicalAttacker, IPhysicalTarget } from './states.js';

/** Everything that the modifiers, obstacles and damage of an attack may use, with resolved ids and summed terrain. */
export interface PhysicalSituation {
  readonly rules: Ruleset;
  readonly kind: PhysicalAttackKind;
  readonly attack: PhysicalAttack;
  readonly attacker: IPhysicalAttacker;
  /** Undefined if only damage is needed. */
  readonly target: IPhysicalTarget | undefined;
  readonly elevationDifference: number | undefined;
  readonly distance: number;
  readonly inArc: boolean;
  readonly aimedAt: 'punch' | 'kick' | undefined;
  readonly targetTerrain: number;
  readonly environment: Environment | undefined;
  readonly weapon: PhysicalWeapon | undefined;
  readonly abilities: readonly ResolvedAbility[];
  readonly targetAbilities: readonly ResolvedAbility[];
  readonly quirks: readonly Quirk[];
  readonly targetQuirks: readonly Quirk[];
}

/** Whether it attacks with its arms. */
export const withArms = ({ attack, attacker }: PhysicalSituation): boolean =>
  (attack.limb === 'arm' || attack.limb === 'arms') && !attacker.torsoMounted;
