import type { ShotOrder } from '../../../../src/battle/orders.js';
import type { Ruleset } from '../../../../src/rules/ruleset.js';
import type { Unit } from '../../../../src/units/index.js';
import { type CustomMech, customMech } from '../../../battle/custom-mech.js';
import { mapOf } from '../../../battle/map-of.js';
import {
  type SampleBattle,
  type SampleMech,
  type SampleSetup,
  sampleBattle,
} from '../../../battle/sample-battle.js';
import { redFires, weaponNamed } from '../../../battle/shooting-range.js';
import { itemNamed } from '../../items.js';

/** A weapon of red, how it is loaded and served, and what it is fired at. Equipment has its ids of the catalog. */
export interface Volley {
  readonly weapon: string;
  readonly load?: string;
  /** What serves the weapon, or its guns. */
  readonly gear?: readonly string[];
  /** Two of the weapon are fired. */
  readonly twice?: true;
  /** In hexes; left out, 3. */
  readonly distance?: number;
  /** Left out, a 'Mech whose armor holds whatever strikes it. */
  readonly target?: Unit;
  readonly order?: Partial<ShotOrder>;
  readonly gunnery?: number;
  readonly map?: NonNullable<SampleSetup['map']>;
  readonly redFriend?: SampleMech;
  readonly blueFriend?: SampleMech;
  /** What happened to either before. */
  readonly before?: (range: SampleBattle) => void;
  /** How many dice after the attack roll decide how much hits; left out, the two of the cluster table. */
  readonly dice?: number;
}

export const inWords = ({ weapon, load, gear = [] }: Volley): string =>
  [weapon, load, ...gear].filter((name) => name !== undefined).join(', ');

const THICK = 500;
const THICK_EVERYWHERE = {
  HD: THICK,
  CT: THICK,
  LT: THICK,
  RT: THICK,
  LA: THICK,
  RA: THICK,
  LL: THICK,
  RL: THICK,
};

/** Something for critical hits. */
export const SINKS = { RT: ['Heat Sink*12'] };

/** Its armor holds whatever strikes it. */
export const sturdy = (mech: CustomMech = {}): Unit =>
  customMech({ slots: SINKS, ...mech, points: THICK_EVERYWHERE });

/** What unit files call a piece of equipment. */
export const nameInFiles = (id: string): string => {
  const { name, aliases } = itemNamed(id);
  return aliases[0] ?? name;
};

/** The critical slots that hold it. */
export function slotsOf(id: string): string {
  const { slots } = itemNamed(id);
  return `${nameInFiles(id)}*${typeof slots === 'number' ? Math.max(1, slots) : 1}`;
}

function launcher({ weapon, load, gear = [], twice }: Volley): Unit {
  const first = slotsOf(weapon);
  const bins = load === undefined ? [] : [slotsOf(load)];
  return customMech({
    slots: { RT: [first, ...gear.map(slotsOf)], LT: [...(twice ? [first] : []), ...bins] },
  });
}

/** Long enough for every range. */
export const ROW = 44;
const WIDTH = 16;
const HEIGHT = 48;
/** Ground for volleys, clear but for these hexes. */
export const groundOf = (hexes: Parameters<typeof mapOf>[0]) => mapOf(hexes, WIDTH, HEIGHT);
const CLEAR = groundOf({});

const SURE_HIT = [6, 6];
/** More than any volley takes: all strike the right torso, without critical hits, and no two alike in turn. */
const FURTHER_DICE = Array.from({ length: 50 }, () => [3, 3, 2, 4, 1, 5, 4, 2, 5, 1]).flat();

/** Red looks north at blue, which looks back at it, and nobody has moved. */
export function rangeOf(volley: Volley, ruleset: Ruleset, dice: readonly number[] = []): SampleBattle {
  const { distance = 3, target = sturdy(), gunnery = 4, map = CLEAR, redFriend, blueFriend, before } = volley;
  const range = sampleBattle({
    ruleset,
    dice: [...SURE_HIT, ...dice, ...FURTHER_DICE],
    explaining: false,
    map,
    red: [
      { unit: launcher(volley), at: [5, ROW], facing: 0, pilot: { gunnery } },
      ...(redFriend ? [redFriend] : []),
    ],
    blue: [{ unit: target, at: [5, ROW - distance], facing: 3 }, ...(blueFriend ? [blueFriend] : [])],
  });
  before?.(range);
  return range;
}

export function shotsOf(volley: Volley, { red, blue }: SampleBattle): readonly ShotOrder[] {
  const { name } = itemNamed(volley.weapon);
  return (volley.twice ? [0, 1] : [0]).map((which) => ({
    weapon: weaponNamed(red, name, which),
    target: blue.index,
    ...volley.order,
  }));
}

/** The range after the volley has hit. */
export function fired(volley: Volley, ruleset: Ruleset, dice: readonly number[]): SampleBattle {
  const range = rangeOf(volley, ruleset, dice);
  const shot = { ...volley.order, weapon: itemNamed(volley.weapon).name };
  redFires(range, volley.twice ? [shot, shot] : [shot]);
  return range;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** All results of this many dice. */
export const resultsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : resultsOf(dice - 1).flatMap((before) => FACES.map((face) => [...before, face]));
