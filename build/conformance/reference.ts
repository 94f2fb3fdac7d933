// Questions with MegaMek's answers: figures of situations beside a developer's checkout.
import { readFileSync } from 'node:fs';
import type { Answers, Area, Question } from './question.js';

interface Roll {
  readonly kind: 'number' | 'impossible' | 'automatic_fail' | 'automatic_success' | 'check_false';
  readonly value: number | null;
  readonly mods: readonly { readonly text: string }[];
  readonly damage?: number;
  readonly damageToAttacker?: number;
  readonly tgtImmobile?: boolean;
}

interface UnitState {
  readonly chassis: string;
  readonly tons: number;
  readonly superheavy?: boolean;
  readonly piloting: number;
  readonly moved: 'none' | 'walk' | 'run' | 'jump';
  readonly hexes: number;
  readonly prone: boolean;
  readonly hexLevel: number;
  readonly elevation: number;
  readonly crits?: readonly { readonly loc: string; readonly system: string }[];
  readonly lostLocs?: readonly string[];
  readonly wetLocs?: readonly string[];
  readonly spa?: object;
  readonly shutdown?: boolean;
  readonly unconscious?: boolean;
  readonly cockpit?: string;
  readonly gyro?: string;
  readonly hardenedArmor?: boolean;
  readonly modularArmor?: boolean;
  readonly legAES?: boolean;
  readonly industrialTSM?: boolean;
}

interface Situation {
  readonly id: number;
  readonly quirksOn: boolean;
  readonly headWrong?: readonly string[];
  readonly headWrongTw?: readonly string[];
}

const linesOf = <T>(file: string): readonly T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

const answerOf = ({ kind, value }: Roll): number | 'impossible' =>
  kind === 'number' ? (value as number) : 'impossible';

const LEGS: Readonly<Record<string, readonly string[]>> = {
  biped: ['RL', 'LL'],
  quad: ['FRL', 'FLL', 'RRL', 'RLL'],
};
const GYROS: Readonly<Record<string, string>> = {
  'Standard Gyro': 'standard',
  'XL Gyro': 'xl',
  'Compact Gyro': 'compact',
  'Heavy Duty Gyro': 'heavy-duty',
};
const COCKPITS: Readonly<Record<string, string>> = {
  'Standard Cockpit': 'standard',
  'Small Cockpit': 'small',
};

/** A question's description of a 'Mech; undefined if questions cannot describe it. */
function pilotOf({ crits = [], lostLocs = [], ...unit }: UnitState): object | undefined {
  const legs = LEGS[unit.chassis];
  const gyro = GYROS[unit.gyro ?? ''];
  const cockpit = COCKPITS[unit.cockpit ?? ''];
  const special =
    unit.superheavy ||
    unit.shutdown ||
    unit.unconscious ||
    unit.hardenedArmor ||
    unit.modularArmor ||
    unit.legAES ||
    unit.industrialTSM ||
    Object.keys(unit.spa ?? {}).length > 0;
  if (legs === undefined || gyro === undefined || cockpit === undefined || special) return undefined;
  const hit = (loc: string, system: string) =>
    crits.some((crit) => crit.loc === loc && crit.system === system);
  const gyroHits = crits.filter(({ system }) => system.endsWith('Gyro')).length;
  const damage = legs.map((loc) => ({
    ...(lostLocs.includes(loc) && { destroyed: true }),
    ...(hit(loc, 'Hip') && { hip: true }),
    ...(hit(loc, 'Upper Leg') && { upperLeg: true }),
    ...(hit(loc, 'Lower Leg') && { lowerLeg: true }),
    ...(hit(loc, 'Foot') && { foot: true }),
  }));
  return {
    piloting: unit.piloting,
    ...(unit.chassis === 'quad' && { chassis: 'quad' }),
    ...(gyro !== 'standard' && { gyro }),
    ...(gyroHits > 0 && { gyroHits }),
    ...(damage.some((leg) => Object.keys(leg).length > 0) && { legs: damage }),
    ...(cockpit !== 'standard' && { cockpit }),
  };
}

interface PilotingSituation extends Situation {
  readonly unitState: UnitState;
  readonly result: Readonly<Record<string, Roll>>;
  readonly core: Readonly<Record<string, Roll>>;
  readonly tw: Readonly<Record<string, Roll>>;
}

