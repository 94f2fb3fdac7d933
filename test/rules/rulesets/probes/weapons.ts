import { volleysStillMet } from '../../../../src/battle/weapons/anti-missile.js';
import type { Ammunition, EquipmentItem, Weapon } from '../../../../src/catalog/index.js';
import { fullRounds } from '../../../../src/catalog/index.js';
import { officialCatalog } from '../../../../src/catalog/official.js';
import { calculateClusterModifier } from '../../../../src/rules/cluster/index.js';
import { rollHits } from '../../../../src/rules/cluster/roll.js';
import { explosionDamage } from '../../../../src/rules/critical/index.js';
import type { WeaponEffect } from '../../../../src/rules/effect/weapon-effect.js';
import { weaponEffect } from '../../../../src/rules/effect/weapon-effect-of.js';
import { HARDNESSES, shockEffect, shockModifier } from '../../../../src/rules/firing/shock.js';
import { rangesUnderWater } from '../../../../src/rules/firing/under-water.js';
import { type Ruleset, rulesetOf } from '../../../../src/rules/ruleset.js';
import { RANGE_BRACKETS, type RangeBracket } from '../../../../src/rules/to-hit/vocabulary.js';
import { calculateVolleyOdds } from '../../../../src/rules/volley/index.js';
import { nextTurn, redFires, shootingRange } from '../../../battle/shooting-range.js';
import { effectOf } from '../../effect/fired.js';
import { ammunitionNamed, itemNamed } from '../../items.js';
import { scriptedDice } from '../../scripted-dice.js';
import { numberOf } from '../../shot.js';
import { type Probe, upTo } from './probe.js';

const items: readonly EquipmentItem[] = [...officialCatalog.items];
const weapons = items.filter((item): item is Weapon => item.kind === 'weapon');
const loads = items.filter((item): item is Ammunition => item.kind === 'ammunition');
const served = items.filter(({ traits }) =>
  traits.some((trait) => /artemis|apollo|ppc-capacitor|pulse-module/.test(trait)),
);

/** One of those that are alike for all that makes a difference to what they do. */
function oneOfEach<Item>(all: readonly Item[], kind: (item: Item) => string): readonly Item[] {
  return [...new Map(all.map((item) => [kind(item), item])).values()];
}

const BOOK = rulesetOf('total-warfare').weapons;
const named = (word: string | undefined, entries: object) =>
  word !== undefined && word in entries ? word : '';

/** What the rules tell weapons apart by. */
const kindOf = ({ ammoFamily, damage, burst, traits }: Weapon): string =>
  [
    ammoFamily,
    damage === 'artillery' ? damage : '',
    burst?.jams,
    ...traits.map((trait) => named(trait, BOOK.traits)),
  ].join();

/** Munitions that some entry names. */
const MUNITIONS_NAMED = Object.fromEntries(
  [
    ...Object.keys(BOOK.munitions),
    ...Object.values(BOOK.families).flatMap(({ loads = {} }) => Object.keys(loads)),
    ...Object.values(BOOK.linked).flatMap(({ guides }) => guides ?? []),
  ].map((munition) => [munition, true]),
);

const loadsOf = (weapon: Weapon): readonly Ammunition[] =>
  oneOfEach(
    loads.filter(
      ({ ammoFamily, rackSize }) => ammoFamily === weapon.ammoFamily && rackSize === weapon.rackSize,
    ),
    ({ munitions, damagePerShot }) =>
      [damagePerShot, ...munitions.map((munition) => named(munition, MUNITIONS_NAMED))].join(),
  );

const launchers = weapons.filter(({ name }) => name === 'LRM 20' || name === 'PPC');

/** One weapon of each kind with each of its loads, and some with all that may serve them. */
const FIRED = [
  ...oneOfEach(weapons, kindOf).flatMap((weapon) =>
    [undefined, ...loadsOf(weapon)].map((load) => ({ weapon, load, linkedTo: undefined })),
  ),
  ...launchers.flatMap((weapon) => {
    const guided = loadsOf(weapon).filter(({ munitions }) =>
      munitions.some((word) => /artemis|standard/.test(word)),
    );
    return [undefined, ...guided].flatMap((load) => served.map((linkedTo) => ({ weapon, load, linkedTo })));
  }),
];

type Fired = (typeof FIRED)[number];

