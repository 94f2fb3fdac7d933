import { checked, fields, flag, listOf, oneOf, optional, whole, wholeOrInfinity } from '../../check/shape.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import type { ShotAim, VolleyOptions, VolleyShot } from '../../rules/volley/index.js';
import * as volley from '../../rules/volley/index.js';
import { SHOT_COVERS } from '../../rules/volley/shot.js';
import { firingArc, optionalChassis, optionalFlag, optionalWhole, ruleset } from '../common.js';
import { optionsWith } from '../options.js';

export * from '../../rules/volley/index.js';

/** The odds hold a number for each point of damage that all shots together may do. */
const MOST = 1000;
const MOST_DICE = 20;
const MOST_SYSTEMS = 100;

export const calculateVolleyOdds = checked(volley.calculateVolleyOdds, {
  shots: listOf(
    fields<VolleyShot>({
      needed: wholeOrInfinity,
      damagePerHit: whole(0, MOST),
      damageDice: optional(whole(0, MOST_DICE)),
      clusterSize: optional(whole(0, MOST)),
      clusterModifier: optional(whole(-MOST, MOST)),
      hotLoaded: optionalFlag,
      streak: optionalFlag,
      groupPoints: optional(whole(1, MOST)),
      side: optional(firingArc),
      cover: optional(oneOf(SHOT_COVERS)),
      chassis: optionalChassis,
      aim: optional(fields<ShotAim>({ location: oneOf(LOCATION_NAMES), sure: flag })),
      bestTwoOfThree: optionalFlag,
      jamsUpTo: optional(whole(0, MOST)),
      jamMisses: optionalFlag,
      glancingMargin: optional(whole(-1, MOST)),
      missiles: optionalFlag,
      heat: optionalWhole,
    }),
  ),
  options: optionsWith<VolleyOptions>({
    antiMissileSystems: optional(whole(0, MOST_SYSTEMS)),
    antiMissileVolleys: optional(whole(0, MOST_SYSTEMS)),
    ruleset,
  }),
});
