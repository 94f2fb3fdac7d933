import { finalValue } from '../../src/battle-value/common/final-value.js';
import { calculateBattleValue, skillFactor } from '../../src/battle-value/index.js';
import { speedFactor } from '../../src/battle-value/speed.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { installedLibrary } from '../../src/library/installed.node.js';
import type { RulesetName } from '../../src/rules/ruleset.js';
import { type CockpitType, type EngineType, type GyroType, readUnitJson } from '../../src/units/index.js';
import { added, heatLimit, ratings, type Sample, steps } from '../battle-value/sample-mech.js';
import type { Answering } from './suite.js';

const library = installedLibrary((text, catalog = officialCatalog, file) =>
  readUnitJson(text, catalog, file),
);
const idByName = new Map(
  library.search('kind=mek').map(({ id, chassis, model }) => [`${chassis} ${model}`.trim(), id]),
);

const loaded = new Map<string, ReturnType<typeof library.load>>();

async function priced({ unit }: { readonly unit: string }, ruleset: RulesetName) {
  const id = idByName.get(unit);
  if (id === undefined) throw new Error(`the library has no "${unit}"`);
  const mech = loaded.get(id) ?? library.load(id);
  loaded.set(id, mech);
  return calculateBattleValue(await mech, { ruleset });
}

const toSix = (value: number) => Number(value.toFixed(6));
const walking = (tonnage: number, type: EngineType = 'fusion', clan = false): Sample => ({
  tonnage,
  engine: { rating: 3 * tonnage, type, clan },
});
const several = (count: number, name: string) => Array.from({ length: count }, () => name);
const jets = (jump: number) => ({
  jump,
  carrying: { RT: several(Math.ceil(jump / 2), 'Jump Jet'), LT: several(Math.floor(jump / 2), 'Jump Jet') },
});
const MYOMERS: Readonly<Record<string, string | undefined>> = {
  'triple-strength': 'Triple Strength Myomer',
  'industrial-triple-strength': 'Industrial Triple Strength Myomer',
};
const myomer = (kind: string) => (MYOMERS[kind] === undefined ? [] : [MYOMERS[kind] as string]);

interface Structured {
  readonly tonnage: number;
  readonly engine: EngineType;
  readonly clan: boolean;
  readonly structure?: string;
}
interface Cooled {
  readonly sinks: number;
  readonly kind: 'single' | 'double';
  readonly jump: number;
}

interface Armed {
  readonly weapon: string;
  readonly fireControl?: string;
  readonly targetingComputer?: boolean;
}
const CODES = {
  head: 'HD',
  center_torso: 'CT',
  right_torso: 'RT',
  right_arm: 'RA',
  right_leg: 'RL',
} as const;
interface Endangered {
  readonly engine: EngineType;
  readonly clan: boolean;
  readonly location: keyof typeof CODES;
  readonly protection: 'none' | 'case' | 'case-ii';
}

