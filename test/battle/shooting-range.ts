import type { Bot } from '../../src/battle/bots/bot.js';
import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { endPhase } from '../../src/battle/phases/end.js';
import { endOfPhase } from '../../src/battle/phases/end-of-phase.js';
import { heatPhase } from '../../src/battle/phases/heat.js';
import { type CustomMech, customMech } from './custom-mech.js';
import {
  idleBot,
  type SampleBattle,
  type SampleMech,
  type SampleSetup,
  sampleBattle,
} from './sample-battle.js';

export interface Range extends Omit<SampleSetup, 'red' | 'blue' | 'bots'> {
  readonly red?: CustomMech & Partial<Omit<SampleMech, 'unit' | 'quirks'>>;
  readonly blue?: CustomMech & Partial<Omit<SampleMech, 'unit' | 'quirks'>>;
  /** Hexes from one to the other; left out, 3. */
  readonly distance?: number;
  readonly redFriends?: readonly SampleMech[];
  readonly blueFriends?: readonly SampleMech[];
}

/** Red looks north at blue, which looks back at it, and nobody has moved: a shot needs 4 at short range. */
export function shootingRange({ red, blue, distance = 3, ...setup }: Range = {}): SampleBattle {
  const row = 14;
  return sampleBattle({
    ...setup,
    red: [{ at: [5, row], facing: 0, ...red, unit: customMech(red) }, ...(setup.redFriends ?? [])],
    blue: [
      { at: [5, row - distance], facing: 3, ...blue, unit: customMech(blue) },
      ...(setup.blueFriends ?? []),
    ],
    bots: [idleBot, idleBot],
  });
}

/** A shot of a weapon, by its name, at the first of blue. */
export type NamedShot = Omit<ShotOrder, 'weapon' | 'target'> & {
  readonly weapon: string;
  readonly target?: number;
};

export const weaponNamed = (unit: Combatant, name: string, which = 0): number => {
  const found = unit.design.weapons.filter(({ item }) => item.name === name)[which];
  if (found === undefined) {
    throw new Error(`no ${name} among ${unit.design.weapons.map(({ item }) => item.name).join(', ')}`);
  }
  return found.index;
};

/** The weapon phase, in which red fires these and blue what it is told. */
export function redFires(
  sample: SampleBattle,
  shots: readonly NamedShot[],
  order: Partial<FireOrder> = {},
  blueOrder?: (unit: Combatant) => FireOrder,
): void {
  const { battle } = sample;
  const used = new Map<string, number>();
  const named = shots.map(({ weapon, target = sample.blue.index, ...rest }) => {
    const which = used.get(weapon) ?? 0;
    used.set(weapon, which + 1);
    return { weapon: weaponNamed(sample.red, weapon, which), target, ...rest };
  });
  const bots = battle.bots as Bot[];
  bots[0] = {
    ...idleBot,
    fire: (_, unit) =>
      unit === sample.red
        ? { torsoFacing: unit.facing, shots: named, ...order }
        : { torsoFacing: unit.facing, shots: [] },
  };
  bots[1] = { ...idleBot, fire: (_, unit) => blueOrder?.(unit) ?? { torsoFacing: unit.facing, shots: [] } };
  battle.enter('weapons');
  while (battle.phase === 'weapons') battle.step();
}

/** A new turn begins without anybody moving. */
export function nextTurn({ battle }: SampleBattle): void {
  battle.turn += 1;
  for (const unit of battle.units) unit.startTurn();
}

export const heatComes = ({ battle }: SampleBattle): void => heatPhase(battle);
export const turnEnds = ({ battle }: SampleBattle): void => endPhase(battle);
export const phaseEnds = ({ battle }: SampleBattle): void => endOfPhase(battle);
