import { describe, expect, it } from 'vitest';
import type { Battle } from '../../../src/battle/battle.js';
import type { Combatant } from '../../../src/battle/combatant/combatant.js';
import { createBattle } from '../../../src/battle/create-battle.js';
import { volleyOdds } from '../../../src/battle/odds/volley-odds.js';
import type { ShotOrder } from '../../../src/battle/orders.js';
import { resolveFire } from '../../../src/battle/phases/weapons.js';
import type { ForceUnit } from '../../../src/battle/setup.js';
import { checkFireOrder } from '../../../src/battle/weapons/check-order.js';
import { HEAVY_DAMAGE } from '../../../src/rules/piloting/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';
import { type CustomMech, customMech } from '../custom-mech.js';
import { mapOf } from '../map-of.js';
import { idleBot } from '../sample-battle.js';

// `npm run volleys` fires a hundred thousand of each; the other tests have time for some.
const WHOLE = process.env.MODE === 'whole';
const VOLLEYS = WHOLE ? 100_000 : 5_000;
const MINUTES = 60_000;
const STANDARD_DEVIATIONS = 4;
const HEAD = 0;

interface Volley {
  readonly name: string;
  readonly red: CustomMech;
  readonly blue?: CustomMech;
  readonly distance?: number;
  /** Beside which weapon each shot is. */
  readonly shot?: Omit<ShotOrder, 'weapon' | 'target'>;
  readonly ruleset: RulesetName;
  /** Low ground before blue's legs. */
  readonly cover?: boolean;
  /** Blue shows red its left side. */
  readonly fromLeft?: boolean;
}

