import type { Environment } from '../../rules/environment/environment.js';
import type { RulesetOption } from '../../rules/ruleset.js';
import type { Unit } from '../../units/index.js';
import type { Battle } from '../battle.js';
import { standAndShootBot } from '../bots/stand-and-shoot-bot.js';
import { HexMap } from '../map/hex-map.js';
import { createBattle } from '../setup.js';
import type { AttackedUnit, AttackingUnit } from './attack-from.js';
import { putAttacker, putTarget } from './put-into-state.js';

const GROUND = new HexMap('open ground', 3, 3);
const BOT = standAndShootBot();

/** Nobody rolls where only chances are reckoned. */
const noDice = (): never => {
  throw new Error('a die was rolled where only chances are reckoned');
};

/**
 * Two 'Mechs in neighbouring hexes on open ground, face to face and in the states described: for what is done at arm's length.
 * @throws {UnsupportedInBattleError} for a unit that cannot fight in battles
 */
export function closeDuel(
  attacker: AttackingUnit & { readonly unit: Unit },
  target: AttackedUnit & { readonly unit: Unit },
  { ruleset, environment }: RulesetOption & { readonly environment?: Environment } = {},
): Battle {
  const battle = createBattle({
    map: GROUND,
    red: [{ ...whole(attacker), at: [1, 2], facing: 0 }],
    blue: [{ ...whole(target), at: [1, 1], facing: 3 }],
    bots: [BOT, BOT],
    roller: noDice,
    ...(ruleset !== undefined && { ruleset }),
    ...(environment !== undefined && { environment }),
  });
  putAttacker(battle.unit(0), attacker);
  putTarget(battle.unit(1), target);
  return battle;
}

const whole = ({ unit, pilot, condition }: AttackedUnit & { readonly unit: Unit }) => ({
  unit,
  ...(pilot && { pilot }),
  ...(condition && { condition }),
});
