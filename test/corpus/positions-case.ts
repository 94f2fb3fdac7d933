import { Battle } from '../../src/battle/battle.js';
import { Combatant } from '../../src/battle/combatant/combatant.js';
import { pilotDesign } from '../../src/battle/combatant/pilot.js';
import type { AmmoBin, WeaponMount } from '../../src/battle/combatant/weapon-mount.js';
import type { Facing } from '../../src/battle/hex/hex.js';
import { designOf } from '../../src/battle/kinds/kinds.js';
import { battleLocation } from '../../src/battle/kinds/mech/battle-location.js';
import type { HexMap } from '../../src/battle/map/hex-map.js';
import type { FireOrder, ShotOrder } from '../../src/battle/orders.js';
import { mountReaches } from '../../src/battle/weapons/arcs.js';
import { aimObstacle, shotObstacle } from '../../src/battle/weapons/check-order.js';
import { coverOf } from '../../src/battle/weapons/cover.js';
import { declaredShot } from '../../src/battle/weapons/declared-shot.js';
import { settingsOf } from '../../src/battle/weapons/dial.js';
import { binFor, isBeacon, spottersOf } from '../../src/battle/weapons/legality.js';
import { attachPod } from '../../src/battle/weapons/pods.js';
import { explainToHit } from '../../src/battle/weapons/shot.js';
import type { Ammunition, Munition } from '../../src/catalog/index.js';
import { officialCatalog } from '../../src/catalog/official.js';
import { isMortar } from '../../src/rules/firing/mortars.js';
import type { ModifierDetail } from '../../src/rules/modifier.js';
import { type RulesetName, rulesetOf } from '../../src/rules/ruleset.js';
import { idleBot } from '../battle/sample-battle.js';
import { boardWithSmoke } from './read-once.js';
import { MUNITION_OF_TYPE } from './reference-words.js';
import {
  abilitiesOf,
  firesPulses,
  found,
  mechOf,
  movementOf,
  type ToHitCase,
  type UnitState,
} from './to-hit-case.js';

const ATTACKERS = 0;
const TARGETS = 1;

/** What the engine makes of a shot, given nothing but where everybody stands and in what state. */
export interface Found {
  /** Undefined where the rules forbid the shot. */
  readonly number: number | undefined;
  readonly why: string | undefined;
  /** Whether the shot could be aimed as the situation has it. */
  readonly aimed: boolean;
  readonly inArc: boolean;
  readonly distance: number;
  readonly side: string;
  /** As the reference writes it: 0 none, 3 the legs, 12 all but the legs. */
  readonly cover: number;
  readonly modifiers: readonly ModifierDetail[];
}

export function fromPositions(situation: ToHitCase, ruleset: RulesetName = 'total-warfare'): Found {
  const { att, tgt, spotter, third, weapon, targetTaggedBySpotter } = situation;
  const map = boardWithSmoke(situation);
  const units: Combatant[] = [];
  const add = (state: UnitState, side: number): Combatant => {
    const unit = combatantOf(situation, state, side, units.length, map, ruleset);
    units.push(unit);
    return unit;
  };
  const unit = add(att, ATTACKERS);
  const target = add(tgt, TARGETS);
  const friend = spotter === undefined ? undefined : add(spotter, ATTACKERS);
  const other = third === undefined ? undefined : add(third, TARGETS);
  if (friend !== undefined) friend.spotting = target.index;
  if (targetTaggedBySpotter) target.taggedBy = 1 << ATTACKERS;
  if (att.spotting) unit.spotting = target.index;
  const prey = att.spa?.bloodStalkerTarget;
  if (prey !== undefined) unit.quarry = prey === 'tgt' ? target.index : (other ?? unit).index;
  attachPodOf(situation, target);
  const battle = new Battle(map, units, [idleBot, idleBot], () => 1, { ruleset });
  battle.turn = 1;

  const mount = mountOf(unit, situation);
  const shotOrder: ShotOrder = {
    weapon: mount.index,
    target: target.index,
    ...(weapon.indirect && { spotter: spotterOf(battle, unit, mount, target, friend).index }),
    ...(firesPulses(situation) && { pulse: true }),
    ...dialed(situation, battle, mount),
    ...aimedAt(situation, battle, unit, mount, target),
  };
  const order: FireOrder = {
    torsoFacing: unit.torsoFacing,
    flipArms: att.armsFlipped ?? false,
    shots: [...priorShots(situation, unit, other), shotOrder],
  };
  const shot = declaredShot(battle, unit, order, shotOrder);
  const { line } = shot;
  const why =
    shotObstacle(battle, unit, mount, shotOrder, order) ?? unit.design.kind.volleyObstacle(unit, order);
  const calculation = explainToHit(battle, shot);
  const possible = why === undefined && Number.isFinite(calculation.rawToHit);
  return {
    number: possible ? calculation.rawToHit : undefined,
    why,
    aimed: shotOrder.location !== undefined,
    inArc: mountReaches(unit, mount, line.point, order.torsoFacing, order.flipArms === true),
    distance: line.range,
    side: line.side,
    cover: { none: 0, legs: 3, body: 12 }[coverOf(shot)],
    modifiers: calculation.modifiers,
  };
}

