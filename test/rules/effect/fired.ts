import type { WeaponEffect } from '../../../src/rules/effect/weapon-effect.js';
import { type FiredWeapon, weaponEffect } from '../../../src/rules/effect/weapon-effect-of.js';
import { type Ruleset, type RulesetName, rulesetOf } from '../../../src/rules/ruleset.js';
import { ammunitionNamed, itemNamed } from '../items.js';

export interface Fired extends Partial<Omit<FiredWeapon, 'weapon' | 'load' | 'linkedTo'>> {
  /** By name. */
  readonly load?: string;
  readonly linkedTo?: string;
  readonly ruleset?: RulesetName | Ruleset;
}

/** One shot at short range, of one weapon, unless it is said otherwise. */
export const effectOf = (weapon: string, fired: Fired = {}): WeaponEffect =>
  weaponEffect(
    {
      bracket: 'short',
      shots: 1,
      guns: 1,
      hotLoaded: false,
      charged: false,
      heats: false,
      coolTarget: false,
      pulse: false,
      tooClose: false,
      ...fired,
      weapon: itemNamed(weapon),
      load: fired.load === undefined ? undefined : ammunitionNamed(fired.load),
      linkedTo: fired.linkedTo === undefined ? undefined : itemNamed(fired.linkedTo),
    },
    rulesetOf(fired.ruleset ?? 'total-warfare'),
  );
