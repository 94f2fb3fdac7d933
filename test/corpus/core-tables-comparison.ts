import { Battle } from '../../src/battle/battle.js';
import { Combatant } from '../../src/battle/combatant/combatant.js';
import { pilotDesign } from '../../src/battle/combatant/pilot.js';
import { explodeInside } from '../../src/battle/damage/criticals.js';
import { fall } from '../../src/battle/damage/fall.js';
import { loseLocation } from '../../src/battle/damage/lose-location.js';
import { NOBODY } from '../../src/battle/damage/source.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import { battleLocation, codeOfLocation } from '../../src/battle/kinds/mech/battle-location.js';
import { hitSlot } from '../../src/battle/kinds/mech/criticals.js';
import { activationSequence } from '../../src/battle/phases/activation.js';
import { ecmRadius } from '../../src/battle/weapons/ecm.js';
import type { Weapon } from '../../src/catalog/index.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import { calculateClusterModifier } from '../../src/rules/cluster/index.js';
import { hitsByTable } from '../../src/rules/cluster/table.js';
import { explosionDamage } from '../../src/rules/critical/index.js';
import { armorRule, cooled, softened } from '../../src/rules/damage/materials.js';
import { weaponEffect } from '../../src/rules/effect/weapon-effect-of.js';
import { calculateFallDamage } from '../../src/rules/falling/index.js';
import { artilleryModifier } from '../../src/rules/firing/artillery.js';
import { rangesUnderWater } from '../../src/rules/firing/under-water.js';
import { calculateHeatWounds, calculateMovementHeat } from '../../src/rules/heat/index.js';
import {
  determineHitLocationFromRoll,
  determineKickLocation,
  determinePunchLocation,
} from '../../src/rules/hit-location/index.js';
import type { MechLocation } from '../../src/rules/hit-location/locations.js';
import { mechLocationOf } from '../../src/rules/hit-location/locations.js';
import { boosterNumber } from '../../src/rules/movement/index.js';
import { rollLancePierces } from '../../src/rules/physical/lance.js';
import { calculateExplosionWounds } from '../../src/rules/pilot/index.js';
import { fatalGyroHits } from '../../src/rules/piloting/gyro.js';
import { type Ruleset, rulesetOf } from '../../src/rules/ruleset.js';
import { idleBot } from '../battle/sample-battle.js';
import { type Comparison, compareEach, type Verdict } from './comparison.js';
import { ReferenceDice } from './core-dice.js';
import { type Edition, RULESET_OF } from './core-edition.js';
import type { CoreOddity } from './core-oddities.js';
import type { AnswerOf, Cell, Entry, EntryType } from './core-tables-case.js';
import { boardNamed, mechAt } from './read-once.js';
import { referenceLines } from './shared.js';
import { found } from './to-hit-case.js';

const DIE = [1, 2, 3, 4, 5, 6];
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const upTo = (count: number, first = 0): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** What we say, in the shape in which the reference says it; undefined for what no battle of ours plays. */
type Answer<Type extends EntryType> = (entry: Entry<Type>, rules: Ruleset, edition: Edition) => unknown;

const ARMORS: Readonly<Record<string, string>> = {
  Standard: 'standard',
  Hardened: 'hardened',
  'Ferro-Lamellor': 'ferro-lamellor',
  Reactive: 'reactive',
  Reflective: 'reflective',
  'Anti-Penetrative Ablation': 'anti-penetrative-ablation',
  'Impact-Resistant': 'impact-resistant',
  'Heat-Dissipating': 'heat-dissipating',
};

const codeOf = (location: Parameters<typeof mechLocationOf>[0], chassis: MechChassis): string =>
  codeOfLocation(mechLocationOf(location), chassis) ?? '';

const fixed = (die: number) => (): number => die;

/** Locations one after the other, with a mark for a through-armor critical. */
function hitLocation({ table, side, chassis }: Entry<'hitLocation'>, ruleset: Ruleset): unknown {
  const option = { ruleset, chassis };
  if (table === 'normal' || table === 'partial_cover') {
    return TOTALS.map((total) =>
      DIE.map((legDie) => {
        const hit = determineHitLocationFromRoll(side, total, { ...option, legDie });
        return `${codeOf(hit.location, chassis)}${hit.throughArmorCritical ? '!' : ''}`;
      }),
    );
  }
  const roll = table === 'punch' ? determinePunchLocation : determineKickLocation;
  return DIE.map((die) => codeOf(roll(fixed(die), { ...option, arc: side }).location, chassis));
}

