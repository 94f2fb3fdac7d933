import type { Combatant } from '../../src/battle/combatant/combatant.js';
import type { WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { platoonOf } from '../../src/battle/weapons/people.js';
import { resolveAttack } from '../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../src/battle/weapons/weapon-attack-of.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { hitsByTable } from '../../src/rules/cluster/table.js';
import { battleOf, codeOf, type GroundUnit } from './ground-case.js';
import { compareLines, type GroundComparison, type Judged, verdict } from './ground-verdict.js';
import { unitAt } from './read-once.js';

interface DamageCase {
  readonly id: number;
  readonly type: string;
  readonly board: string;
  readonly unit: string;
  readonly att: GroundUnit;
  readonly tgt: GroundUnit;
  readonly inOpen?: boolean;
  readonly mechanizedTarget?: boolean;
  readonly damageDivisor?: number;
  readonly distance: number;
  readonly weapon: {
    readonly internalName: string;
    readonly loc: string;
    readonly mode?: string;
    readonly ammo?: { readonly internalName: string };
  };
  readonly size?: number;
  readonly byRoll?: Readonly<Record<string, number>>;
  readonly result: {
    readonly dice: readonly number[];
    readonly report?: string;
    readonly troopersLost?: number;
    readonly total?: number;
    readonly byLoc?: Readonly<Record<string, readonly [number, number, number]>>;
    readonly damagePerTrooper?: number;
    readonly damageByTroopers?: readonly number[];
    readonly rangeMods?: readonly number[];
    readonly damageDivisor?: number;
    readonly walkMP?: number;
    readonly jumpMP?: number;
  };
}

function judge(situation: DamageCase): Judged {
  if (situation.type === 'clusterHits') return judgeCluster(situation);
  if (situation.type === 'platoon') return judgePlatoon(situation);
  return judgeAttack(situation);
}

/** How many of n troopers hit, by the roll. */
function judgeCluster({ id, size = 0, byRoll = {} }: DamageCase): Judged {
  const wrong = Object.entries(byRoll)
    .map(([roll, theirs]) => [roll, hitsByTable(size, () => Number(roll)), theirs] as const)
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([roll, ours, theirs]) => `${roll}: ${ours}, reference ${theirs}`);
  return verdict(wrong, `${id} cluster ${size}`);
}

const PRECISION = 3;

function judgePlatoon({ id, unit, result }: DamageCase): Judged {
  const platoon = unitAt(unit);
  const design = designOf(platoon);
  const arms = design.weapons[0]?.smallArms;
  if (arms === undefined || design.people === undefined) return { different: `${id} ${unit}: no arms` };
  const wrong: string[] = [];
  const each = arms.perTrooper.toFixed(PRECISION);
  if (each !== (result.damagePerTrooper ?? 0).toFixed(PRECISION))
    wrong.push(`${each} a trooper, reference ${result.damagePerTrooper}`);
  const byTroopers = (result.damageByTroopers ?? []).map((_, index) =>
    Math.round(arms.perTrooper * (index + 1)),
  );
  if (byTroopers.join() !== result.damageByTroopers?.join())
    wrong.push(`damage ${byTroopers.join()}, reference ${result.damageByTroopers?.join()}`);
  if (arms.rangeModifiers.join() !== result.rangeMods?.join())
    wrong.push(`range ${arms.rangeModifiers.join()}, reference ${result.rangeMods?.join()}`);
  if (design.people.divisor !== result.damageDivisor)
    wrong.push(`divisor ${design.people.divisor}, reference ${result.damageDivisor}`);
  if (platoon.walk !== result.walkMP) wrong.push(`walk ${platoon.walk}, reference ${result.walkMP}`);
  return verdict(wrong, `${id} ${unit}`);
}

