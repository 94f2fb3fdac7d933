import { Battle } from '../battle/battle.js';
import { IDLE_BOT } from '../battle/bots/idle-bot.js';
import { Combatant } from '../battle/combatant/combatant.js';
import { damage } from '../battle/combatant/condition.js';
import { pilotDesign } from '../battle/combatant/pilot.js';
import { designOf } from '../battle/kinds/kinds.js';
import { OFF_MAP } from '../battle/map/hex-map.js';
import { type ForceUnit, SIDES } from '../battle/setup.js';
import type { Catalog } from '../catalog/index.js';
import { checkList } from '../check/check.js';
import { noDice } from '../dice/roller.js';
import type { Environment } from '../rules/environment/index.js';
import { type RulesetOption, rulesetOf } from '../rules/ruleset.js';
import { homeOf, islandMap } from './islands.js';

/** The forces at the table. A side may be empty, as some players only track their own. */
export interface TableSetup extends RulesetOption {
  readonly red: readonly Omit<ForceUnit, 'at' | 'facing'>[];
  readonly blue: readonly Omit<ForceUnit, 'at' | 'facing'>[];
  readonly environment?: Environment;
  /** Where other loads for ammunition bins are found. If it is left out, bins keep the loads they were built with. */
  readonly catalog?: Catalog;
}

/** More turns than any game lasts. */
const TURNS = 1000;

/** @throws {RangeError | TypeError} if a field is wrong, naming the field and its value */
export function tableBattle(setup: TableSetup): Battle {
  const rules = rulesetOf(setup.ruleset);
  const units: Combatant[] = [];
  for (const [side, name] of SIDES.entries()) {
    checkList(name, setup[name]);
    for (const [place, entry] of setup[name].entries()) {
      const id = `${name}-${place + 1}`;
      const unit = new Combatant(
        units.length,
        id,
        side,
        designOf(entry.unit),
        pilotDesign(entry.pilot),
        rules,
      );
      unit.network = entry.network ?? '';
      if (entry.condition !== undefined) damage(unit, entry.condition);
      units.push(unit);
    }
  }
  if (units.length === 0) throw new RangeError('red and blue are empty: a game needs at least one unit');
  return battleOf(units, setup);
}

/** Returns a battle of these units, each in its own hex. */
export function battleOf(
  units: readonly Combatant[],
  { ruleset, environment }: Pick<TableSetup, 'ruleset' | 'environment'>,
): Battle {
  // Each unit may have one target without a record sheet.
  const map = islandMap(2 * units.length);
  for (const unit of units) {
    unit.hex = unit.isOut ? OFF_MAP : homeOf(map, unit.index);
    unit.elevation = 0;
    unit.facing = 0;
    unit.torsoFacing = 0;
  }
  return new Battle(map, units, [IDLE_BOT, IDLE_BOT], noDice, {
    turnLimit: TURNS,
    ...(ruleset !== undefined && { ruleset }),
    ...(environment !== undefined && { environment }),
  });
}

/** Returns a battle of the same units and pilots, without damage. */
export function unharmed({ units, rules, options }: Battle): Battle {
  const clean = units.map(({ index, id, side, design, pilot, network }) => {
    // A QuadVee starts in 'Mech mode, as it was built.
    const built = (design.vehicleMode ? design.otherMode : undefined) ?? design;
    const unit = new Combatant(index, id, side, built, pilot, rules);
    unit.network = network;
    return unit;
  });
  return battleOf(clean, options);
}
