import { natureOf } from '../../rules/effect/nature.js';
import type { Battle } from '../battle.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

const FIXED: readonly number[] = Object.freeze([]);

/** Points that the dial of a weapon can be set to; none for a weapon without one. */
export const settingsOf = ({ rules }: Battle, { item }: WeaponMount): readonly number[] =>
  natureOf(item, undefined, undefined, rules).entry.dial?.settings.map(({ points }) => points) ?? FIXED;