/** One attack with the dice of the reference: troopers lost, or points by location. */
function judgeAttack(situation: DamageCase): Judged {
  const { id, board, att, tgt, weapon, result } = situation;
  const battle = battleOf(
    board,
    [
      [att, 0],
      [tgt, 1],
    ],
    dicesOf(result.dice, burstDiceOf(situation)),
  );
  const unit = battle.unit(0);
  const target = battle.unit(1);
  const mount = mountOf(unit, weapon.internalName, weapon.loc);
  if (mount === undefined) return { leftOut: 'small arms of vehicles, which are no weapons here' };
  const load = weapon.ammo === undefined ? undefined : officialCatalog.fromFile(weapon.ammo.internalName);
  const bin = unit.design.bins.find(({ item, index }) => item === load && mount.bins.includes(index));
  const wrong: string[] = [];
  const platoon = platoonOf(battle.map, target);
  if (platoon !== undefined && situation.inOpen !== undefined && platoon.inOpen !== situation.inOpen)
    wrong.push(`in the open ${platoon.inOpen}, reference ${situation.inOpen}`);
  const shot: ShotOrder = { weapon: mount.index, target: 1, ...(bin && { bin: bin.index }) };
  const order: FireOrder = { torsoFacing: unit.torsoFacing, shots: [shot] };
  const attack = weaponAttackOf(battle, unit, order, shot);
  const before = sumOf(target);
  let hits = 1;
  battle.listen((event) => {
    if (event.type === 'cluster') ({ hits } = event);
  });
  resolveAttack(battle, { ...attack, needed: 2, effect: attack.effect });
  // Guns in the reference have no building around them, and are gone with any hit: how many hit is compared.
  if (tgt.kind === 'emplacement') {
    const theirHits = Number(/(\d+) troopers hit/.exec(result.report ?? '')?.[1] ?? 1);
    if (hits !== theirHits) wrong.push(`${hits} hit, reference ${theirHits}`);
    return verdict(wrong, `${id} ${att.unit} ${weapon.internalName} at ${tgt.unit}`);
  }
  const lost = before - sumOf(target);
  const theirs = result.troopersLost ?? result.total ?? 0;
  if (lost !== theirs && att.mount !== undefined)
    return { leftOut: 'beasts, which do not fight themselves here' };
  if (lost !== theirs) wrong.push(`${lost} lost, reference ${theirs}`);
  return verdict(wrong, `${id} ${att.unit} ${att.kind} ${weapon.internalName} at ${tgt.unit} ${tgt.kind}`);
}

const sumOf = ({ armor, rearArmor, structure }: Combatant): number =>
  [armor, rearArmor, structure].flatMap((points) => [...points]).reduce((sum, points) => sum + points, 0);

/** Dice of the first hit of a squad's bursts, which the reference rolls before it asks how many hit. */
function burstDiceOf({ type, att, tgt, weapon }: DamageCase): number {
  if (type !== 'vsInfantry' || att.kind !== 'battlearmor' || tgt.kind !== 'infantry') return 0;
  const item = officialCatalog.fromFile(weapon.internalName);
  const word = item?.kind === 'weapon' ? item.damageToInfantry : undefined;
  return word?.startsWith('burst')
    ? word === 'burst-half-d6'
      ? 1
      : Number(word.slice('burst-'.length, -2))
    : 0;
}

function dicesOf(dice: readonly number[], first: number): () => number {
  const rolled = dice.filter((die) => die > 0);
  // The attack roll, the cluster roll, and then what each hit does.
  const left =
    first === 0
      ? rolled
      : [
          ...rolled.slice(0, 2),
          ...rolled.slice(2 + first, 4 + first),
          ...rolled.slice(2, 2 + first),
          ...rolled.slice(4 + first),
        ];
  return () => left.shift() ?? 1;
}

function mountOf(unit: Combatant, name: string, place: string): WeaponMount | undefined {
  const { weapons } = unit.design;
  const item = officialCatalog.fromFile(name);
  if (item?.kind === 'infantry-weapon')
    return weapons.find(({ smallArms }) => smallArms?.leading === item || smallArms !== undefined);
  const named = weapons.filter(({ mount }) => mount.name === name || mount.item === item);
  return (
    named.find(
      ({ location, mount }) =>
        codeOf(unit.plan.locations[location] ?? 'front') === place || mount.location === place,
    ) ?? named[0]
  );
}

export const compareInfantryDamage = (): GroundComparison => compareLines('infantry-damage.jsonl', judge);
