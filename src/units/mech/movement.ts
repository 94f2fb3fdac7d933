import type { Trait } from '../../catalog/index.js';
import { isArm, isLeg } from './layout.js';
import type { MechLocationState } from './mech.js';
import type { MechSheet } from './mech-sheet.js';
import type { OpenMount } from './mounting.js';
import { isPrimitive } from './systems.js';

export interface MechMovement {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  /** Of mechanical jump boosters, which no jet adds to. */
  readonly boosterJump: number;
  readonly umu: number;
}

/** Movement points at the start of a game: undamaged, cool, boosters armed. */
export function mechMovement(
  sheet: MechSheet,
  mounts: readonly OpenMount[],
  locations: readonly MechLocationState[],
): MechMovement {
  const has = (trait: Trait) => mounts.some(({ item }) => item?.traits.includes(trait));
  const quad = sheet.chassisKind === 'quad' || sheet.chassisKind === 'quadvee';
  const mediumShields = quad ? 0 : armsWith(mounts, 'medium-shield');
  const largeShields = quad ? 0 : armsWith(mounts, 'large-shield');
  const modular = has('modular-armor') ? 1 : 0;

  const drag = mediumShields + largeShields + modular + (has('chain-drape') ? 1 : 0);
  const walk = Math.max(0, engineWalk(sheet) - drag);
  return {
    walk,
    run: runOf(walk, mounts, hasHardenedLeg(locations)),
    ...(largeShields > 0 ? { jump: 0, boosterJump: 0 } : jumpsOf(sheet, mounts, mediumShields + modular)),
    umu: largeShields > 0 ? 0 : mounts.filter(({ item }) => item?.traits.includes('umu')).length,
  };
}

/** A primitive engine yields what one a sixth weaker would, its rating raised to a multiple of 5. */
function engineWalk({ engine, cockpit, tonnage }: MechSheet): number {
  const rating = isPrimitive(cockpit) ? Math.ceil(engine.rating / 1.2 / 5) * 5 : engine.rating;
  return Math.floor(rating / tonnage);
}

/** MASC and supercharger each double the walk; together they make it two and a half times. */
function runOf(walk: number, mounts: readonly OpenMount[], hardened: boolean): number {
  const boosters = mounts.filter(({ item }) => item?.traits.includes('speed-booster'));
  const superchargers = boosters.filter(({ item }) => item?.traits.includes('supercharger')).length;
  const both = superchargers > 0 && boosters.length > superchargers;
  const factor = both ? 2.5 : boosters.length > 0 ? 2 : 1.5;
  return Math.max(0, Math.ceil(walk * factor) - (hardened ? 1 : 0));
}

function jumpsOf(
  sheet: MechSheet,
  mounts: readonly OpenMount[],
  drag: number,
): Pick<MechMovement, 'jump' | 'boosterJump'> {
  const jets = mounts.filter(({ item }) => item?.traits.includes('jump-jet')).length;
  const boosters = mounts.find(({ item }) => item?.traits.includes('jump-booster'));
  const wing = mounts.some(({ item }) => item?.traits.includes('partial-wing'))
    ? wingBonus(sheet.tonnage)
    : 0;
  const lifted = (mp: number) => (mp > 0 ? Math.max(0, mp + wing - drag) : 0);
  return { jump: lifted(jets), boosterJump: boosters ? lifted(Math.round(boosters.size ?? 0)) : 0 };
}

/** Interstellar Operations: a partial wing lifts a 'Mech of up to 55 tons by 2, a heavier one by 1. */
const wingBonus = (tonnage: number) => (tonnage <= 55 ? 2 : 1);

function armsWith(mounts: readonly OpenMount[], shield: 'medium-shield' | 'large-shield'): number {
  const arms = mounts
    .filter(
      ({ item, location }) =>
        item?.kind === 'physical-weapon' && item.physicalWeapon === shield && isArm(location),
    )
    .map(({ location }) => location);
  return new Set(arms).size;
}

function hasHardenedLeg(locations: readonly MechLocationState[]): boolean {
  return locations.some(({ location, armor }) => isLeg(location) && armor?.armor.type === 'hardened');
}
