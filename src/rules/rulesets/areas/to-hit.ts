import type { TableStep } from '../../table.js';
import type { ShieldStance } from '../../to-hit/vocabulary.js';

export const SENSOR_KINDS = ['standard', 'torso-mounted', 'industrial', 'vehicle'] as const;
/**
 * A torso-mounted cockpit spreads them, and they bear one hit more; those of an IndustrialMech bear none. A vehicle has them
 * all over.
 */
export type SensorKind = (typeof SENSOR_KINDS)[number];

/** Target numbers of shots. */
export interface ToHitRules {
  /** Added to the hexes by which a target is too close; with 1, a target just at minimum range is too close too. */
  readonly minimumRangeExtra: 0 | 1;
  readonly extremeRange: boolean;
  readonly heat: readonly TableStep[];
  /** For each wound of the pilot. */
  readonly perWound: 0 | 1;
  /** By kind of sensors and number of hits, from the first on; beyond the list no attack is possible. */
  readonly sensorHits: Readonly<Record<SensorKind, readonly number[]>>;
  /** Whether damage to a shoulder adds to that of the rest of the arm, or makes it meaningless. */
  readonly shoulderStacks: boolean;
  readonly lowerArm: number;
  /** For a target that is not the first. */
  readonly secondaryTarget: { readonly inFront: number; readonly elsewhere: number };
  /** The arms that a prone biped needs to fire: both, or one to prop itself up. */
  readonly armsToFireProne: 1 | 2;
  /** For a tripod that lies on three sound legs, and whether it leans on its arms as a biped does. */
  readonly proneTripod: { readonly toHit: number; readonly needsArms: boolean };
  /** For a shield in the way of the weapon, by how it is held. */
  readonly shield: Readonly<Record<ShieldStance, number>>;
  readonly armorPiercingAmmunition: number;
  readonly apollo: number;
  /** Whether target movement, and indirect fire, count for semi-guided missiles at a tagged target. */
  readonly semiGuidedMindsMovement: boolean;
  readonly semiGuidedMindsIndirectFire: boolean;
  /** Points of terrain and cover that they make up for in direct fire; water and buildings stay in their way. */
  readonly semiGuidedMakesUpFor: number;
  /** For missiles that home in on a pod of their own side, in direct fire. */
  readonly narcPod: number;
  /** Whether cover of the target counts in indirect fire. */
  readonly indirectFireMindsCover: boolean;
  /** Whether the terrain of the target's hex counts for missiles that a beacon guides to it indirectly. */
  readonly beaconMindsTargetHex: boolean;
  /** Whether torpedoes are fired indirectly. */
  readonly torpedoesFireIndirectly: boolean;
  /** Whether a target that does not move is easier to hit for what bursts all over its hex. */
  readonly immobileEasesBlasts: boolean;
  /** The modifier of artillery pieces, in place of range. */
  readonly artillery: {
    readonly direct: number;
    readonly flak: number;
    readonly indirect: number;
    readonly indirectBeyondASheet: number;
  };
  /** By family of ammunition, where a launcher's own modifier is not the one in the catalog. */
  readonly launchers: Readonly<Record<string, number>>;
  /** Whether a targeting computer helps every weapon, or only direct fire of single shots. */
  readonly targetingComputerServesAll: boolean;
  /** Whether designators mark those who fight on foot, and pods cling to infantry. */
  readonly marksSoldiers: boolean;
  /** By movement of the spotter: stationary, walk, run, jump. */
  readonly spotterMovement: readonly [number, number, number, number];
  readonly spotterAttacked: number;
  /** Whether a teammate may name the location of a called shot. */
  readonly teammateCalledShot: boolean;
  /** Whether Multi-Trac works in the side arcs, too. */
  readonly multiTracServesSides: boolean;
  /** Whether a Range Master's bracket swaps modifiers with short range, or has none. */
  readonly rangeMasterSwapsWithShort: boolean;
}