const effects = (
  rules: Ruleset,
  heats: boolean,
  tooClose = false,
  all: readonly Fired[] = FIRED,
  setting?: number,
) =>
  all.map((fired) =>
    weaponEffect(
      {
        ...fired,
        bracket: 'short',
        shots: 2,
        guns: 3,
        hotLoaded: false,
        charged: true,
        heats,
        coolTarget: false,
        pulse: true,
        tooClose,
        setting,
      },
      rules,
    ),
  );

/** Every munition that an entry names, in all launchers that fire it. */
const LOADED = loads
  .filter(({ munitions }) => munitions.some((munition) => munition in BOOK.munitions))
  .flatMap((load) =>
    weapons
      .filter(({ ammoFamily, rackSize }) => ammoFamily === load.ammoFamily && rackSize === load.rackSize)
      .slice(0, 1)
      .map((weapon) => ({ weapon, load })),
  );

/** What each does to people, whom the rules ask for in other words. */
const effectsOnPeople = (
  rules: Ruleset,
  bracket: RangeBracket,
  all: readonly Pick<Fired, 'weapon' | 'load'>[] = [...FIRED, ...LOADED],
) =>
  all.map(({ weapon, load }) =>
    weaponEffect(
      {
        weapon,
        load,
        linkedTo: undefined,
        bracket,
        shots: 1,
        guns: 3,
        hotLoaded: false,
        charged: false,
        heats: false,
        coolTarget: true,
        pulse: false,
        tooClose: false,
        platoon: { mechanized: false, inOpen: true, divisor: 1 },
      },
      rules,
    ),
  );

const NEVER_IN_BATTLES = ['artillery', 'infantry-attack'] as const;
const isFiredByMechs = ({ weapon: { mountedOn, scale, traits } }: Fired): boolean =>
  scale === undefined &&
  mountedOn.includes('mech') &&
  !NEVER_IN_BATTLES.some((trait) => traits.includes(trait));
const FIRED_BY_MECHS = FIRED.filter(isFiredByMechs);
const LOADED_IN_MECHS = LOADED.map((fired) => ({ ...fired, linkedTo: undefined })).filter(isFiredByMechs);

const isDialed = ({ weapon: { traits } }: Fired): boolean =>
  traits.some((trait) => BOOK.traits[trait]?.dial !== undefined);

const wordsOf = ({ weapon, load, linkedTo }: Fired): readonly string[] => [
  ...(weapon.ammoFamily === undefined ? [] : [weapon.ammoFamily]),
  ...weapon.traits,
  ...(load?.munitions ?? []),
  ...(linkedTo?.traits ?? []),
];

/**
 * What weapons do in battles, those of a word of the catalog or one of each kind: to 'Mechs, as damage or as heat, from afar or from
 * nearby, and to people.
 */
export function effectsInBattles(rules: Ruleset, word?: string): readonly WeaponEffect[] {
  const all =
    word === undefined
      ? FIRED_BY_MECHS
      : [...FIRED_BY_MECHS, ...LOADED_IN_MECHS].filter((fired) => wordsOf(fired).includes(word));
  return [
    ...effects(rules, false, false, all),
    ...effects(rules, true, false, all),
    ...effects(rules, false, true, all),
    ...RANGE_BRACKETS.flatMap((bracket) => effectsOnPeople(rules, bracket, all)),
    ...upTo(20, 1).flatMap((setting) => effects(rules, false, false, all.filter(isDialed), setting)),
  ];
}

const lrm = itemNamed('LRM 20');