const NO_CELL: Cell = { loc: '' };

function theirLocations({ byRoll, byDie }: AnswerOf<'hitLocation'>): unknown {
  const mark = ({ loc, effects = [] }: Cell): string => `${loc}${effects.includes('critical') ? '!' : ''}`;
  // A tripod's kick: the first die says nothing, the second which leg.
  if (byDie) return DIE.map((die) => byDie[die]?.loc ?? byDie[1]?.bySecondDie?.[die - 1]?.loc);
  return TOTALS.map((total) => {
    const cell = byRoll?.[total] ?? NO_CELL;
    return DIE.map((die) => mark((cell.byThirdDie ?? cell.bySecondDie)?.[die - 1] ?? cell));
  });
}

const plainShot = {
  linkedTo: undefined,
  bracket: 'short',
  guns: 1,
  hotLoaded: false,
  charged: false,
} as const;
const effectOf = (name: string, load: string | undefined, tooClose: boolean, rules: Ruleset) =>
  weaponEffect(
    {
      ...plainShot,
      weapon: found(name),
      load: load === undefined ? undefined : (found(load) as never),
      shots: 1,
      heats: false,
      coolTarget: false,
      pulse: false,
      tooClose,
    },
    rules,
  );

function clusterMods(_: Entry<'clusterMods'>, rules: Ruleset): unknown {
  const of = (weapon: string, more: object = {}): number =>
    calculateClusterModifier({ weapon: found(weapon), ...more }, { ruleset: rules });
  const semi = { ammunition: found('IS Ammo LRM-10 Semi-Guided') as never };
  return {
    mrm: of('MRM 20'),
    mrmApollo: of('MRM 20', { linkedTo: found('ISApollo') }),
    machineGunArray: of('ISMGA'),
    acid: of('SRM 6', { ammunition: found('IS Ammo SRM-6 Acid') as never }),
    semiGuidedUntagged: of('LRM 10', semi),
    semiGuidedUntaggedIndirect: of('LRM 10', { ...semi, indirectFire: true }),
    semiGuidedTagged: of('LRM 10', { ...semi, targetTagged: true }),
    semiGuidedTaggedIndirect: of('LRM 10', { ...semi, targetTagged: true, indirectFire: true }),
    atmGroup: effectOf('CLATM9', 'Clan Ammo ATM-9', false, rules).groupPoints,
    extendedLrm20InsideMinimum: effectOf('Extended LRM 20', undefined, true, rules).size,
    extendedLrm15InsideMinimum: effectOf('Extended LRM 15', undefined, true, rules).size,
  };
}

/** Those constants that a battle of ours has a number for; the others are named in `core-oddities.ts`. */
function constants(_: Entry<'constants'>, rules: Ruleset): Readonly<Record<string, unknown>> {
  const { physical, piloting, weapons, cluster, critical, terrain, movement, electronics } = rules;
  return {
    standingHeat: calculateMovementHeat('stationary', { attemptsToStand: 1, ruleset: rules }),
    punch: physical.toHit.punch,
    kick: physical.toHit.kick,
    muleKick: physical.muleKick,
    lancePenetrationRoll: physical.lancePiercesFrom,
    missedMacePsr: physical.rolls.mace?.miss !== undefined,
    explosionPilotHits: calculateExplosionWounds([], { ruleset: rules }),
    ultraAcJams: weapons.jams['for-good'].upTo[1] !== 0,
    rotaryUnjamTakesTurn: weapons.clearingJamTakesAttacks,
    flamerHeatAndDamage: weapons.traits.flamer?.damageAsHeat === 'besides',
    apolloToHit: rules.toHit.apollo,
    hipPsr: piloting.hip,
    footPsr: piloting.footHitAsksForRoll,
    legDestroyedPsr: piloting.legsLost.biped[1]?.modifier,
    dfaSuccessPsr: piloting.deathFromAbove,
    gyroPsr: piloting.gyros.standard.modifiers.slice(1),
    hitsToDestroyGyro: fatalGyroHits(piloting, 'standard'),
    hitsToDestroyHdGyro: fatalGyroHits(piloting, 'heavy-duty'),
    deepWaterMp: terrain.waterMp.at(-1),
    skidding: movement.skids,
    bipedMayRunInWater: terrain.runsIntoWater,
    dominoStepCostsMp: movement.stepAside.takesPoints,
    breachTarget: critical.breachNumber.water,
    amsMultiShot: cluster.antiMissileVolleys > 1,
    c3WorksUnderEcm: electronics.jammedNetworkHelpsByHalf,
  };
}

