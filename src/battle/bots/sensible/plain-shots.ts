import type { Ammunition } from '../../../catalog/index.js';
import { calculateToHit, type ITargetState } from '../../../rules/to-hit/index.js';
import { situationOf } from '../../../rules/to-hit/situation-of.js';
import { MOVEMENT_TYPES } from '../../../rules/to-hit/vocabulary.js';
import { watched } from '../../../rules/watched.js';
import type { Battle } from '../../battle.js';
import type { Aptitudes } from '../../combatant/aptitudes.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import { isInBuilding } from '../../movement/ground.js';
import { AT_SHORT_RANGE } from '../../shot/shot-facts.js';
import { effectOfMount } from '../../weapons/effect-of-shot.js';
import type { Line } from '../../weapons/line.js';
import { isNetworked } from '../../weapons/network.js';
import { plainTarget } from './added-to-shots.js';
import { burstOf, firingOf } from './expected-damage.js';
import { STILL_ATTACKER, STILL_TARGET } from './still-shot.js';

/**
 * Whether only range, line of sight, movement and the state of both units affect the shots. Such shots are looked up in
 * tables; all others are calculated one by one.
 */
export const isPlainDuel = (battle: Battle, unit: Combatant, target: Combatant, line: Line): boolean =>
  battle.environment === undefined &&
  isPlainLine(line) &&
  isPlainShooter(unit) &&
  isPlainTarget(target) &&
  !isSheltered(battle, target) &&
  target.toHitAgainst(AT_SHORT_RANGE) === undefined &&
  !usesItsGround(battle, target);

const isPlainLine = (line: Line): boolean =>
  !line.blocked &&
  line.distance > 0 &&
  line.range === line.distance &&
  line.said === undefined &&
  !(line.behindCover || line.wades || line.attackerBehindCover);

const isPlainShooter = (unit: Combatant): boolean =>
  (unit.design.tracksHeat || isSound(unit)) &&
  unit.shockedFor === 0 &&
  unit.elevation >= 0 &&
  unit.podsInAll === 0 &&
  unit.spotting < 0 &&
  unit.quarry < 0 &&
  unit.design.shields.length === 0 &&
  !(unit.skidded || unit.nearsighted || (unit.prone && unit.isOnThreeSoundLegs)) &&
  !(unit.isStealthy || unit.isVoid || isNetworked(unit));

/** Not infantry, and without damage that makes shots harder: such a penalty may depend on speed. */
const isSound = (unit: Combatant): boolean =>
  unit.design.soldiers === undefined &&
  unit.design.weapons.every((mount) => unit.fireDamage(mount) === undefined);

const isPlainTarget = (target: Combatant): boolean =>
  target.elevation >= 0 &&
  target.podsInAll === 0 &&
  target.taggedBy === 0 &&
  target.narcedBy === 0 &&
  target.design.flight === undefined &&
  !(target.isImmobile || target.dodging || target.aptitudes.drawsFire);

/** A building is struck in place of infantry inside it, and crops hide infantry. */
const isSheltered = ({ map }: Battle, { hex, elevation, design }: Combatant): boolean =>
  design.soldiers !== undefined && (isInBuilding(map, hex, elevation) || map.has(hex, 'planted_field'));

const usesGround = new WeakMap<Aptitudes, boolean>();

/** Whether the terrain of its hex may make it harder to hit, by its quirks and abilities. */
function usesItsGround({ rules }: Battle, target: Combatant): boolean {
  let known = usesGround.get(target.aptitudes);
  if (known === undefined) {
    known = MOVEMENT_TYPES.some((movementType) => {
      const moved = { ...plainTarget(target), movementType };
      const shot = situationOf(SOMEBODY, moved, 'short', SOME_WAY_OFF, { ruleset: rules });
      const watch = { looked: false };
      const seen = watched(shot, ['targetHex'], watch);
      for (const { value } of [...shot.targetAbilities.against, ...shot.targetQuirks.against]) value(seen);
      return watch.looked;
    });
    usesGround.set(target.aptitudes, known);
  }
  return known;
}

const SOMEBODY = { ...STILL_ATTACKER, gunnery: 4 };
const SOME_WAY_OFF = 3;

/**
 * Whether a table covers everything about the weapon: no gear that ECM may jam, no bursts that may run out of rounds, and
 * no loads that follow their target.
 */
const isPlainWeapon = (battle: Battle, unit: Combatant, mount: WeaponMount): boolean =>
  mount.use === 'attack' &&
  mount.linkedTo === undefined &&
  mount.array < 0 &&
  mount.builtInShots === 0 &&
  !mount.isArray &&
  burstOf(mount) === 1 &&
  loadsOf(unit, mount).every((load) => load === undefined || !followsTarget(battle, mount, load));

const loadsOf = ({ design }: Combatant, mount: WeaponMount): readonly (Ammunition | undefined)[] =>
  mount.needsAmmunition ? mount.bins.map((bin) => design.bins[bin]?.item) : [undefined];

const HOT = { heat: 10 } as const;
const FAST = { movementType: 'run', hexesMoved: 10 } as const;

/** Whether the heat or movement of a target adds something else to shots with this load than to all others. */
function followsTarget({ rules }: Battle, { item }: WeaponMount, ammunition: Ammunition): boolean {
  const added = (state: Partial<ITargetState>, load?: Ammunition): number => {
    const options = { ruleset: rules, weapon: item, ...(load && { ammunition: load }) };
    const against = (target: ITargetState) =>
      calculateToHit(SOMEBODY, target, 'short', SOME_WAY_OFF, options).rawToHit;
    return against({ ...STILL_TARGET, ...state }) - against(STILL_TARGET);
  };
  return [HOT, FAST].some((state) => added(state, ammunition) !== added(state));
}

const plainOf = new WeakMap<Aptitudes, Uint8Array>();
const steadyOf = new WeakMap<Aptitudes, Uint8Array>();

/**
 * For each weapon, 1 if tables tell of its shots at this target. Those of 'Mechs at 'Mechs leave out what ECM and nearness do
 * to guided missiles, and quirks that only count at a run.
 */
export function plainWeaponsAt(battle: Battle, unit: Combatant, target: Combatant): Uint8Array {
  const { design, aptitudes } = unit;
  let plain = plainOf.get(aptitudes);
  if (plain === undefined) {
    plain = Uint8Array.from(design.weapons, (mount) => (isPlainWeapon(battle, unit, mount) ? 1 : 0));
    plainOf.set(aptitudes, plain);
  }
  if (design.tracksHeat && target.design.tracksHeat) return plain;
  let steady = steadyOf.get(aptitudes);
  if (steady === undefined) {
    steady = plain.map((isPlain, index) => {
      const mount = design.weapons[index];
      return isPlain === 1 && mount !== undefined && isSteady(battle, unit, mount) ? 1 : 0;
    });
    steadyOf.set(aptitudes, steady);
  }
  return steady;
}

/** Unguided, with the same effect at every distance in a bracket and with every load. */
function isSteady({ rules }: Battle, unit: Combatant, mount: WeaponMount): boolean {
  return (
    mount.quirks.length === 0 &&
    loadsOf(unit, mount).every((load) => {
      const effectAt = (tooClose: boolean) =>
        effectOfMount(rules, unit, mount, load, 'short', firingOf(unit, mount), {}, false, tooClose);
      const [far, near] = [effectAt(false), effectAt(true)];
      return far.cluster.guidance === 0 && far.size === near.size && far.points === near.points;
    })
  );
}
