import type { Engine } from '../engine.js';
import type { Force } from './cells.js';

export interface MatchUp {
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** Pairs of games in each cell of a round. */
  readonly pairs: number;
  readonly why: string;
}

const DUEL = 20;
/** Games of two against two cost four times as much, so half as many are the best use of time. */
const OF_TWO = 10;

/** Forces of about the same Battle Value, by their ids in the library. */
export const MATCH_UPS: readonly MatchUp[] = [
  {
    first: ['jenner-jr7-d'],
    second: ['hatchetman-hct-3f'],
    pairs: DUEL,
    why: 'fast and light against a hatchet; both jump',
  },
  {
    first: ['phoenix-hawk-pxh-1'],
    second: ['hunchback-hbk-4g'],
    pairs: DUEL,
    why: 'speed and jump jets against one large gun',
  },
  {
    first: ['griffin-grf-1n'],
    second: ['warhammer-whm-6r'],
    pairs: DUEL,
    why: 'long range on the move against heat and two PPCs',
  },
  {
    first: ['marauder-mad-3r'],
    second: ['catapult-cplt-c1'],
    pairs: DUEL,
    why: 'energy weapons that run hot against missiles',
  },
  {
    first: ['atlas-as7-d'],
    second: ['king-crab-kgc-000'],
    pairs: DUEL,
    why: 'slow assault machines with much armor',
  },
  {
    first: ['daishi-prime'],
    second: ['mad-cat-prime'],
    pairs: DUEL,
    why: 'Clan weapons, Ultra autocannons and pulse lasers',
  },
  {
    first: ['trebuchet-tbt-5n', 'commando-com-2d'],
    second: ['dragon-drg-1n', 'cicada-cda-2a'],
    pairs: OF_TWO,
    why: 'several targets, and missiles with a light spotter',
  },
  {
    first: ['vedette-medium-tank', 'elemental-battle-armor-laser-sqd5'],
    second: ['centurion-cn9-a'],
    pairs: OF_TWO,
    why: 'a tank and battle armor against a ’Mech',
  },
];

export interface LoadedMatchUp {
  readonly first: Force;
  readonly second: Force;
}

/** Without quirks of their own, so that no measured quirk is already there. */
export const loadMatchUps = (engine: Engine): Promise<readonly LoadedMatchUp[]> =>
  Promise.all(
    MATCH_UPS.map(async ({ first, second }) => ({
      first: await forceOf(engine, first),
      second: await forceOf(engine, second),
    })),
  );

const forceOf = (engine: Engine, ids: readonly string[]): Promise<Force> =>
  Promise.all(ids.map(async (id) => ({ unit: await plainUnit(engine, id) })));

async function plainUnit(engine: Engine, id: string) {
  const unit = await engine.loadUnit(id);
  if (unit.unitType !== 'Mek') return engine.withQuirks(unit, []);
  return engine.readUnit(
    JSON.stringify({ ...JSON.parse(engine.writeUnit(unit)), quirks: [], weaponQuirks: [] }),
  );
}
