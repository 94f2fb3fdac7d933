import * as v from 'valibot';
import { CAUSES_OF_LOSS, type CauseOfLoss } from '../battle/combatant/cause-of-loss.js';
import type { SignatureOrder } from '../battle/combatant/signature.js';
import type { NamedFireOrder, NamedPhysicalOrder } from '../battle/named-orders.js';
import { QUADVEE_MODES, type QuadVeeMode } from '../battle/orders.js';
import { fireOrderSchema, physicalOrderSchema, signaturesSchema } from '../battle/save/order-schemas.js';
import { listOf, whole } from '../battle/save/read-with.js';
import { DEADLY_WOUNDS } from '../rules/pilot/index.js';
import { TERRAIN_TYPES, type TerrainFeature } from '../rules/terrain/terrain.js';
import type { FiringArc, MovementType } from '../rules/to-hit/index.js';
import { FIRING_ARCS, MOVEMENT_TYPES } from '../rules/to-hit/vocabulary.js';
import { schemaProblem } from '../units/json/schema-problem.js';
import { EVERY_SOMEBODY_KIND } from './plain-units.js';
import type { Somebody } from './somebody.js';

// The actions of players at the table, as plain data: a game is its forces and the list of its actions.

/** Begins a turn. Initiative is rolled unless the players state it. */
export interface BeginTurn {
  readonly do: 'begin-turn';
  readonly initiative?: 'red' | 'blue';
}

export interface Move {
  readonly do: 'move';
  readonly unit: number;
  readonly movement: MovementType;
  /** Used for the target movement modifier, for charges and for the heat of a jump. */
  readonly hexes: number;
  /** Movement points spent, if more than hexes. */
  readonly points?: number;
  readonly getsUp?: boolean;
  readonly goesProne?: boolean;
  /** A QuadVee converts to this mode before it moves, for extra movement points. */
  readonly convertTo?: QuadVeeMode;
  readonly masc?: boolean;
  readonly supercharger?: boolean;
  /** Stealth and signature systems to switch before the move. */
  readonly signatures?: SignatureOrder;
  /** The terrain of the last hex. Clear by default. Ice with a level lies over water of that depth. */
  readonly ground?: readonly TerrainFeature[];
  /** Terrain entered on the way that calls for a Piloting Skill Roll, one entry per hex. */
  readonly entered?: readonly TerrainFeature[];
  /** The unit turned while running on pavement, or on ice. */
  readonly skids?: boolean;
  /** The move ends in a charge or a death from above against this side of the target. */
  readonly charge?: BesideTarget & { readonly kind: 'charge' | 'dfa' };
}

/** The line of sight from a unit to its target. */
export interface TableLine {
  /** Targets without a record sheet are numbered after all units. */
  readonly target: number;
  readonly somebody?: Somebody;
  /** The unit whose line it is: the firing unit by default, or a friend that spots for it. */
  readonly from?: number;
  readonly range: number;
  /** The side of the target that is hit. The front by default. */
  readonly side?: FiringArc;
  /** Where the target lies relative to the legs' facing. The front by default. */
  readonly bearing?: FiringArc;
  /** The terrain of each intervening hex that is not clear. */
  readonly between?: readonly (readonly TerrainFeature[])[];
  /** Partial cover: terrain or a wall hides the target's legs. */
  readonly cover?: boolean;
  /** There is no line of sight: indirect fire only. */
  readonly blocked?: boolean;
  /** Enemy ECM covers the target or the line to it. */
  readonly ecm?: boolean;
}

export interface Fire {
  readonly do: 'fire';
  readonly unit: number;
  readonly order: NamedFireOrder;
  readonly lines: readonly TableLine[];
}

/** The target of a physical attack. */
export interface BesideTarget {
  readonly target: number;
  /** As in `TableLine`. */
  readonly somebody?: Somebody;
  /** The side of the target that is hit. The front by default. */
  readonly side?: FiringArc;
}

export interface Strike {
  readonly do: 'strike';
  readonly unit: number;
  readonly order: NamedPhysicalOrder;
  readonly beside: readonly BesideTarget[];
}

/** Resolves what was declared and begins the next phase. */
export interface EndPhase {
  readonly do: 'end-phase';
}

/** Changes a record sheet by hand, whatever the rules say. Each field is a separate correction. */
export interface Correction {
  /** Damage to armor, then structure, then the next location inward. Negative points repair, structure first. */
  readonly damage?: { readonly location: string; readonly points: number; readonly rear?: boolean };
  /** Slots count from 0. */
  readonly slot?: { readonly location: string; readonly slot: number; readonly hit: boolean };
  readonly rounds?: { readonly bin: number; readonly rounds: number };
  /** The bin is full of this, by its id. */
  readonly load?: { readonly bin: number; readonly ammunition: string };
  readonly jammed?: { readonly weapon: number; readonly jammed: boolean };
  /** Damage of its kind alone, such as motive damage: the id of a mark, and its value. */
  readonly mark?: { readonly id: string; readonly value: number };
  readonly heat?: number;
  readonly wounds?: number;
  readonly conscious?: boolean;
  readonly prone?: boolean;
  readonly stuck?: boolean;
  readonly shutDown?: boolean;
  /** Null brings the unit back into the game. */
  readonly lost?: CauseOfLoss | null;
}

