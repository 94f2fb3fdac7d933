import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Battle, BattleOptions } from '../../src/battle/battle.js';
import type { Bot } from '../../src/battle/bots/bot.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { ConditionSetup } from '../../src/battle/combatant/condition.js';
import type { PilotSetup } from '../../src/battle/combatant/pilot.js';
import { createBattle } from '../../src/battle/create-battle.js';
import type { BattleEvent, BattleEventType } from '../../src/battle/events/event.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { NO_BLOWS, STAY } from '../../src/battle/orders.js';
import type { ForceUnit } from '../../src/battle/setup.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { readUnit, type Unit } from '../../src/units/index.js';
import { mapOf } from './map-of.js';
import { readOnce } from './read-once.js';

const folder = fileURLToPath(new URL('../../public/data/starters/', import.meta.url));

/** What a sample unit has in place of what its file says. */
export interface Refit {
  /** Instead of its own. */
  readonly quirks?: readonly string[];
  /** Of single weapons, instead of its own. */
  readonly weaponQuirks?: readonly {
    readonly quirk: string;
    readonly weapon: string;
    readonly location?: string;
  }[];
  /** Names in critical slots, and those that stand there instead. */
  readonly swap?: Readonly<Record<string, string>>;
}

/** A starter unit by the name of its file, as it is or refitted. */
export const starterUnit = (file: string, refit: Refit = {}): Unit =>
  readOnce([file, refit], () => {
    const { swap = {}, quirks, weaponQuirks } = refit;
    let text = readFileSync(`${folder}${file}.json`, 'utf8');
    for (const [old, item] of Object.entries(swap)) text = text.replaceAll(`"${old}"`, `"${item}"`);
    const sheet = JSON.parse(text) as Record<string, unknown>;
    text = JSON.stringify({ ...sheet, ...(quirks && { quirks }), ...(weaponQuirks && { weaponQuirks }) });
    return readUnit(text, `${file}.json`, officialCatalog);
  });

/** One 'Mech of a sample battle; left out, a pilot of gunnery 4 and piloting 5. */
export interface SampleMech extends Refit {
  /** The file of a starter unit, without its ending, or any unit as it is. */
  readonly unit: string | Unit;
  readonly at: readonly [column: number, row: number];
  readonly facing?: Facing;
  readonly pilot?: PilotSetup;
  readonly condition?: ConditionSetup;
  readonly network?: string;
}

export interface SampleSetup extends BattleOptions {
  readonly red: readonly SampleMech[];
  readonly blue: readonly SampleMech[];
  /** Left out, 16 by 16 hexes of clear ground. */
  readonly map?: HexMap;
  readonly dice?: readonly number[];
  readonly bots?: readonly [Bot, Bot];
  /** Whether events hold their modifiers; left out, they do. */
  readonly explaining?: boolean;
}

export interface SampleBattle {
  readonly battle: Battle;
  /** All units, red ones first. */
  readonly units: readonly Combatant[];
  /** The first of each side. */
  readonly red: Combatant;
  readonly blue: Combatant;
  /** Everything that was told, in order. */
  readonly events: readonly BattleEvent[];
  readonly of: <Type extends BattleEventType>(
    type: Type,
  ) => readonly Extract<BattleEvent, { readonly type: Type }>[];
  /** Dice for what comes next, after those that are left. */
  readonly add: (...dice: readonly number[]) => void;
  /** Fails if any die was not rolled. */
  readonly done: () => void;
}

/** Stands still, fires nothing, strikes nobody. */
export const idleBot: Bot = {
  name: 'idle',
  move: () => STAY,
  fire: (_, { facing }) => ({ torsoFacing: facing, shots: [] }),
  strike: () => NO_BLOWS,
};

/** A battle under way on an open map, with scripted dice and a record of all its events. */
export function sampleBattle(setup: SampleSetup): SampleBattle {
  const { red, blue, map = mapOf(), dice = [], bots = [idleBot, idleBot], explaining = true } = setup;
  const script = [...dice];
  const roller = (): number => {
    const next = script.shift();
    if (next === undefined) throw new Error('one die too many was rolled');
    return next;
  };
  const battle = createBattle({
    ...setup,
    map,
    bots,
    roller,
    red: red.map(forceUnit),
    blue: blue.map(forceUnit),
  });
  battle.turn = 1;
  const events: BattleEvent[] = [];
  battle.listen((event) => {
    events.push(event);
  }, explaining);
  const first = (side: number): Combatant => {
    const unit = battle.units.find((candidate) => candidate.side === side);
    if (unit === undefined) throw new Error(`side ${side} has no unit`);
    return unit;
  };
  return {
    battle,
    units: battle.units,
    red: first(0),
    blue: first(1),
    events,
    of: <Type extends BattleEventType>(type: Type) =>
      events.filter((event): event is Extract<BattleEvent, { readonly type: Type }> => event.type === type),
    add: (...further) => {
      script.push(...further);
    },
    done: () => expect(script, 'dice left over').toEqual([]),
  };
}

function forceUnit(mech: SampleMech): ForceUnit {
  const { unit, at, facing, pilot, condition, network, quirks, weaponQuirks, swap } = mech;
  return {
    unit:
      typeof unit === 'string'
        ? starterUnit(unit, {
            ...(quirks && { quirks }),
            ...(weaponQuirks && { weaponQuirks }),
            ...(swap && { swap }),
          })
        : unit,
    at,
    ...(facing !== undefined && { facing }),
    ...(pilot && { pilot }),
    ...(condition && { condition }),
    ...(network && { network }),
  };
}