function dice(_: Entry<'dice'>, rules: Ruleset): Readonly<Record<string, unknown>> {
  const { aimed } = rules.hitLocation;
  return {
    amsStopsSingleMissileByDie: DIE.map((die) => rules.cluster.singleMissileShotDown.includes(die)),
    [aimed.dice === 1 ? 'aimedHitByDie' : 'aimedHitBy2d6']: (aimed.dice === 1 ? DIE : TOTALS).map(
      (total) => total >= aimed.from && total <= aimed.to,
    ),
  };
}

function unitOf(
  path: string,
  rules: Ruleset,
  board = '16x17 Open Terrain 1',
  x = 7,
  y = 7,
  facing = 0,
): Combatant {
  const map = boardNamed(board);
  const built = designOf(mechAt(path));
  const pilot = pilotDesign({ gunnery: 4, piloting: 5 });
  const weapons = built.weapons.map((mount) => ({ ...mount, quirks: [] }));
  const design = { ...built, weapons, quirks: [], weaponQuirks: {} };
  const unit = new Combatant(0, 'unit', 0, design, pilot, rules);
  unit.hex = map.indexOf(x, y);
  unit.facing = facing as Facing;
  unit.torsoFacing = unit.facing;
  return unit;
}

const battleOf = (
  unit: Combatant,
  rules: Ruleset,
  roller: () => number,
  board = '16x17 Open Terrain 1',
): Battle => {
  const battle = new Battle(boardNamed(board), [unit], [idleBot, idleBot], roller, { ruleset: rules });
  battle.turn = 1;
  battle.phase = 'weapons';
  return battle;
};

/** Armor, rear armor and structure that are gone, by location; what is destroyed has lost its armor. */
function lostBy(unit: Combatant, chassis: MechChassis): Readonly<Record<string, readonly number[]>> {
  const { design, plan, aptitudes } = unit;
  const lost: Record<string, readonly number[]> = {};
  for (const [index, location] of plan.locations.entries()) {
    const front = index === plan.head ? aptitudes.headArmor : (design.armor[index] as number);
    const rear = design.rearArmor[index] as number;
    const structure = (design.structure[index] as number) - (unit.structure[index] as number);
    const gone = unit.hasLost(index);
    const points = [
      gone ? front : Math.floor(front - (unit.armor[index] as number)),
      gone ? rear : Math.floor(rear - (unit.rearArmor[index] as number)),
      structure,
    ];
    if (points.some((each) => each > 0))
      lost[codeOfLocation(location as MechLocation, chassis) ?? ''] = points;
  }
  return lost;
}

function ammoExplosion(
  { unit: path, ammo, rawDamage, before }: Entry<'ammoExplosion'>,
  rules: Ruleset,
): unknown {
  const unit = unitOf(path, rules);
  const battle = battleOf(unit, rules, () => 1);
  const whole = Object.entries(before);
  for (const [code, [armor, rear, structure]] of whole) {
    const location = battleLocation(code);
    unit.armor[location] = armor;
    unit.rearArmor[location] = rear;
    unit.structure[location] = structure;
  }
  explodeInside(battle, unit, battleLocation(ammo.loc), rawDamage, -1, NOBODY);
  const lost: Record<string, readonly number[]> = {};
  for (const [code, [armor, rear, structure]] of whole) {
    const location = battleLocation(code);
    const gone = unit.hasLost(location);
    const points = [
      gone ? armor : armor - (unit.armor[location] as number),
      gone ? rear : rear - (unit.rearArmor[location] as number),
      structure - (unit.structure[location] as number),
    ];
    if (points.some((each) => each > 0)) lost[code] = points;
  }
  // Of crews of several the reference counts the first one's wounds in its own way.
  return unit.design.crewSize > 1
    ? { lost }
    : { lost, crewHits: isOver(unit, mechAt(path).cockpit) ? DEAD : unit.wounds };
}