/** What the dial of a laser is set to, where the ruleset knows that setting. */
function dialed({ weapon }: ToHitCase, battle: Battle, mount: WeaponMount): Pick<ShotOrder, 'setting'> {
  const setting = Number(/^damage (\d+)$/i.exec(weapon.mode ?? '')?.[1]);
  return settingsOf(battle, mount).includes(setting) ? { setting } : {};
}

/** A friend who may spot; a mortar fires without one, and so do some pilots. */
function spotterOf(
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
  friend: Combatant | undefined,
): Combatant {
  if (isBeacon(battle, unit, target, binFor(unit, mount)?.item)) return target;
  if (friend === undefined || unit.aptitudes.needsNoSpotter) return unit;
  return isMortar(mount.item) && !spottersOf(battle, unit, target).includes(friend) ? unit : friend;
}

/** Bins of the kind that is fired from hold what the situation says. */
function loaded(bin: AmmoBin, weapon: ToHitCase['weapon'] | undefined): AmmoBin {
  if (weapon?.ammo === undefined) return bin;
  const item = officialCatalog.fromFile(weapon.ammo.internalName) ?? unnamedLoad(bin, weapon);
  if (item?.kind !== 'ammunition') return bin;
  const sameKind = bin.item.ammoFamily === item.ammoFamily && bin.item.rackSize === item.rackSize;
  return sameKind ? { ...bin, item } : bin;
}

/** A load whose name is newer than the catalog, or spelt another way: by what it is. */
function unnamedLoad({ item }: AmmoBin, { internalName, ammo }: ToHitCase['weapon']): Ammunition | undefined {
  const gun = found(internalName);
  if (!('ammoFamily' in gun) || item.ammoFamily !== gun.ammoFamily) return undefined;
  const munitions = (ammo?.munition ?? []).map((type) => MUNITION_OF_TYPE[type] as Munition);
  const alike = officialCatalog
    .ammunitionFor(item.ammoFamily, item.rackSize)
    .find((load) => munitions.every((munition) => load.munitions.includes(munition)));
  return alike ?? { ...item, munitions };
}

/** A pod on the target, of either side. */
function attachPodOf({ narc }: ToHitCase, target: Combatant): void {
  if (narc === undefined) return;
  const [kind, whose] = narc.split(':');
  const side = whose === 'attacker' ? ATTACKERS : TARGETS;
  attachPod(target, kind === 'inarc' ? 'homing' : 'beacon', side, target.plan.center);
}

type Circumstances = Pick<ToHitCase, 'quirksOn' | 'spaOn'> & { readonly weapon?: ToHitCase['weapon'] };

