import type { EquipmentItem } from '../../catalog/index.js';
import { GEAR, hasShield } from './gear.js';
import type { Inventory } from './inventory.js';
import { isArm, isLeg } from './layout.js';
import type { MechLocationState } from './mech.js';
import type { MechSheet } from './mech-sheet.js';
import type { OpenMount } from './open-mount.js';
import { isPrimitive, whyNoSuchEngine } from './systems.js';

export interface MechMovement {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** Of mechanical jump boosters. Jump jets do not add to it. */
  readonly boosterJump: number;
  readonly umu: number;
}

/** Movement points at the start of a game: undamaged, at heat 0, with boosters ready. */
export function mechMovement(
  sheet: MechSheet,
  mounts: readonly OpenMount[],
  inventory: Inventory,
  locations: readonly MechLocationState[],
): MechMovement {
  const quad = sheet.chassisKind === 'quad' || sheet.chassisKind === 'quadvee';
  const { gear } = inventory;
  const shielded = !quad && hasShield(gear);
  const mediumShields = shielded ? armsWith('medium-shield', mounts) : 0;
  const largeShields = shielded ? armsWith('large-shield', mounts) : 0;
  const modular = gear & GEAR['modular-armor'] ? 1 : 0;

  const masc = inventory.countGear(GEAR['speed-booster']) > inventory.countGear(GEAR.supercharger);
  const drag = mediumShields + largeShields + modular + (gear & GEAR['chain-drape'] ? 1 : 0);
  const walk = Math.max(0, engineWalk(sheet) - drag);
  const run = runningMp(walk, masc, (gear & GEAR.supercharger) !== 0, hasHardenedLeg(locations));
  if (largeShields > 0) return { walk, run, jump: 0, boosterJump: 0, umu: 0 };

  const wing = gear & GEAR['partial-wing'] ? partialWingJump(sheet.tonnage) : 0;
  const lifted = (mp: number) => (mp > 0 ? Math.max(0, mp + wing - mediumShields - modular) : 0);
  return {
    walk,
    run,
    jump: lifted(inventory.countGear(GEAR['jump-jet'])),
    boosterJump: gear & GEAR['jump-booster'] ? lifted(boosterMovement(mounts)) : 0,
    umu: inventory.countGear(GEAR.umu),
  };
}

function boosterMovement(mounts: readonly OpenMount[]): number {
  const boosters = mounts.find(({ item }) => item?.traits.includes('jump-booster'));
  return Math.round(boosters?.size ?? 0);
}

/** A primitive engine counts as one a sixth weaker, with its rating rounded up to a multiple of 5. */
export function engineWalk({ engine, cockpit, tonnage }: MechSheet): number {
  if (whyNoSuchEngine(engine) !== undefined) return 0;
  const rating = isPrimitive(cockpit) ? Math.ceil(engine.rating / 1.2 / 5) * 5 : engine.rating;
  return Math.floor(rating / tonnage);
}

/** MASC or a supercharger doubles walking MP; together they give two and a half times. */
export function runningMp(walk: number, masc: boolean, supercharger: boolean, hardenedLegs: boolean): number {
  const factor = masc && supercharger ? 2.5 : masc || supercharger ? 2 : 1.5;
  return Math.max(0, Math.ceil(walk * factor) - (hardenedLegs ? 1 : 0));
}

/** Interstellar Operations: a partial wing adds 2 jumping MP up to 55 tons, and 1 above. */
export const partialWingJump = (tonnage: number): number => (tonnage <= 55 ? 2 : 1);

function armsWith(shield: 'medium-shield' | 'large-shield', mounts: readonly OpenMount[]): number {
  const isShield = (item: EquipmentItem | undefined) =>
    item?.kind === 'physical-weapon' && item.physicalWeapon === shield;
  const arms = mounts.filter(({ item, location }) => isShield(item) && isArm(location));
  return new Set(arms.map(({ location }) => location)).size;
}

function hasHardenedLeg(locations: readonly MechLocationState[]): boolean {
  return locations.some(({ location, armor }) => armor?.armor.type === 'hardened' && isLeg(location));
}