const DEAD = 6;
/** A pilot in the torso survives the head. */
const isOver = (unit: Combatant, cockpit: string): boolean =>
  unit.hasLost(unit.plan.center) || (unit.hasLost(unit.plan.head) && cockpit !== 'torso-mounted');

function fallen(entry: Entry<'fall'>, rules: Ruleset, edition: Edition): unknown {
  const { unit: path, board, x, y, facing, levels, depth, chassis } = entry;
  const unit = unitOf(path, rules, board, x, y, facing);
  unit.elevation = -depth;
  // Only the sum can be compared where the depth counts once and not twice, so that there are fewer hits than dice, where the
  // surface is struck first, which breaches nothing in the reference, and where a crew of several rolls one by one.
  const fewer = depth > 0 && (edition === 'core' || levels > 0 || unit.design.crewSize > 1);
  const rolled = new ReferenceDice(
    fewer ? [entry[edition].dice[0] ?? 1, ...HARMLESS] : entry[edition].dice,
    unit,
    edition === 'core' ? 1 : 2,
  );
  const battle = battleOf(unit, rules, rolled.roller, board);
  battle.listen((event) => rolled.hear(event));
  fall(battle, unit, { kind: 'fall' }, levels + depth);
  const lost = lostBy(unit, chassis);
  if (!fewer) return { facingAfter: unit.facing, lost };
  const total = Object.values(lost)
    .flat()
    .reduce((sum, points) => sum + points, 0);
  return { facingAfter: unit.facing, total };
}

/** Legs, one after the other, none of them breached, and a pilot who is not hurt. */
const HARMLESS: readonly number[] = Array.from({ length: 30 }, () => [1, 4, 4, 5]).flat();

const SLOT_OF: Readonly<Record<string, number>> = { hip: 0, upper: 1, lower: 2, foot: 3 };

/** The rolls that hits in one phase ask for, as numbers on top of the skill; a fall by itself stands for one. */
function criticalPsr(entry: Entry<'criticalPsr'>, rules: Ruleset): unknown {
  const { unit: path, gyroHitsBefore, hits, applied, legLost } = entry;
  const unit = unitOf(path, rules);
  const battle = battleOf(unit, rules, () => 6);
  const { slots, fixtures } = unit.design;
  const gyro =
    slots[unit.plan.center]?.flatMap(({ fixture }, slot) =>
      fixtures[fixture]?.system === 'gyro' ? [slot] : [],
    ) ?? [];
  let used = 0;
  for (; used < gyroHitsBefore; used += 1)
    hitSlot(battle, unit, unit.plan.center, gyro[used] as number, NOBODY);
  unit.rolls.length = 0;
  unit.fallsAtEndOfPhase = false;
  for (const [index, { system, loc }] of hits.entries()) {
    if (!applied[index]) continue;
    if (system === 'gyro') {
      hitSlot(battle, unit, unit.plan.center, gyro[used] as number, NOBODY);
      used += 1;
    } else hitSlot(battle, unit, battleLocation(loc), SLOT_OF[system] as number, NOBODY);
  }
  if (legLost !== undefined) {
    const leg = battleLocation(legLost);
    unit.structure[leg] = 0;
    unit.armor[leg] = 0;
    loseLocation(battle, unit, leg);
  }
  return { falls: unit.fallsAtEndOfPhase, rolls: unit.fallsAtEndOfPhase ? 0 : unit.rolls.length };
}

function weaponCriticals({ unit: path, weapon }: Entry<'weaponCriticals'>, rules: Ruleset): unknown {
  const unit = unitOf(path, rules);
  const battle = battleOf(unit, rules, () => 1);
  const location = battleLocation(weapon.loc);
  const mount = unit.design.weapons.find(
    (each) => each.item === found(weapon.internalName) && each.location === location,
  );
  const slot = unit.design.slots[location]?.findIndex(({ fixture }) => fixture === mount?.fixture) ?? -1;
  const destroyed: boolean[] = [];
  while (destroyed.length < 3 && !destroyed.includes(true)) {
    hitSlot(battle, unit, location, slot, NOBODY);
    destroyed.push(!unit.isWorking(mount?.fixture ?? -1));
  }
  return destroyed;
}

