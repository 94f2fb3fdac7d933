/** The effects of terrain and water on movement and sight. */
export interface TerrainRules {
  /** Movement points that water adds to its hex, by depth; deeper water costs as much as the last entry. */
  readonly waterMp: readonly number[];
  /** Whether a 'Mech may run into water, and on through it. */
  readonly runsIntoWater: boolean;
  /** Whether a 'Mech that walks into water rolls to avoid a fall, as one that runs or is forced does. */
  readonly walkingIntoWaterAsksForRoll: boolean;
  /** The same for a 'Mech that jumps into water. */
  readonly jumpingIntoWaterAsksForRoll: boolean;
  /** Added to that roll, by depth from 1; deeper water counts as the last entry. */
  readonly intoWater: readonly number[];
  /** Points by which a road reduces the cost of a change of level. */
  readonly roadLevelsSaved: number;
  /** Additional levels that a step along a road may climb or descend. */
  readonly roadLevelsMore: number;
  /** Whether units cannot see through the surface of water, or can see but not fire through it. */
  readonly surfaceBlocksSight: boolean;
}