export const WEAPONS: readonly Probe[] = [
  (rules) => effects(rules, false),
  (rules) => effects(rules, true),
  (rules) => effects(rules, false, true),
  ...RANGE_BRACKETS.map(
    (bracket): Probe =>
      (rules) =>
        effectsOnPeople(rules, bracket),
  ),
  (rules) =>
    upTo(6, 1).map((shots) =>
      ['Ultra AC/5', 'Rotary AC/5'].map((name) => {
        const plain = { load: undefined, linkedTo: undefined, guns: 1, hotLoaded: false, charged: false };
        const fired = {
          ...plain,
          weapon: itemNamed(name),
          bracket: 'short',
          heats: false,
          coolTarget: false,
          pulse: false,
          tooClose: false,
        } as const;
        return weaponEffect({ ...fired, shots }, rules);
      }),
    ),
  (rules) =>
    ['AC/2', 'AC/5', 'AC/10', 'AC/20'].map(
      (name) =>
        weaponEffect(
          {
            weapon: itemNamed(name),
            load: ammunitionNamed(`IS Armor-Piercing Ammo ${name}`),
            linkedTo: undefined,
            bracket: 'short',
            shots: 1,
            guns: 1,
            hotLoaded: false,
            charged: false,
            heats: false,
            coolTarget: false,
            pulse: false,
            tooClose: false,
          },
          rules,
        ).pierces,
    ),
  // A laser with a dial, at every setting, charged or not.
  (ruleset) =>
    upTo(20, 1).flatMap((setting) => {
      const weapon = itemNamed('Bombast Laser');
      const { points, heat } = effectOf('Bombast Laser', { setting, ruleset });
      const needed = [false, true].map((charged) =>
        numberOf({ options: { ruleset, weapon, damageSetting: setting, charged } }),
      );
      return [points, heat, ...needed, explosionDamage(weapon, { charged: true }, { ruleset })];
    }),
  (rules) => ['Medium Laser', 'AC/5'].map((name) => rangesUnderWater(itemNamed(name) as Weapon, rules)),
  (rules) =>
    fullRounds(ammunitionNamed('IS Armor-Piercing Ammo AC/5'), 10, rules.weapons.edition ?? undefined),
  // Who clears a jam may fire other weapons, or not.
  (ruleset) => {
    const range = shootingRange({ ruleset, red: ROTARY_AND_LASER, distance: 14, dice: [1, 1, 3, 3, 3, 3] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    nextTurn(range);
    try {
      redFires(range, [{ weapon: 'ER Large Laser' }], { clearJam: 0 });
      return range.of('weapon-attack').length;
    } catch (error) {
      return String(error);
    }
  },
  // What a jam is cleared by.
  (ruleset) => {
    const range = shootingRange({ ruleset, red: ROTARY, distance: 14, dice: [1, 1, 3, 3] });
    redFires(range, [{ weapon: 'Rotary AC/5', shots: 2 }]);
    nextTurn(range);
    redFires(range, [], { clearJam: 0 });
    return range.of('clear-jam').map(({ roll }) => roll.needed);
  },
  ({ weapons: { shock } }) =>
    HARDNESSES.map((hardness) => upTo(12, 2).map((roll) => shockEffect(roll, hardness, shock))),
  shockModifier,
  (ruleset) => {
    const { blue, ...range } = shootingRange({ ruleset, red: TASER, distance: 1, dice: [6, 6, 3, 4, 1, 2] });
    redFires({ blue, ...range }, [{ weapon: 'BattleMech Taser' }]);
    return blue.shockedFor;
  },
];

const TASER = { slots: { RT: ['Mek Taser*3', 'Taser Ammo'] } };

const ROTARY = { slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'] } };
const ROTARY_AND_LASER = {
  slots: { RT: ['ISRotaryAC5*6', 'ISRotaryAC5 Ammo'], LT: ['ISERLargeLaser*2'] },
};
const POINT_DEFENSE = { slots: { RT: ['ISAPDS*2', 'ISAPDS Ammo'] } };
const NARC = { slots: { LT: ['ISNarcBeacon*2', 'ISNarc Pods'] } };
const AMS = { slots: { RT: ['ISAntiMissileSystem', 'ISAMS Ammo'] } };

export const CLUSTER: readonly Probe[] = [
  (ruleset) =>
    [{ targetNarced: true }, { antiMissile: true }, { glancing: true }].map((circumstances) =>
      calculateClusterModifier({ weapon: lrm, ...circumstances }, { ruleset }),
    ),
  (rules) =>
    rollHits({ size: 6, streak: true, hotLoaded: false }, -4, { antiMissile: true }, rules, scriptedDice()),
  (rules) =>
    rollHits(
      { size: 20, streak: false, hotLoaded: false },
      -4,
      { antiMissile: true },
      rules,
      scriptedDice(1, 1),
    ),
  (ruleset) => {
    const missiles = { needed: 7, damagePerHit: 1, clusterSize: 20, missiles: true };
    return calculateVolleyOdds([missiles, missiles, missiles], { antiMissileSystems: 1, ruleset });
  },
  (ruleset) =>
    calculateVolleyOdds([{ needed: 7, damagePerHit: 10, missiles: true }], {
      antiMissileSystems: 1,
      ruleset,
    }),
  (ruleset) => {
    const { battle, red, blue } = shootingRange({ ruleset, blue: POINT_DEFENSE });
    return volleysStillMet(battle, blue, red);
  },
  // A pod on its way to a target that may shoot it down.
  (ruleset) =>
    upTo(6, 1).map((die) => {
      const range = shootingRange({ ruleset, red: NARC, blue: AMS, dice: [2, 2, die, 3, 4] });
      redFires(range, [{ weapon: 'Narc' }]);
      return range.of('shot-down').length;
    }),
];