const VOLLEYS_FIRED: readonly Volley[] = [
  { name: 'an autocannon', ruleset: 'standard', red: { slots: { RT: ['ISAC20*10', 'IS Ammo AC/20'] } } },
  {
    name: 'four lasers from the left',
    ruleset: 'total-warfare',
    fromLeft: true,
    red: { slots: { RT: ['ISLargeLaser*2', 'ISLargeLaser*2'], LT: ['ISLargeLaser*2', 'Medium Laser'] } },
  },
  {
    name: 'LRMs, one by one',
    ruleset: 'standard',
    distance: 7,
    red: { slots: { RT: ['ISLRM20*5', 'IS Ammo LRM-20'] } },
  },
  {
    name: 'LRMs in fives',
    ruleset: 'total-warfare',
    distance: 7,
    red: { slots: { RT: ['ISLRM20*5', 'IS Ammo LRM-20'] } },
  },
  {
    name: 'SRMs at a target behind low ground',
    ruleset: 'total-warfare',
    cover: true,
    red: { slots: { RT: ['ISSRM6*2', 'IS Ammo SRM-6'], LT: ['ISSRM4', 'IS Ammo SRM-4'] } },
  },
  {
    name: 'Streak SRMs',
    ruleset: 'standard',
    red: { slots: { RT: ['ISStreakSRM6*2', 'IS Streak SRM 6 Ammo'] } },
  },
  {
    name: 'missiles that anti-missile systems meet',
    ruleset: 'total-warfare',
    red: { slots: { RT: ['ISLRM15*3', 'IS Ammo LRM-15'], LT: ['ISSRM6*2', 'IS Ammo SRM-6'] } },
    blue: { slots: { RT: ['ISLaserAMS*2'] } },
  },
  {
    name: 'pellets',
    ruleset: 'total-warfare',
    red: { slots: { RT: ['ISLBXAC20*11', 'IS LB 20-X Cluster Ammo'] } },
  },
  {
    name: 'an Ultra autocannon at its fastest',
    ruleset: 'standard',
    shot: { shots: 2 },
    red: { slots: { RT: ['ISUltraAC20*10', 'IS Ultra AC/20 Ammo'] } },
  },
  {
    name: 'a rotary autocannon at its fastest',
    ruleset: 'total-warfare',
    shot: { shots: 6 },
    red: { slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'] } },
  },
  { name: 'MRMs', ruleset: 'total-warfare', red: { slots: { RT: ['ISMRM40*7', 'ISMRM40 Ammo'] } } },
  {
    name: 'a hyper-assault gauss rifle',
    ruleset: 'total-warfare',
    distance: 10,
    red: { clan: true, slots: { RT: ['CLHAG40*10'], LT: ['CLHAG40 Ammo'] } },
  },
  {
    name: 'ATMs',
    ruleset: 'standard',
    red: { clan: true, slots: { RT: ['CLATM12*5', 'Clan Ammo ATM-12'] } },
  },
  {
    name: 'a shot called at the head',
    ruleset: 'standard',
    shot: { location: HEAD },
    red: { slots: { RT: ['ISLargeLaser*2'] } },
  },
  {
    name: 'a shot aimed with a targeting computer',
    ruleset: 'total-warfare',
    shot: { location: 1 },
    red: { slots: { RT: ['ISLargeLaser*2', 'ISTargeting Computer*2'] } },
  },
  {
    name: 'shots that glance off a low profile',
    ruleset: 'total-warfare',
    red: { slots: { RT: ['ISAC20*10', 'IS Ammo AC/20'], LT: ['ISSRM6*2', 'IS Ammo SRM-6'] } },
    blue: { quirks: ['low_profile'] },
  },
];

const COLUMN = 5;
const ROW = 14;

function fieldOf({ ruleset, red, blue = {}, distance = 3, cover = false, fromLeft = false }: Volley): Battle {
  const row = ROW - distance;
  const place = (mech: CustomMech, at: number, facing: 0 | 3 | 5): ForceUnit => ({
    unit: customMech(mech),
    at: [COLUMN, at],
    facing,
    pilot: { gunnery: 4 },
  });
  return createBattle({
    map: mapOf(cover ? { [`${COLUMN},${row + 1}`]: { level: 1 } } : {}),
    red: [place(red, ROW, 0)],
    blue: [place(blue, row, fromLeft ? 5 : 3)],
    bots: [idleBot, idleBot],
    ruleset,
    seed: 2_026,
  });
}

/** Armor that nothing gets through, so that every volley meets the same target. */
const THICK = 1_000_000;

function restore(unit: Combatant, rounds: Int16Array): void {
  unit.startTurn();
  unit.rounds.set(rounds);
  unit.jammed.fill(0);
  unit.armor.fill(THICK);
  unit.rearArmor.fill(THICK);
  unit.damageDealt = 0;
  unit.rolls.length = 0;
  if (unit.wounds === 0 && unit.hitSlots.every((slots) => slots === 0)) return;
  unit.wounds = 0;
  unit.conscious = true;
  unit.pilotDead = false;
  unit.lost = undefined;
  unit.hitSlots.fill(0);
  unit.refresh();
}

interface Tally {
  readonly mean: number;
  readonly head: number;
  readonly heavy: number;
}

/** Declared once, and resolved again and again; the falls that would follow are left out. */
function fire(battle: Battle, shots: readonly ShotOrder[]): Tally {
  const [red, blue] = battle.units as [Combatant, Combatant];
  const order = { torsoFacing: red.facing, shots };
  checkFireOrder(battle, red, order);
  const rounds = [red.rounds.slice(), blue.rounds.slice()] as const;
  let sum = 0;
  let heads = 0;
  let heavy = 0;
  for (let volley = 0; volley < VOLLEYS; volley += 1) {
    restore(red, rounds[0]);
    restore(blue, rounds[1]);
    battle.declaredFire.push({ unit: red.index, order });
    resolveFire(battle);
    sum += red.damageDealt;
    if (blue.wounds > 0) heads += 1;
    if (red.damageDealt >= HEAVY_DAMAGE) heavy += 1;
  }
  return { mean: sum / VOLLEYS, head: heads / VOLLEYS, heavy: heavy / VOLLEYS };
}

/** By how many standard deviations so many volleys are off. */
const off = (found: number, exact: number, deviation: number): number =>
  deviation === 0
    ? Math.abs(found - exact) * VOLLEYS
    : (Math.abs(found - exact) / deviation) * Math.sqrt(VOLLEYS);

const spread = (chance: number): number => Math.sqrt(Math.max(0, chance * (1 - chance)));

describe(`${VOLLEYS.toLocaleString('en-US')} volleys through the engine agree with the exact odds of`, () => {
  it.each(VOLLEYS_FIRED)('$name ($ruleset)', { timeout: 5 * MINUTES }, (volley) => {
    const battle = fieldOf(volley);
    const [red, blue] = battle.units as [Combatant, Combatant];
    const shots = red.design.weapons.map(({ index }) => ({
      weapon: index,
      target: blue.index,
      ...volley.shot,
    }));
    battle.enter('weapons');
    const exact = volleyOdds(battle, red, { torsoFacing: red.facing, shots });
    const variance = exact.damage.reduce(
      (total, chance, points) => total + chance * (points - exact.expected) ** 2,
      0,
    );
    const simulated = fire(battle, shots);
    expect(exact.expected).toBeGreaterThan(0);
    const limit = STANDARD_DEVIATIONS;
    expect(off(simulated.mean, exact.expected, Math.sqrt(variance)), 'damage').toBeLessThan(limit);
    expect(off(simulated.head, exact.head, spread(exact.head)), 'head').toBeLessThan(limit);
    expect(off(simulated.heavy, exact.heavy, spread(exact.heavy)), 'twenty points').toBeLessThan(limit);
  });
});
