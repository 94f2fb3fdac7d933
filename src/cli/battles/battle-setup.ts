import type { SimulationSetup } from '../../simulate/index.js';
import type { BattleFlags } from '../flags/battle-flags.js';
import { readForce } from '../input/force.js';
import type { UnitShelf } from '../input/unit-shelf.js';
import { readBattleMap } from './battle-map.js';

/** @throws {InputError} if a flag is wrong, naming it */
export async function readBattle(
  flags: BattleFlags,
  shelf: UnitShelf,
  note: (text: string) => void,
): Promise<SimulationSetup> {
  return {
    red: await readForce(flags.red, shelf, flags),
    blue: await readForce(flags.blue, shelf, flags),
    map: readBattleMap(flags.map, note),
    games: flags.games,
    seed: flags.seed,
    ruleset: flags.ruleset,
    turnLimit: flags.turns,
    forcedWithdrawal: flags.forcedWithdrawal ?? false,
    teammateCalledShots: flags.teammateCalledShots ?? false,
    ...(flags.bots && { bots: flags.bots }),
  };
}
