import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/battle/battle.js';
import { makeBot } from '../../src/battle/bots/bots.js';
import { HexMap } from '../../src/battle/map/hex-map.js';
import { createBattle } from '../../src/battle/setup.js';
import type { Line } from '../../src/battle/weapons/line.js';
import { resolveAttack } from '../../src/battle/weapons/resolve.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { SeededDice, seedOf } from '../../src/dice/index.js';
import { MECH_LOCATIONS } from '../../src/rules/hit-location/locations.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { calculateVolleyOdds } from '../../src/rules/volley/index.js';
import { readUnit } from '../../src/units/index.js';
import { volleyShotOf } from '../../web/views/attack/volley-shot.js';

const BOT = makeBot('stand-and-shoot', 1);
const MAP = new HexMap('open ground', 3, 12);
const read = (file: string) =>
  readUnit(
    readFileSync(new URL(`../../public/data/units/${file}`, import.meta.url), 'utf8'),
    file,
    officialCatalog,
  );
const ATLAS = read('atlas-as7-d.json');
const GRASSHOPPER = { ...read('grasshopper-ghr-5h.json'), quirks: [] };

const begin = (ruleset: RulesetName, dice?: SeededDice): Battle =>
  createBattle({
    map: MAP,
    red: [{ unit: ATLAS, at: [1, 11] }],
    blue: [{ unit: GRASSHOPPER, at: [1, 8] }],
    bots: [BOT, BOT],
    ruleset,
    ...(dice && { roller: dice.d6 }),
  });

const LINE: Line = {
  distance: 3,
  range: 3,
  blocked: false,
  interveningModifier: 0,
  targetModifier: 0,
  behindCover: false,
  wades: false,
  attackerBehindCover: false,
  shallowest: 0,
  point: 0,
  side: 'front',
};

function shotOf(
  battle: Battle,
  weapon: string,
  needed: number,
  line: Partial<Line> = {},
  called?: (typeof MECH_LOCATIONS)[number],
) {
  const unit = battle.unit(0);
  const mount = unit.design.weapons.find(({ item }) => item.name === weapon);
  if (mount === undefined) throw new Error(`the Atlas has no ${weapon}`);
  const location = called === undefined ? -1 : MECH_LOCATIONS.indexOf(called);
  return {
    needed,
    rounds: 1,
    heat: 0,
    shot: {
      unit,
      mount,
      target: battle.unit(1),
      order: { weapon: mount.index, target: 1, ...(location >= 0 && { location }) },
      bin: unit.design.bins[mount.firstBin],
      line: { ...LINE, ...line },
      spottersLine: undefined,
      bracket: 'short' as const,
      distance: 3,
      secondary: undefined,
    },
  };
}

type Known = ReturnType<typeof shotOf>;
const volleyOdds = (battle: Battle, shots: readonly Known[]) =>
  calculateVolleyOdds(shots.map((shot) => volleyShotOf(battle, shot)));
const shotOdds = (battle: Battle, shot: Known) => volleyOdds(battle, [shot]);