function weaponExplosion(
  { weapon, superheavy, slots, capacitorCharged }: Entry<'weaponExplosion'>,
  rules: Ruleset,
): unknown {
  const filled = superheavy ? Math.ceil(slots / 2) : slots;
  const item = capacitorCharged ? found('PPC Capacitor') : found(weapon.internalName);
  return explosionDamage(item, { charged: true, rounds: 1, slots: filled }, { ruleset: rules });
}

const ANSWERS: { readonly [Type in EntryType]: Answer<Type> } = {
  hitLocation,
  clusterHits: ({ missiles, mod, ams }, rules) =>
    TOTALS.map((total) => hitsByTable(missiles, () => total + mod, ams && rules.cluster.antiMissileStopsAll)),
  clusterMods,
  constants,
  dice,
  escalation: (_, rules) => upTo(5).map((turns) => boosterNumber(turns, { ruleset: rules })),
  lifeSupportHeat: ({ torsoCockpit }, rules) =>
    upTo(36).map((heat) =>
      calculateHeatWounds({ heat, lifeSupportHits: 1, torsoMounted: torsoCockpit }, { ruleset: rules }),
    ),
  artilleryBase: ({ distance }, rules) => {
    const base = (indirect: boolean, aloft = false) =>
      artilleryModifier(distance, { indirect, aloft }, rules);
    return { direct: base(false), indirect: base(true), flak: base(false, true) };
  },
  apCritical: ({ rackSize, light }, rules) =>
    effectOf(
      `${light ? 'Light Auto Cannon' : 'Autocannon'}/${rackSize}`,
      `IS Armor-Piercing Ammo ${light ? 'L' : ''}AC/${rackSize}`,
      false,
      rules,
    ).pierces,
  waterFall: ({ tons, depth, levels }, rules) =>
    levels > depth
      ? calculateFallDamage(tons, levels - depth, { waterDepth: depth, ruleset: rules })
      : calculateFallDamage(tons, levels, { inWater: true, ruleset: rules }),
  initiativeMoves: ({ unitsLeft, smallestLeft }, rules) => {
    const sides = activationSequence([smallestLeft, unitsLeft], 0, rules.initiative);
    return sides.indexOf(0, 1) < 0 ? unitsLeft : sides.indexOf(0, 1) - 1;
  },
  impactArmor: (entry, rules) =>
    upTo(20, 1).map((raw) =>
      softened(armorRule('impact-resistant', rules), raw, entry.fall ? 'fall' : 'physical', 99),
    ),
  outsideHeat: ({ armor }, rules) => upTo(15, 1).map((heat) => cooled(armorRule(ARMORS[armor], rules), heat)),
  armorStops: ({ armor }, rules) => {
    const armorType = ARMORS[armor] ?? '';
    return {
      lancePenetrates: rollLancePierces({ armorLeft: 5, armorType }, () => 6, { ruleset: rules }),
      stopsThroughArmorCritical: rules.damage.stopsThroughArmor.includes(armorType),
    };
  },
  ecmRange: ({ internalName }, rules) => ecmRadius(found(internalName), rules),
  underwaterRange: ({ internalName }, rules) => {
    const { short = 0, medium = 0, long = 0 } = rangesUnderWater(found(internalName) as Weapon, rules) ?? {};
    return [short, medium, long];
  },
  weaponCriticals,
  weaponExplosion,
  ammoExplosion,
  fall: fallen,
  criticalPsr,
};

/** The reference's answer in the shape of ours, with what it is known to get wrong put right. */
type Theirs<Type extends EntryType> = (
  answer: AnswerOf<Type>,
  marked: boolean,
  entry: Entry<Type>,
) => unknown;