/** A unit of a situation as a battle has it. */
export function combatantOf(
  { quirksOn, spaOn, weapon }: Circumstances,
  state: UnitState,
  side: number,
  index: number,
  map: HexMap,
  ruleset: RulesetName,
): Combatant {
  const built = designOf(mechOf(state));
  const quirks = quirksOn ? (state.quirks ?? []) : [];
  // The quirks of one weapon are stated, those of the others do not matter.
  const ofWeapon = quirksOn ? (weapon?.quirks ?? []) : [];
  const weaponQuirks = Object.fromEntries(built.weapons.map(({ id }) => [id, ofWeapon]));
  const pilot = pilotDesign({
    gunnery: state.gunnery,
    piloting: state.piloting,
    abilities: spaOn ? withChoices(state) : [],
  });
  const unit = new Combatant(
    index,
    `unit-${index}`,
    side,
    {
      ...built,
      quirks,
      weaponQuirks,
      bins: built.bins.map((bin) => loaded(bin, weapon)),
    },
    pilot,
    rulesetOf(ruleset),
  );
  // Nobody shares a network.
  unit.network = unit.id;
  unit.hex = map.indexOf(state.x, state.y);
  unit.elevation = state.elevation;
  unit.facing = state.facing as Facing;
  unit.torsoFacing = state.torso as Facing;
  unit.prone = state.prone;
  unit.heat = state.heat;
  unit.wounds = state.pilotHits;
  unit.movement = movementOf(state);
  unit.hexesMoved = state.hexes;
  unit.shutDown = state.shutdown ?? false;
  unit.conscious = !state.unconscious;
  unit.isStealthy = state.stealthActive ?? false;
  unit.attacked = state.attacking ?? false;
  for (const { loc, slot } of state.crits ?? []) {
    const location = battleLocation(loc);
    unit.hitSlots[location] = (unit.hitSlots[location] as number) | (1 << slot);
  }
  for (const loc of state.lostLocs ?? []) {
    unit.structure[battleLocation(loc)] = 0;
    unit.armor[battleLocation(loc)] = 0;
  }
  for (const { loc, mode } of state.shields ?? []) {
    if (loc === 'LA') unit.leftShield = SHIELD_MODES[mode];
    else unit.rightShield = SHIELD_MODES[mode];
  }
  unit.refresh();
  return unit;
}

const SHIELD_MODES = { None: 'none', Active: 'active', Passive: 'passive' } as const;

/** Abilities with what they were chosen for. */
function withChoices(state: UnitState): readonly string[] {
  const specialist = state.spa?.weapon_specialist;
  return abilitiesOf(state).map((id) =>
    id === 'weapon_specialist' && typeof specialist === 'string' ? `${id}_${specialist}` : id,
  );
}

/** Of several alike, one with the same equipment to serve it. */
function mountOf(unit: Combatant, { weapon }: ToHitCase): WeaponMount {
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

/** The reference takes any shot for aimed; where the rules allow no aiming, we do not. */
function aimedAt(
  { aim }: ToHitCase,
  battle: Battle,
  unit: Combatant,
  mount: WeaponMount,
  target: Combatant,
): Pick<ShotOrder, 'location'> {
  if (aim === undefined) return {};
  const location = battleLocation(aim.loc);
  const order = { weapon: mount.index, target: target.index, location };
  const why = aimObstacle(battle, unit, mount, target, order, binFor(unit, mount));
  return why === undefined ? { location } : {};
}

/** What was declared before at somebody else; of the weapon only its place matters. */
function priorShots(
  { priorAttacks = [] }: ToHitCase,
  unit: Combatant,
  other: Combatant | undefined,
): readonly ShotOrder[] {
  return priorAttacks.flatMap(({ weaponLoc }): ShotOrder[] => {
    const mount = unit.design.weapons.find(({ location }) => location === battleLocation(weaponLoc));
    return mount === undefined || other === undefined ? [] : [{ weapon: mount.index, target: other.index }];
  });
}
