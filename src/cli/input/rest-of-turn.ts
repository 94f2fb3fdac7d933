import { beginDuel } from '../../battle/attack/duel.js';
import { heatBalance } from '../../battle/attack/heat-balance.js';
import { physicalChoices } from '../../battle/attack/physical-choices.js';
import { rollAfterDamage } from '../../battle/attack/piloting-rolls.js';
import { UnsupportedInBattleError } from '../../battle/combatant/unsupported.js';
import type { ForceUnit } from '../../battle/setup.js';
import { stated } from '../../check/stated.js';
import { withQuirks } from '../../units/mech/other-quirks.js';
import type { ToHitFlags } from '../flags/to-hit-flags.js';
import type { RestOfTurn } from '../reports/rest-of-turn-words.js';
import type { ToHitShot } from '../reports/to-hit-words.js';
import { attackerOf, environmentOf, targetOf } from './to-hit-shots.js';

/** Returns the attacker's physical attacks and heat, and the target's piloting roll. Undefined for unsupported units. */
export function restOfTurnOf(
  flags: ToHitFlags,
  attacker: ForceUnit | undefined,
  target: ForceUnit | undefined,
  shots: readonly ToHitShot[],
): RestOfTurn | undefined {
  if (attacker === undefined) return undefined;
  const { gunnery, piloting } = flags;
  const by = attackerOf({ quirks: [] }, flags, attacker);
  const at = targetOf(flags, target);
  // Without a target, a copy of the attacker without quirks takes its place.
  const opponent = at.unit ?? withQuirks(attacker.unit, []);
  try {
    const battle = beginDuel(
      {
        attacker: {
          ...by,
          unit: withQuirks(attacker.unit, by.unitQuirks ?? []),
          pilot: {
            ...attacker.pilot,
            ...stated({ gunnery, piloting }),
            abilities: by.abilities ?? [],
          },
        },
        target: {
          ...at,
          unit: withQuirks(opponent, at.unitQuirks ?? []),
          pilot: { ...target?.pilot, abilities: at.abilities ?? [] },
        },
        range: 1,
        environment: environmentOf(flags),
      },
      undefined,
      { ruleset: flags.ruleset },
    );
    const unit = battle.unit(0);
    const fired = shots.filter(({ calculation }) => !calculation.impossible);
    return {
      physicalAttacks: physicalChoices(battle, unit, battle.unit(1)),
      pilotingRolls: [rollAfterDamage(battle, battle.unit(1))],
      heat: heatBalance(
        battle,
        unit,
        fired.reduce((sum, { heat }) => sum + (heat ?? 0), 0),
      ),
    };
  } catch (error) {
    if (error instanceof UnsupportedInBattleError) return undefined;
    throw error;
  }
}