const THEIRS: { readonly [Type in EntryType]?: Theirs<Type> } = {
  hitLocation: theirLocations,
  clusterHits: ({ byRoll }) => byRoll,
  escalation: ({ mascByLevelFrom0 }, marked) =>
    marked ? [3, 5, 7, 10, 11] : mascByLevelFrom0.slice(0, 5).map((number) => (number > 12 ? NEVER : number)),
  lifeSupportHeat: ({ woundsByHeat }) => woundsByHeat,
  apCritical: ({ critMod }) => critMod,
  waterFall: ({ surface, bottom }, marked, { tons, levels }) =>
    marked ? Math.floor((Math.ceil(tons / 10) * (levels + 1)) / 2) : surface + bottom,
  initiativeMoves: ({ moves }) => moves,
  impactArmor: ({ damageByRaw }) => damageByRaw,
  outsideHeat: ({ heatByRaw }) => heatByRaw.slice(1),
  ecmRange: ({ range }) => range,
  underwaterRange: ({ ranges }) => ranges,
  weaponCriticals: ({ destroyedAfterHit }, marked) => (marked ? [false, true] : destroyedAfterHit),
  weaponExplosion: ({ damage }) => damage,
  ammoExplosion: ({ lost, crewHits }) => ({ lost, crewHits }),
  fall: ({ facingAfter, lost }, marked, { tons, levels, depth }) => ({
    facingAfter,
    lost,
    // Depth counts once: fewer groups than the reference has.
    total: marked
      ? Math.floor((Math.ceil(tons / 10) * (levels + depth + 1)) / 2)
      : Object.values(lost)
          .flat()
          .reduce((sum, points) => sum + points, 0),
  }),
  criticalPsr: ({ rolls }) => {
    const falls = rolls.some(({ kind }) => kind === 'automatic_fail');
    return { falls, rolls: falls ? 0 : rolls.length };
  },
};

function theirs<Type extends EntryType>(entry: Entry<Type>, edition: Edition): unknown {
  const answer: AnswerOf<Type> = entry[edition];
  const marked = edition === 'core' && (entry.headWrong ?? []).length > 0;
  const shaped: Theirs<Type> | undefined = THEIRS[entry.type];
  return shaped === undefined ? answer : shaped(answer, marked, entry);
}

const NEVER = Number.POSITIVE_INFINITY;

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (part === NEVER) return 'never';
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort());
  }) ?? 'undefined';

/** Of what the reference lists, only what we have an answer for. */
function sameFields(ours: unknown, answer: unknown): boolean {
  if (ours === null || typeof ours !== 'object' || Array.isArray(ours))
    return written(ours) === written(answer);
  const other = answer as Readonly<Record<string, unknown>>;
  return Object.entries(ours).every(([field, value]) => written(value) === written(other[field]));
}

function ours<Type extends EntryType>(entry: Entry<Type>, edition: Edition): unknown {
  const answer: Answer<Type> = ANSWERS[entry.type];
  try {
    return answer(entry, rulesetOf(RULESET_OF[edition]), edition);
  } catch (error) {
    return String(error);
  }
}

function judge(entry: Entry, edition: Edition): Verdict {
  const found = ours(entry, edition);
  const expected = theirs(entry, edition);
  if (sameFields(found, expected)) return 'equal';
  return (
    oddityOf(entry, edition) ?? {
      different: { id: entry.id, edition, type: entry.type, ours: found, expected, entry },
    }
  );
}

const goesInside = (lost: AnswerOf<'fall'>['lost']): boolean =>
  Object.values(lost).some(([, , structure]) => structure > 0);

function oddityOf(entry: Entry, edition: Edition): CoreOddity | undefined {
  if (entry.type === 'hitLocation' && entry.chassis === 'tripod') return 'tripods-keep-the-old-table';
  if (entry.type === 'waterFall') return 'levels-above-water';
  if (entry.type === 'fall' && entry.armor !== undefined) return 'falls-on-special-armor';
  if (entry.type === 'fall' && edition === 'tw' && goesInside(entry.tw.lost))
    return 'explosion-behind-case-ii';
  if (entry.type === 'ammoExplosion' && mechAt(entry.unit).cockpit === 'command-console')
    return 'second-pilot';
  return undefined;
}

export const compareCoreTables = (
  edition: Edition,
  entries: readonly Entry[] = referenceLines<Entry>('situations/core-tables.jsonl'),
): Comparison => compareEach(`core-tables.jsonl, ${edition}`, entries, (entry) => judge(entry, edition));
