import type { Battle } from '../../../src/battle/battle.js';
import { standAndShootBot } from '../../../src/battle/bots/stand-and-shoot-bot.js';
import { HexMap } from '../../../src/battle/map/hex-map.js';
import { mechDesign } from '../../../src/battle/mech/design.js';
import { createBattle } from '../../../src/battle/setup.js';
import type { D6Roller } from '../../../src/dice/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import type { Mech } from '../../../src/units/index.js';
import { unitNamed } from '../../units/shelf.js';
import type { ShelfUnit } from '../../units/shelf-unit.js';
import type { Situation } from './situation.js';

/** Two 'Mechs on open ground, as far apart as the situation says, and nobody else. */
export interface Duel {
  readonly attacker: Mech;
  readonly target: Mech;
  begin(roller: D6Roller): Battle;
}

const WIDTH = 3;
const HEIGHT = 62;
const GROUND = new HexMap('open ground', WIDTH, HEIGHT);
const BOT = standAndShootBot();
/** How the target stands that shots from the south strike on this side. */
const FACING_OF = { front: 3, right: 1, rear: 0, left: 5 } as const;

/** Why a unit cannot take part; undefined if it can. */
export function refuseAsFighter({ unitType, load }: ShelfUnit): string | undefined {
  if (unitType !== 'Mek') return 'no ’Mech';
  try {
    mechDesign(load());
    return undefined;
  } catch {
    return 'not for battle';
  }
}

/** @throws {Error} saying which unit cannot fight and why */
export function duelOf(situation: Situation, ruleset: RulesetName): Duel {
  const { range, side } = situation;
  const attacker = fighter(situation.attacker, situation.quirksOff, situation.quirksOn);
  const target = fighter(situation.target, situation.targetQuirksOff, situation.targetQuirksOn);
  const { gunnery, piloting, abilities } = situation;
  const red = [
    { unit: attacker, pilot: { gunnery, piloting, abilities }, at: [1, HEIGHT - 1], facing: 0 },
  ] as const;
  const blue = [
    {
      unit: target,
      pilot: { piloting: situation.targetPiloting, abilities: situation.targetAbilities },
      at: [1, HEIGHT - 1 - range],
      facing: FACING_OF[side],
      condition: { heat: situation.targetHeat, prone: situation.targetProne },
    },
  ] as const;
  return {
    attacker,
    target,
    begin: (roller) => createBattle({ map: GROUND, red, blue, bots: [BOT, BOT], ruleset, roller }),
  };
}

const altered = new WeakMap<Mech, Map<string, Mech>>();

/** A unit with quirks switched off and on; the same one for the same switches, since its design is worked out once. */
function fighter(name: string, off: readonly string[], on: readonly string[]): Mech {
  const found = unitNamed(name);
  if (found === undefined)
    throw new Error(`${name} is not among the units here: drop its file, or choose another`);
  const unit = found.load();
  if (unit.unitType !== 'Mek') throw new Error(`${name} is no ’Mech: attacks are reckoned for ’Mechs`);
  mechDesign(unit);
  if (off.length === 0 && on.length === 0) return unit;
  const key = `${off.join()}/${on.join()}`;
  const versions = altered.get(unit) ?? new Map<string, Mech>();
  altered.set(unit, versions);
  let version = versions.get(key);
  if (version === undefined) {
    version = { ...unit, quirks: [...new Set([...unit.quirks.filter((id) => !off.includes(id)), ...on])] };
    versions.set(key, version);
  }
  return version;
}