export interface Correct extends Correction {
  readonly do: 'correct';
  readonly unit: number;
}

export type TableAction = BeginTurn | Move | Fire | Strike | EndPhase | Correct;

const MOST = 200;
const index = whole(0, 10_000);
const flag = v.boolean();
const arc = v.picklist(FIRING_ARCS);
/** The unit decides which locations exist. */
const location = v.pipe(v.string(), v.maxLength(40));
const hexes = whole(0, 100);
const feature = v.union([
  v.picklist(TERRAIN_TYPES),
  v.strictObject({ type: v.picklist(TERRAIN_TYPES), level: whole(0, 30) }),
]);
export const groundSchema = listOf(feature, TERRAIN_TYPES.length);
const optional = v.exactOptional;
const somebody = v.strictObject({
  kind: v.picklist(EVERY_SOMEBODY_KIND),
  movement: optional(v.picklist(MOVEMENT_TYPES)),
  hexes: optional(hexes),
  prone: optional(flag),
  immobile: optional(flag),
  ground: optional(groundSchema),
  tonnage: optional(whole(1, 1000)),
  piloting: optional(whole(0, 8)),
} satisfies { readonly [Field in keyof Somebody]-?: unknown });

const BESIDE = {
  target: index,
  somebody: optional(somebody),
  side: optional(arc),
} satisfies { readonly [Field in keyof BesideTarget]-?: unknown };

const CORRECTION = {
  damage: optional(v.strictObject({ location, points: whole(-1000, 1000), rear: optional(flag) })),
  slot: optional(v.strictObject({ location, slot: whole(0, 11), hit: flag })),
  rounds: optional(v.strictObject({ bin: index, rounds: whole(0, 10_000) })),
  load: optional(v.strictObject({ bin: index, ammunition: v.pipe(v.string(), v.maxLength(100)) })),
  jammed: optional(v.strictObject({ weapon: index, jammed: flag })),
  mark: optional(v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)), value: whole(0, 1000) })),
  heat: optional(whole(0, 1000)),
  wounds: optional(whole(0, DEADLY_WOUNDS)),
  conscious: optional(flag),
  prone: optional(flag),
  stuck: optional(flag),
  shutDown: optional(flag),
  lost: optional(v.nullable(v.picklist(CAUSES_OF_LOSS))),
} satisfies { readonly [Field in keyof Correction]-?: unknown };

/** Every action, as stored in files and links. */
export const tableActionSchema = v.variant('do', [
  v.strictObject({ do: v.literal('begin-turn'), initiative: optional(v.picklist(['red', 'blue'])) }),
  v.strictObject({
    do: v.literal('move'),
    unit: index,
    movement: v.picklist(MOVEMENT_TYPES),
    hexes,
    points: optional(hexes),
    getsUp: optional(flag),
    goesProne: optional(flag),
    convertTo: optional(v.picklist(QUADVEE_MODES)),
    masc: optional(flag),
    supercharger: optional(flag),
    signatures: optional(signaturesSchema),
    ground: optional(groundSchema),
    entered: optional(listOf(feature, MOST)),
    skids: optional(flag),
    charge: optional(v.strictObject({ kind: v.picklist(['charge', 'dfa']), ...BESIDE })),
  } satisfies { readonly [Field in keyof Move]-?: unknown }),
  v.strictObject({
    do: v.literal('fire'),
    unit: index,
    order: fireOrderSchema,
    lines: listOf(
      v.strictObject({
        target: index,
        somebody: optional(somebody),
        from: optional(index),
        range: whole(0, 100),
        side: optional(arc),
        bearing: optional(arc),
        between: optional(listOf(groundSchema, 100)),
        cover: optional(flag),
        blocked: optional(flag),
        ecm: optional(flag),
      } satisfies { readonly [Field in keyof TableLine]-?: unknown }),
      MOST,
    ),
  }),
  v.strictObject({
    do: v.literal('strike'),
    unit: index,
    order: physicalOrderSchema,
    // A unit strikes one target at a time.
    beside: listOf(v.strictObject(BESIDE), 1),
  }),
  v.strictObject({ do: v.literal('end-phase') }),
  v.strictObject({ do: v.literal('correct'), unit: index, ...CORRECTION }),
]) satisfies v.GenericSchema<unknown, TableAction>;

/** @throws {RangeError} if the action is malformed, naming the first wrong field */
export function checkAction(action: TableAction): void {
  const { issues } = v.safeParse(tableActionSchema, action);
  if (issues === undefined) return;
  const field = v.getDotPath(issues[0]);
  throw new RangeError(`${field === null ? 'action' : `action.${field}`} ${schemaProblem(issues[0])}`);
}