export const PRICES: Readonly<Record<string, Answering>> = {
  'skill factor': ({ gunnery, piloting }: { gunnery: number; piloting: number }) =>
    skillFactor(gunnery, piloting),
  'speed factor': ({ points }: { points: number }) => speedFactor(points),
  'defensive factor': ({ walk, jump }: { walk: number; jump: number }) => {
    const tonnage = 30;
    const sample: Sample = {
      tonnage,
      engine: { rating: walk * tonnage, type: 'fusion', clan: false },
      ...jets(jump),
    };
    const lines = steps(sample);
    const place = lines.findIndex(({ label }) => label === 'Defensive factor');
    const { value = 0, step = 0 } = lines[place] ?? {};
    return toSix(value / (value - step));
  },
  'value of the structure': ({ tonnage, engine, clan, structure }: Structured, ruleset) => {
    const sample = { ...walking(tonnage, engine, clan), ...(structure && { structure }) };
    return toSix(added('Internal structure', sample, { ruleset })[0] ?? 0);
  },
  'value of the gyro': ({ tonnage, gyro }: { tonnage: number; gyro: GyroType }) =>
    added('Gyro', { ...walking(tonnage), gyro })[0] ?? 0,
  'value of the weight': (given: { tonnage: number; myomer: string }) =>
    toSix(added('Weight', { ...walking(given.tonnage), carrying: { LT: myomer(given.myomer) } })[0] ?? 0),
  'value of the armor': ({ armor, points }: { armor: string; points: number }) =>
    toSix(
      added('Armor', {
        armor: { name: armor, clan: false },
        armorPoints: { CT: { front: points, rear: 0 } },
      })[0] ?? 0,
    ),
  'heat efficiency': ({ sinks, kind, jump }: Cooled) => {
    const name = kind === 'double' ? 'ISDoubleHeatSink' : 'Heat Sink';
    const outside = Math.max(0, sinks - 12);
    const share = (place: number) => several(Math.floor((outside + place) / 4), name);
    const { RT, LT } = jets(jump).carrying;
    return heatLimit({
      engine: { rating: 300, type: 'fusion', clan: false },
      heatSinks: { count: sinks, kind, clan: false },
      jump,
      carrying: {
        HD: ['Small Laser'],
        LA: share(0),
        RA: share(1),
        LT: [...LT, ...share(2)],
        RT: [...RT, ...share(3)],
      },
    });
  },
  'value of a physical weapon': (given: { weapon: string; tonnage: number; myomer: string }) => {
    const sample: Sample = {
      ...walking(given.tonnage),
      carrying: { RA: [given.weapon], LT: myomer(given.myomer) },
    };
    const before = steps(sample).find(({ label }) => label === 'Weight')?.value ?? 0;
    return toSix(before - (added('Weight', sample)[0] ?? 0));
  },
  'value of a weapon': ({ weapon, fireControl, targetingComputer = false }: Armed) => {
    const served = fireControl === undefined ? [] : ['ISArtemisIV'];
    const computer = targetingComputer ? ['ISTargeting Computer'] : [];
    const sample: Sample = { carrying: { RT: [weapon, ...served], LT: computer } };
    return toSix(added(`${weapon} (RT)`, sample)[0] ?? 0);
  },
  'value of the ammunition': (given: { ammunition: string; weapon: string; tons: number }) => {
    const sample: Sample = { carrying: { RT: [given.weapon], LT: several(given.tons, given.ammunition) } };
    const weight = added('Weight', sample)[0] ?? 0;
    const all = steps(sample).find(({ label }) => label === 'Weight')?.value ?? 0;
    return toSix(all - weight - (added(`${given.weapon} (RT)`, sample)[0] ?? 0));
  },
  'penalty for a ton of ammunition': ({ engine, clan, location, protection }: Endangered) => {
    const guard = { none: [], case: ['ISCASE'], 'case-ii': ['ISCASEII'] }[protection];
    const sample: Sample = {
      engine: { rating: 225, type: engine, clan },
      carrying: { [CODES[location]]: ['IS Ammo LRM-20', ...guard] },
    };
    const penalties = steps(sample).filter(({ calculation }) => /^− \d/.test(calculation));
    return penalties.reduce((sum, { step = 0 }) => sum - step, 0);
  },
  'Battle Value of the ratings': ({ defensive, offensive }: { defensive: number; offensive: number }) =>
    Math.round(finalValue(defensive, offensive)),
  'cockpit factor': ({ cockpit }: { cockpit: CockpitType }) => {
    const lines = ratings({ cockpit }).sections.at(-1)?.lines ?? [];
    const [sum, product] = lines;
    return lines.length < 3 ? 1 : toSix((product?.value ?? 0) / (sum?.value ?? 1));
  },
  'Battle Value': async (given: { unit: string }, ruleset) => (await priced(given, ruleset)).battleValue,
  'defensive rating': async (given: { unit: string }, ruleset) =>
    toSix((await priced(given, ruleset)).defensive),
  'offensive rating': async (given: { unit: string }, ruleset) =>
    toSix((await priced(given, ruleset)).offensive),
};
