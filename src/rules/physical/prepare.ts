import type { ResolvedAbility } from '../abilities/ability.js';
import { resolveAbilities } from '../abilities/ability-catalog.js';
import { hooksIn } from '../hooks.js';
import type { Quirk } from '../quirks/quirk.js';
import { resolveQuirks } from '../quirks/quirk-catalog.js';
import { rulesetOf } from '../ruleset.js';
import { targetTerrainModifier } from '../terrain/terrain.js';
import type { PhysicalAttackKind } from './attack-kinds.js';
import { PHYSICAL_ATTACKS, physicalAttackWith } from './attacks.js';
import type { PhysicalSituation } from './situation.js';
import type { IPhysicalAttacker, IPhysicalOptions, IPhysicalTarget } from './states.js';

/** An attack with resolved ids and summed terrain. */
export interface PreparedPhysical extends PhysicalSituation {
  readonly quirks: readonly Quirk[];
  readonly abilities: readonly ResolvedAbility[];
  readonly targetQuirks: readonly Quirk[];
  readonly targetAbilities: readonly ResolvedAbility[];
}

export function preparePhysical(
  kind: PhysicalAttackKind,
  attacker: IPhysicalAttacker,
  target: IPhysicalTarget | undefined,
  options: IPhysicalOptions = {},
): PreparedPhysical {
  const rules = rulesetOf(options.ruleset);
  const { weapon } = options;
  const exact = (kind === 'vibroblade' && weapon && physicalAttackWith(weapon)) || kind;
  return {
    rules,
    kind: exact,
    attack: PHYSICAL_ATTACKS[exact],
    attacker,
    target,
    elevationDifference: options.elevationDifference,
    distance: options.distance ?? (PHYSICAL_ATTACKS[exact].inOwnHex ? 0 : 1),
    inArc: options.inArc ?? true,
    aimedAt: options.aimedAt,
    targetTerrain: options.targetTerrain ? targetTerrainModifier(options.targetTerrain) : 0,
    environment: options.environment,
    weapon,
    abilities: resolveAbilities(attacker.abilities),
    targetAbilities: resolveAbilities(target?.abilities),
    quirks: resolveQuirks(attacker.unitQuirks),
    targetQuirks: resolveQuirks(target?.unitQuirks),
  };
}

/** Hooks of the attacker's own quirks and abilities under the ruleset, each with its entry. */
export function ownHooks({ quirks, abilities, rules }: PreparedPhysical) {
  return [...quirks, ...abilities.map(({ ability }) => ability)].map((entry) => ({
    entry,
    hooks: hooksIn(entry, rules),
  }));
}
