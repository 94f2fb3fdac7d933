import type { Chance } from '../../fuzz/chance.js';
import type { Battle } from '../../src/battle/battle.js';
import type { Bot } from '../../src/battle/bots/bot.js';
import { makeBot } from '../../src/battle/bots/bots.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import { IllegalOrderError } from '../../src/battle/illegal-order.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { checkFireOrder } from '../../src/battle/weapons/check-order.js';

/** Gives any order that the rules allow, and leaves nothing out that an order may say. */
export function anyOrderBot(chance: Chance): Bot {
  const bot = makeBot('random', chance.seed());
  return { ...bot, fire: (battle, unit) => varied(battle, unit, bot.fire(battle, unit), chance) };
}

/** An order of the random bot, changed in as many ways as the rules bear. */
function varied(battle: Battle, unit: Combatant, order: FireOrder, chance: Chance): FireOrder {
  let best = order;
  const consider = (changed: FireOrder): void => {
    if (isLegal(battle, unit, changed)) best = changed;
  };
  if (chance.percent(10)) consider({ ...best, spot: chance.below(battle.units.length) });
  for (const [index, shot] of order.shots.entries()) {
    for (const change of changesOf(battle, shot, chance)) {
      if (!chance.percent(12)) continue;
      const shots = best.shots.map((each, at) => (at === index ? changed(each, change) : each));
      consider({ ...best, shots });
    }
  }
  return best;
}

/** What a shot may be told besides, or another than it was; undefined takes it away. */
function changesOf(
  { units }: Battle,
  { target }: ShotOrder,
  chance: Chance,
): readonly { readonly [Field in keyof ShotOrder]?: ShotOrder[Field] | undefined }[] {
  const locations = units[target]?.plan.locations.length ?? 1;
  return [
    { bin: undefined },
    { shots: undefined },
    { heats: undefined },
    { location: chance.below(locations) },
    { location: chance.below(locations), teammate: chance.below(units.length) },
    { spotter: chance.below(units.length) },
    { spotter: target },
    { target: chance.below(units.length) },
    { pulse: true },
    { hotLoaded: true },
  ];
}

function changed(
  shot: ShotOrder,
  change: { readonly [Field in keyof ShotOrder]?: ShotOrder[Field] | undefined },
): ShotOrder {
  const fields = Object.entries({ ...shot, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as ShotOrder;
}

function isLegal(battle: Battle, unit: Combatant, order: FireOrder): boolean {
  try {
    checkFireOrder(battle, unit, order);
    return true;
  } catch (error) {
    if (error instanceof IllegalOrderError) return false;
    throw error;
  }
}
