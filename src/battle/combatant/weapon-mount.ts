import type { Ammunition, EquipmentItem, Weapon } from '../../catalog/index.js';
import type { SmallArms } from '../../rules/infantry/small-arms.js';
import type { Mount } from '../../units/index.js';
import type { WeaponArc } from '../sight/arcs.js';

export interface AmmoBin {
  readonly index: number;
  readonly item: Ammunition;
  readonly mount: Mount;
  readonly fixture: number;
  readonly location: number;
  /** When full. */
  readonly rounds: number;
}

export interface WeaponMount {
  readonly index: number;
  /** Its index in the rules, which selects its quirks. */
  readonly id: string;
  readonly item: Weapon;
  readonly mount: Mount;
  readonly fixture: number;
  readonly location: number;
  /** The other location of a split weapon, or -1. */
  readonly secondLocation: number;
  readonly arc: WeaponArc;
  /** It points where the feet or the hull do, whatever the torso and turrets do. */
  readonly fixed: boolean;
  /** It is in the second of two turrets, which turns separately. */
  readonly inSecondTurret: boolean;
  /** The arm that holds all or part of it, or -1. */
  readonly arm: number;
  /** It is only in the arm, and points the other way when arms are flipped. */
  readonly flips: boolean;
  /** Every trooper of a squad has one, and all who are left fire together. */
  readonly perTrooper: boolean;
  readonly quirks: readonly string[];
  /** Bins that feed it, by index. */
  readonly bins: readonly number[];
  /** The bin that it uses first, or -1. */
  readonly firstBin: number;
  readonly needsAmmunition: boolean;
  /** Shots in the game for weapons that come loaded once or twice; 0 for all others. */
  readonly builtInShots: number;
  /** The load of such a weapon. */
  readonly builtInLoad: Ammunition | undefined;
  /** Equipment that is linked to it: an Artemis, an Apollo, a capacitor, a pulse module, and its fixture. */
  readonly linkedTo: EquipmentItem | undefined;
  readonly linkedFixture: number;
  /** Guns of a machine gun array, by index of their fixtures. */
  readonly guns: readonly number[];
  readonly isArray: boolean;
  /** The array that fires this gun, by fixture, or -1. */
  readonly array: number;
  readonly use: WeaponUse;
  /** All small arms of a platoon, fired as one; undefined for every other weapon. */
  readonly smallArms: SmallArms | undefined;
  /** The troopers who serve a field gun; 0 for all other weapons. */
  readonly crew: number;
}

/** The purpose of a weapon's fire. */
export type WeaponUse = 'attack' | 'tag' | 'narc' | 'anti-missile' | 'none';
