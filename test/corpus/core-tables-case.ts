import type { MechChassis } from '../../src/rules/body/chassis.js';
import type { FiringArc } from '../../src/rules/to-hit/index.js';
import type { Edition } from './core-edition.js';

// Tables, constants and events of the reference: what each kind of record asks, and what is answered in each edition.

type Points = readonly [armor: number, rear: number, structure: number];
type ByLocation = Readonly<Record<string, Points>>;

export interface Cell {
  readonly loc: string;
  readonly effects?: readonly string[];
  readonly bySecondDie?: readonly Cell[];
  readonly byThirdDie?: readonly Cell[];
}

interface Mounted {
  readonly internalName: string;
  readonly loc: string;
}

/** Everything that is asked, by the type of the record. */
interface Questions {
  readonly hitLocation: { readonly chassis: MechChassis; readonly table: string; readonly side: FiringArc };
  readonly clusterHits: { readonly missiles: number; readonly mod: number; readonly ams: boolean };
  readonly clusterMods: object;
  readonly constants: object;
  readonly dice: object;
  readonly escalation: object;
  readonly lifeSupportHeat: { readonly torsoCockpit: boolean };
  readonly apCritical: { readonly rackSize: number; readonly light?: boolean };
  readonly artilleryBase: { readonly distance: number };
  readonly waterFall: { readonly tons: number; readonly depth: number; readonly levels: number };
  readonly initiativeMoves: { readonly unitsLeft: number; readonly smallestLeft: number };
  readonly impactArmor: { readonly fall: boolean };
  readonly outsideHeat: { readonly armor: string };
  readonly armorStops: { readonly armor: string };
  readonly ecmRange: { readonly internalName: string };
  readonly underwaterRange: { readonly internalName: string };
  readonly weaponCriticals: { readonly unit: string; readonly weapon: Mounted };
  readonly weaponExplosion: {
    readonly weapon: Mounted;
    readonly superheavy: boolean;
    readonly slots: number;
    readonly capacitorCharged?: number;
  };
  readonly ammoExplosion: {
    readonly unit: string;
    readonly ammo: Mounted;
    readonly rawDamage: number;
    readonly before: ByLocation;
    readonly structure: string;
  };
  readonly fall: {
    readonly unit: string;
    readonly board: string;
    readonly chassis: MechChassis;
    readonly tons: number;
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly levels: number;
    readonly depth: number;
    readonly armor?: string;
  };
  readonly criticalPsr: {
    readonly unit: string;
    readonly gyroHitsBefore: number;
    readonly hits: readonly { readonly system: string; readonly loc: string }[];
    readonly applied: readonly boolean[];
    readonly legLost?: string;
  };
}

/** And what is answered. */
interface Answers {
  readonly hitLocation: {
    readonly byRoll?: Readonly<Record<number, Cell>>;
    readonly byDie?: Readonly<Record<number, Cell>>;
  };
  readonly clusterHits: { readonly byRoll: readonly number[] };
  readonly clusterMods: object;
  readonly constants: object;
  readonly dice: object;
  readonly escalation: { readonly mascByLevelFrom0: readonly number[] };
  readonly lifeSupportHeat: { readonly woundsByHeat: readonly number[] };
  readonly apCritical: { readonly critMod: number };
  readonly artilleryBase: object;
  readonly waterFall: { readonly surface: number; readonly bottom: number };
  readonly initiativeMoves: { readonly moves: number };
  readonly impactArmor: { readonly damageByRaw: readonly number[] };
  readonly outsideHeat: { readonly heatByRaw: readonly number[] };
  readonly armorStops: object;
  readonly ecmRange: { readonly range: number };
  readonly underwaterRange: { readonly ranges: readonly number[] };
  readonly weaponCriticals: { readonly destroyedAfterHit: readonly boolean[] };
  readonly weaponExplosion: { readonly damage: number };
  readonly ammoExplosion: { readonly lost: ByLocation; readonly crewHits: number };
  readonly fall: {
    readonly dice: readonly number[];
    readonly facingAfter: number;
    readonly lost: ByLocation;
  };
  readonly criticalPsr: { readonly rolls: readonly { readonly kind: string }[] };
}

export type EntryType = keyof Questions;

type EntriesByType = {
  readonly [Type in EntryType]: Questions[Type] &
    Readonly<Record<Edition, Answers[Type]>> & {
      readonly id: number;
      readonly type: Type;
      /** Rows whose answer in the new edition is known to be wrong. */
      readonly headWrong?: readonly string[];
    };
};

/** One table, constant or event; of a kind, or of any. */
export type Entry<Type extends EntryType = EntryType> = EntriesByType[Type];

export type AnswerOf<Type extends EntryType> = Answers[Type];
