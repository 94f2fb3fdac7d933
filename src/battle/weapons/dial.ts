import { natureOf } from '../../rules/effect/nature.js';
import type { Battle } from '../battle.js';
import type { WeaponMount } from '../combatant/weapon-mount.js';

const FIXED: readonly number[] = Object.freeze([]);

/** Damage settings of a weapon; none for a weapon without a dial. */
export const settingsOf = ({ rules }: Battle, { item }: WeaponMount): readonly number[] =>
  natureOf(item, undefined, undefined, rules).entry.dial?.settings.map(({ points }) => points) ?? FIXED;
