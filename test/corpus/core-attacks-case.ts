import { Battle } from '../../src/battle/battle.js';
import { Combatant } from '../../src/battle/combatant/combatant.js';
import { pilotDesign } from '../../src/battle/combatant/pilot.js';
import type { AmmoBin, WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import type { BattleEvent } from '../../src/battle/events/event.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import { battleLocation, codeOfLocation } from '../../src/battle/kinds/mech/battle-location.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import { attachPod } from '../../src/battle/weapons/pods.js';
import { resolveAttack } from '../../src/battle/weapons/resolve.js';
import { weaponAttackOf } from '../../src/battle/weapons/weapon-attack-of.js';
import type { Ammunition } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import type { MechChassis } from '../../src/rules/body/chassis.js';
import type { MechLocation } from '../../src/rules/hit-location/locations.js';
import type { Ruleset } from '../../src/rules/ruleset.js';
import { idleBot } from '../battle/sample-battle.js';
import { type DamagedLocation, ReferenceDice } from './core-dice.js';
import type { Edition } from './core-edition.js';
import { boardNamed } from './read-once.js';
import { mechOf, type ToHitCase, type UnitState } from './to-hit-case.js';

/** Points of armor, rear armor and structure, by location. */
type Lost = Readonly<Record<string, readonly [armor: number, rear: number, structure: number]>>;

export interface AttackAnswer {
  readonly toHit: number;
  /** In the order of use; a negative one is a slot of twelve, counted from 1. */
  readonly dice: readonly number[];
  readonly lost: Lost;
  readonly targetHeat: number;
  readonly attackerHeat: number;
  /** "location:slot". */
  readonly crits: readonly string[];
  /** 6 of a pilot who is dead. */
  readonly crewHits: number;
  readonly total: number;
  readonly shotsUsed?: number;
}

export interface AttackCase {
  readonly id: number;
  readonly scenario: string;
  readonly board: string;
  readonly att: UnitState;
  readonly tgt: UnitState;
  readonly weapon: ToHitCase['weapon'];
  readonly distance: number;
  readonly armor: string;
  readonly structure: string;
  readonly narc?: string;
  readonly tagged?: true;
  readonly indirect?: true;
  readonly headWrong?: readonly string[];
  readonly core: AttackAnswer;
  readonly tw: AttackAnswer;
}

/** Our answer, with the hits one by one and the critical checks that were made. */
export interface Resolved extends AttackAnswer {
  readonly hits: readonly DamagedLocation[];
  readonly checks: number;
}

const ATTACKERS = 0;
const TARGETS = 1;

/** The same attack in a battle of ours, with the same dice. */
export function resolved(
  situation: AttackCase,
  edition: Edition,
  ruleset: Ruleset,
  dice: readonly number[] = situation[edition].dice,
): Resolved {
  const { att, tgt, weapon } = situation;
  const map = boardNamed(situation.board);
  const unit = combatantOf(situation, att, ATTACKERS, map, ruleset);
  const target = combatantOf(situation, tgt, TARGETS, map, ruleset);
  markTarget(situation, target);
  const mount = mountOf(unit, situation);
  const rolled = new ReferenceDice(heatDiceFirst(dice, mount), target, SPIKE_DICE[edition]);
  const battle = new Battle(map, [unit, target], [idleBot, idleBot], rolled.roller, { ruleset });
  battle.turn = 1;
  battle.phase = 'weapons';
  battle.listen((event: BattleEvent) => rolled.hear(event));
  const order = {
    weapon: mount.index,
    target: target.index,
    ...(weapon.mode === 'Ultra' && { shots: 2 }),
    ...(situation.indirect && { spotter: unit.index }),
    // The reference heats or burns, and does not say which before.
    ...(situation.scenario === 'flamer' && situation[edition].total === 0 && { heats: true }),
  };
  const before = [...unit.rounds];
  const attack = weaponAttackOf(battle, unit, { torsoFacing: unit.torsoFacing, shots: [order] }, order);
  if (!attack.effect.streak) attack.pay(battle, attack);
  // Nobody answered with an anti-missile system.
  resolveAttack(battle, { ...attack, metBy: [] });
  const lost = lostBy(target, tgt.chassis as MechChassis);
  return {
    toHit: attack.needed,
    dice: rolled.used,
    lost,
    targetHeat: target.externalHeat,
    attackerHeat: unit.weaponHeat,
    crits: rolled.critsOf(tgt.chassis as MechChassis),
    hits: rolled.hits,
    checks: rolled.checks,
    // What becomes of a pilot whose 'Mech is gone, the reference says this way and that.
    crewHits: target.hasLost(target.plan.center)
      ? situation[edition].crewHits
      : isDead(target)
        ? 6
        : target.wounds,
    total: Object.values(lost).reduce((sum, points) => sum + points[0] + points[1] + points[2], 0),
    ...(weapon.ammo && {
      shotsUsed:
        (unit.builtInFired[mount.index] as number) +
        before.reduce((sum, rounds, bin) => sum + rounds - (unit.rounds[bin] as number), 0),
    }),
  };
}

/** With the head goes whoever sits in it. */
const isDead = (unit: Combatant): boolean => unit.pilotDead || unit.hasLost(unit.plan.head);

/** Spikes that are struck may break: on two dice by one book, on one by the other. */
const SPIKE_DICE: Readonly<Record<Edition, number>> = { core: 1, tw: 2 };

/** The reference rolls last for the heat that a hit brings; we roll for it at once. */
function heatDiceFirst(dice: readonly number[], { item }: WeaponMount): readonly number[] {
  const count = item.heatDice ?? 0;
  if (count === 0) return dice;
  return [...dice.slice(0, ATTACK_DICE), ...dice.slice(-count), ...dice.slice(ATTACK_DICE, -count)];
}

const ATTACK_DICE = 2;

function markTarget({ narc, tagged }: AttackCase, target: Combatant): void {
  if (tagged) target.taggedBy = 1 << ATTACKERS;
  if (narc === undefined) return;
  const [pod, side] = narc.split(':');
  attachPod(
    target,
    pod === 'inarc' ? 'homing' : 'beacon',
    side === 'attacker' ? ATTACKERS : TARGETS,
    target.plan.center,
  );
}

/** Bins of the kind that is fired from hold what the situation says. */
function loaded(bin: AmmoBin, ammunition: string | undefined): AmmoBin {
  const item = ammunition === undefined ? undefined : (officialCatalog.fromFile(ammunition) as Ammunition);
  const sameKind = bin.item.ammoFamily === item?.ammoFamily && bin.item.rackSize === item?.rackSize;
  return item !== undefined && sameKind ? { ...bin, item } : bin;
}

/** What a weapon that comes loaded is loaded with. */
function builtInLoad(
  mount: WeaponMount,
  { weapon }: AttackCase,
  side: number,
): Pick<WeaponMount, 'builtInLoad'> | undefined {
  if (side !== ATTACKERS || mount.builtInLoad === undefined || weapon.ammo === undefined) return undefined;
  return { builtInLoad: officialCatalog.fromFile(weapon.ammo.internalName) as Ammunition };
}

function combatantOf(
  situation: AttackCase,
  state: UnitState,
  side: number,
  map: HexMap,
  ruleset: Ruleset,
): Combatant {
  const { weapon } = situation;
  const built = designOf(mechOf(state));
  const bins = built.bins.map((bin) => (side === ATTACKERS ? loaded(bin, weapon.ammo?.internalName) : bin));
  const pilot = pilotDesign({ gunnery: state.gunnery, piloting: state.piloting });
  const weapons = built.weapons.map((mount) => ({
    ...mount,
    quirks: [],
    ...builtInLoad(mount, situation, side),
  }));
  const design = { ...built, bins, weapons, quirks: [], weaponQuirks: {} };
  const unit = new Combatant(side, `unit-${side}`, side, design, pilot, ruleset);
  unit.hex = map.indexOf(state.x, state.y);
  unit.elevation = state.elevation;
  unit.facing = state.facing as Facing;
  unit.torsoFacing = state.torso as Facing;
  unit.heat = state.heat;
  unit.prone = state.prone;
  unit.refresh();
  return unit;
}

/** Of several alike, one with the same equipment to serve it. */
function mountOf(unit: Combatant, { weapon }: AttackCase): WeaponMount {
  const item = officialCatalog.fromFile(weapon.internalName);
  const location = battleLocation(weapon.loc);
  const alike = unit.design.weapons.filter(
    (mount) => mount.item === item && mount.location === location && mount.mount.rear === weapon.rear,
  );
  const linked = weapon.linkedBy === undefined ? undefined : officialCatalog.fromFile(weapon.linkedBy);
  const mount = alike.find(({ linkedTo }) => linkedTo === linked) ?? alike[0];
  if (mount === undefined) throw new RangeError(`${unit.design.name} has no ${weapon.internalName}`);
  return mount;
}

function lostBy(unit: Combatant, chassis: MechChassis): Lost {
  const { design, plan, armor, rearArmor, structure, aptitudes } = unit;
  const lost: Record<string, readonly [number, number, number]> = {};
  for (const [index, location] of plan.locations.entries()) {
    const built = index === plan.head ? aptitudes.headArmor : (design.armor[index] as number);
    const points = [
      // The reference does not show half points, which hardened armor loses.
      Math.floor(built - (armor[index] as number)),
      Math.floor((design.rearArmor[index] as number) - (rearArmor[index] as number)),
      (design.structure[index] as number) - (structure[index] as number),
    ] as const;
    // What is gone has lost its armor behind, too.
    const gone = (structure[index] as number) <= 0;
    const rear = gone ? (design.rearArmor[index] as number) : points[1];
    const front = gone ? built : points[0];
    if (front + rear + points[2] > 0)
      lost[codeOfLocation(location as MechLocation, chassis) ?? ''] = [front, rear, points[2]];
  }
  return lost;
}