describe('The odds of a volley', () => {
  const battle = begin('standard');

  it('of one cannon are those of its number: 8 or more come up in 15 of 36 rolls', () => {
    const { damage, expected, head, heavy } = volleyOdds(battle, [shotOf(battle, 'AC/20', 8)]);
    expect(damage[0]).toBeCloseTo(21 / 36, 12);
    expect(damage[20]).toBeCloseTo(15 / 36, 12);
    expect(expected).toBeCloseTo((20 * 15) / 36, 12);
    expect(heavy).toBeCloseTo(15 / 36, 12);
    // The head is struck on a 12, once in 36 rolls.
    expect(head).toBeCloseTo(15 / 36 / 36, 12);
  });

  it('of two lasers are the products of theirs', () => {
    const laser = shotOf(battle, 'Medium Laser', 7);
    const { damage } = volleyOdds(battle, [laser, laser]);
    const hit = 21 / 36;
    expect(damage[0]).toBeCloseTo((1 - hit) ** 2, 12);
    expect(damage[5]).toBeCloseTo(2 * hit * (1 - hit), 12);
    expect(damage[10]).toBeCloseTo(hit ** 2, 12);
    expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('of missiles follow the cluster table: six of them hit with four on average, two points each', () => {
    const { damage, expected } = shotOdds(battle, shotOf(battle, 'SRM 6', 2));
    expect(expected).toBeCloseTo(8, 12);
    // Two hits on rolls of 2 and 3, all six on 11 and 12.
    expect(damage[4]).toBeCloseTo(3 / 36, 12);
    expect(damage[12]).toBeCloseTo(3 / 36, 12);
  });

  it('count every missile as a chance to strike the head in standard, and every five in total-warfare', () => {
    // Twenty missiles: 6 hits for 3 of 36 rolls, 9 for 3, 12 for 20, 16 for 7, 20 for 3.
    const rolls = [
      [6, 3],
      [9, 3],
      [12, 20],
      [16, 7],
      [20, 3],
    ] as const;
    const spared = (groups: (hits: number) => number) =>
      rolls.reduce((sum, [hits, ways]) => sum + (ways / 36) * (35 / 36) ** groups(hits), 0);
    const standard = shotOdds(battle, shotOf(battle, 'LRM 20', 2));
    expect(standard.head).toBeCloseTo(1 - spared((hits) => hits), 12);
    const book = begin('total-warfare');
    expect(shotOdds(book, shotOf(book, 'LRM 20', 2)).head).toBeCloseTo(
      1 - spared((hits) => Math.ceil(hits / 5)),
      12,
    );
  });

  it('leave out what strikes the cover before the legs: 5 and 9, 8 of 36 rolls', () => {
    const { expected, head } = shotOdds(battle, shotOf(battle, 'AC/20', 2, { behindCover: true }));
    expect(expected).toBeCloseTo((20 * 28) / 36, 12);
    expect(head).toBeCloseTo(1 / 36, 12);
  });

  it('of a shot called at the head strike it for sure in standard, and as aimed by the book', () => {
    expect(shotOdds(battle, shotOf(battle, 'AC/20', 2, {}, 'head')).head).toBeCloseTo(1, 12);
    const book = begin('total-warfare');
    // Aimed at: 6 to 8, 16 of 36; else by the table.
    const aimed = shotOdds(book, shotOf(book, 'AC/20', 2, {}, 'head'));
    expect(aimed.head).toBeCloseTo(16 / 36 + (20 / 36) * (1 / 36), 12);
  });

  it('are nothing where no number will do', () => {
    expect(shotOdds(battle, shotOf(battle, 'AC/20', Number.POSITIVE_INFINITY)).damage[0]).toBe(1);
    expect(volleyOdds(battle, [])).toMatchObject({ expected: 0, head: 0, heavy: 0 });
  });

  it.each(['standard', 'total-warfare'] as const)(
    'agree with volleys that are really fired, in %s',
    (ruleset) => {
      const games = 4_000;
      let hurt = 0;
      let heads = 0;
      const weapons = (battle: Battle) => [
        shotOf(battle, 'LRM 20', 6),
        shotOf(battle, 'SRM 6', 7),
        shotOf(battle, 'Medium Laser', 8),
      ];
      for (let game = 0; game < games; game += 1) {
        const played = begin(ruleset, new SeededDice(seedOf(7, game)));
        let struck = false;
        played.listen((event) => {
          if (event.type !== 'hit' || event.cover) return;
          hurt += event.damage;
          struck ||= event.location === 0;
        });
        for (const { shot, needed, rounds } of weapons(played)) {
          const source = { attacker: shot.unit, weapon: shot.mount.index, kind: shot.mount.item.category };
          resolveAttack(played, {
            shot,
            needed,
            rounds,
            guns: 0,
            charged: false,
            narced: false,
            source,
            waitsForLock: false,
            pay: () => {},
          });
        }
        if (struck) heads += 1;
      }
      const exact = volleyOdds(begin(ruleset), weapons(begin(ruleset)));
      expect(Math.abs(hurt / games - exact.expected)).toBeLessThan(0.5);
      expect(Math.abs(heads / games - exact.head)).toBeLessThan(
        4 * Math.sqrt((exact.head * (1 - exact.head)) / games),
      );
    },
  );
});