const CAUSES: Readonly<Record<string, string>> = {
  base: 'falling over',
  enterWater1: 'entering water of depth 1',
  enterWater2: 'entering water of depth 2',
  enterWater3: 'entering water of depth 3',
};

/** In the order of the situations; of those with the same damage, the one that both editions answered. */
function unlike(questions: readonly Question[]): readonly Question[] {
  const last = new Map(
    questions.map((question) => [JSON.stringify([question.ask, question.given]), question]),
  );
  return [...last.values()].sort((one, other) => (one.case ?? 0) - (other.case ?? 0));
}

function pilotingOf(folder: string): Area {
  const old = linesOf<PilotingSituation>(`${folder}/situations/psr.jsonl`).flatMap(
    ({ id, quirksOn, unitState, result }) => {
      const pilot = quirksOn ? undefined : pilotOf(unitState);
      if (pilot === undefined) return [];
      return Object.entries(CAUSES).map(
        ([roll, cause]): Question => ({
          ask: 'piloting number',
          given: { ...pilot, cause, movement: 'run' },
          answer: { 'total-warfare': answerOf(result[roll] as Roll) },
          sources: ['megamek-2025'],
          case: id,
        }),
      );
    },
  );
  const both = linesOf<PilotingSituation>(`${folder}/situations/core-psr.jsonl`).flatMap((situation) => {
    const { id, unitState, core, tw, headWrong = [], headWrongTw = [] } = situation;
    const wrong = [...headWrong, ...headWrongTw].some((row) => !row.startsWith('MV'));
    const pilot = wrong ? undefined : pilotOf(unitState);
    if (pilot === undefined) return [];
    const answer: Answers = {
      'total-warfare': answerOf(tw.base as Roll),
      core: answerOf(core.base as Roll),
    };
    const given = { ...pilot, cause: 'falling over', movement: 'run' };
    return [{ ask: 'piloting number', given, answer, sources: ['megamek-2026'], case: id }];
  });
  return {
    area: 'reference-piloting',
    sources: {
      'megamek-2025': "MegaMek's answer of August 2025 to a situation of this number (file psr)",
      'megamek-2026': "MegaMek's answer of August 2026 to a situation of this number (file core-psr)",
    },
    questions: unlike([...old, ...both]).filter((_, place) => place % 3 === 0),
  };
}

interface PhysicalSituation extends Situation {
  readonly attack: string;
  readonly limb?: string;
  readonly att: UnitState;
  readonly tgt: UnitState;
  readonly core: Roll;
  readonly tw: Roll;
}

const MOVED = { none: 'stationary', walk: 'walk', run: 'run', jump: 'jump' } as const;
/** Modifiers that a question has words for. */
const KNOWN =
  /^(base|attacker (walked|ran|jumped)|Punch|Kick|Push|Charge|DFA|piloting skill differential|target immobile|target moved .*|target jumped|target in (light|heavy) woods|(Hand|Lower arm|Upper arm|Upper leg|Lower leg|Foot) actuator .*)$/;
const ACTUATORS: Readonly<Record<string, string>> = {
  'Upper arm': 'upper_arm',
  'Lower arm': 'lower_arm',
  Hand: 'hand',
  'Upper leg': 'upper_leg',
  'Lower leg': 'lower_leg',
  Foot: 'foot',
};

function blowOf({ attack, att, tgt, core, tw }: PhysicalSituation): object | undefined {
  const texts = [...tw.mods, ...core.mods].map(({ text }) => text);
  const plain =
    att.chassis === 'biped' &&
    tgt.chassis === 'biped' &&
    !att.superheavy &&
    !tgt.superheavy &&
    !tgt.prone &&
    att.hexLevel + att.elevation === tgt.hexLevel + tgt.elevation &&
    [...(att.wetLocs ?? []), ...(tgt.wetLocs ?? [])].length === 0 &&
    tw.kind === 'number' &&
    core.kind === 'number' &&
    tw.tgtImmobile === core.tgtImmobile &&
    texts.every((text) => KNOWN.test(text));
  if (!plain) return undefined;
  const destroyed = Object.keys(ACTUATORS).filter((name) =>
    texts.some((text) => text.startsWith(`${name} actuator`)),
  );
  const woods = /target in (light|heavy) woods/.exec(texts.join('\n'))?.[1];
  const opposed = attack === 'charge' || attack === 'dfa';
  return {
    attack,
    piloting: att.piloting,
    movement: MOVED[att.moved],
    targetMovement: MOVED[tgt.moved],
    targetHexes: tgt.hexes,
    ...(opposed && { targetPiloting: tgt.piloting }),
    ...(tw.tgtImmobile && { targetImmobile: true }),
    ...(woods !== undefined && { targetWoods: `${woods}_woods` }),
    ...(destroyed.length > 0 && { destroyed: destroyed.map((name) => ACTUATORS[name]) }),
  };
}

