import type { Battle } from '../../battle.js';
import type { Combatant } from '../../combatant/combatant.js';
import type { Design } from '../../combatant/design.js';
import type { WeaponMount } from '../../combatant/weapon-mount.js';
import type { Line } from '../../weapons/line.js';
import { isNetworked } from '../../weapons/network.js';
import { burstOf } from './expected-damage.js';

/**
 * Whether only range, line, movement and the state of both affect the shots of one at the other. Tables hold such shots;
 * all others are worked out one by one.
 */
export const isPlainDuel = (
  { environment }: Battle,
  unit: Combatant,
  target: Combatant,
  line: Line,
): boolean =>
  environment === undefined &&
  isPlainLine(line) &&
  isPlainShooter(unit) &&
  isPlainTarget(target) &&
  target.toHitAgainst(AT_SHORT_RANGE) === undefined;

const AT_SHORT_RANGE = { bracket: 'short', bySoldiers: false } as const;

const isPlainLine = (line: Line): boolean =>
  !line.blocked &&
  line.distance > 0 &&
  line.range === line.distance &&
  line.said === undefined &&
  !(line.behindCover || line.wades || line.attackerBehindCover);

const isPlainShooter = (unit: Combatant): boolean =>
  unit.design.tracksHeat &&
  unit.elevation >= 0 &&
  unit.podsInAll === 0 &&
  unit.spotting < 0 &&
  unit.quarry < 0 &&
  unit.design.shields.length === 0 &&
  !(unit.skidded || unit.nearsighted || (unit.prone && unit.isOnThreeSoundLegs)) &&
  !(unit.isStealthy || unit.isVoid || isNetworked(unit));

const isPlainTarget = (target: Combatant): boolean =>
  target.design.tracksHeat &&
  target.elevation >= 0 &&
  target.podsInAll === 0 &&
  target.taggedBy === 0 &&
  target.narcedBy === 0 &&
  target.design.flight === undefined &&
  !(target.isImmobile || target.dodging || target.aptitudes.drawsFire);

/** Whether a table covers everything about the weapon: no gear that ECM may jam, and no bursts that may run out of rounds. */
export const isPlainWeapon = (mount: WeaponMount): boolean =>
  mount.use === 'attack' &&
  mount.linkedTo === undefined &&
  mount.array < 0 &&
  mount.builtInShots === 0 &&
  !mount.isArray &&
  burstOf(mount) === 1;

const known = new WeakMap<Design, Uint8Array>();

/** The same for all weapons of a design: 1 for each plain one. */
export function plainWeaponsIn(design: Design): Uint8Array {
  let plain = known.get(design);
  if (plain === undefined) {
    plain = Uint8Array.from(design.weapons, (mount) => (isPlainWeapon(mount) ? 1 : 0));
    known.set(design, plain);
  }
  return plain;
}