function physicalOf(folder: string): Area {
  const questions = linesOf<PhysicalSituation>(`${folder}/situations/core-physical.jsonl`).flatMap(
    (situation) => {
      const { id, attack, att, tgt, core, tw, headWrong, headWrongTw } = situation;
      const blow = headWrong === undefined && headWrongTw === undefined ? blowOf(situation) : undefined;
      if (blow === undefined) return [];
      const sources = ['megamek-2026'];
      const number: Question = {
        ask: 'physical to-hit number',
        given: blow,
        answer: { 'total-warfare': answerOf(tw), core: answerOf(core) },
        sources,
        case: id,
      };
      if (attack !== 'charge' || tw.damage === undefined || core.damage === undefined) return [number];
      const given = { attack, tonnage: att.tons, hexesMoved: att.hexes };
      const own = { ...given, targetTonnage: tgt.tons };
      return [
        number,
        {
          ask: 'physical damage',
          given,
          answer: { 'total-warfare': tw.damage, core: core.damage },
          sources,
          case: id,
        },
        {
          ask: 'damage to the attacker',
          given: own,
          answer: { 'total-warfare': tw.damageToAttacker as number, core: core.damageToAttacker as number },
          sources,
          case: id,
        },
      ];
    },
  );
  return {
    area: 'reference-physical',
    sources: {
      'megamek-2026': "MegaMek's answer of August 2026 to a situation of this number (file core-physical)",
    },
    questions: unlike(questions),
  };
}

interface ExpectedUnit {
  readonly path: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly bv: number;
  readonly defensiveValue: number;
  readonly offensiveValue: number;
  readonly engine?: { readonly typeConst: string };
  readonly equipment: readonly { readonly name: string }[];
}

/** Every so many 'Mechs, one is used. */
const EACH = 12;

function battleValueOf(folder: string): Area {
  const mechs = linesOf<ExpectedUnit>(`${folder}/expected.jsonl`).filter(({ path }) => path.endsWith('.mtf'));
  const nameOf = ({ chassis, model }: ExpectedUnit) => `${chassis} ${model}`.trim();
  const counts = new Map<string, number>();
  for (const mech of mechs) counts.set(nameOf(mech), (counts.get(nameOf(mech)) ?? 0) + 1);
  const asked = mechs
    .filter((mech) => counts.get(nameOf(mech)) === 1)
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .filter((_, place) => place % EACH === 0);
  const questions = asked.flatMap((mech): Question[] => {
    const given = { unit: nameOf(mech) };
    const sources = ['megamek-2025'];
    const xxl = mech.engine?.typeConst === 'XXL_ENGINE';
    const pods = mech.equipment.some(({ name }) => /[BM]-?Pod/i.test(name));
    const inAll = (value: number): Answers => ({
      'total-warfare': value,
      ...(!xxl && { standard: value }),
      ...(!pods && { core: value }),
    });
    const rounded = (value: number) => Number(value.toFixed(6));
    return [
      { ask: 'Battle Value', given, answer: inAll(mech.bv), sources },
      { ask: 'defensive rating', given, answer: inAll(rounded(mech.defensiveValue)), sources },
      { ask: 'offensive rating', given, answer: inAll(rounded(mech.offensiveValue)), sources },
    ];
  });
  return {
    area: 'reference-battle-value',
    sources: {
      'megamek-2025':
        "MegaMek's figures of August 2025 for the published unit of this name; standard differs with XXL engines alone, and core with B- and M-pods (docs/rulesets.md)",
    },
    questions,
  };
}

/** @param folder with `situations` and `expected.jsonl` */
export const referenceAreas = (folder: string): readonly Area[] => [
  pilotingOf(folder),
  physicalOf(folder),
  battleValueOf(folder),
];
