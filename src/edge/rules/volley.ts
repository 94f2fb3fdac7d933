import {
  checked,
  fields,
  flag,
  listOf,
  oneOf,
  optional,
  whole,
  wholeOfEitherSign,
  wholeOrInfinity,
} from '../../check/shape.js';
import { LOCATION_NAMES } from '../../rules/body/plan.js';
import type { ShotAim, VolleyOptions, VolleyShot } from '../../rules/volley/index.js';
import * as volley from '../../rules/volley/index.js';
import { SHOT_COVERS } from '../../rules/volley/shot.js';
import { firingArc, optionalChassis, optionalFlag, optionalWhole, ruleset } from '../common.js';
import { optionsWith } from '../options.js';

export * from '../../rules/volley/index.js';

export const calculateVolleyOdds = checked(volley.calculateVolleyOdds, {
  shots: listOf(
    fields<VolleyShot>({
      needed: wholeOrInfinity,
      damagePerHit: whole(),
      damageDice: optionalWhole,
      clusterSize: optionalWhole,
      clusterModifier: optional(wholeOfEitherSign),
      hotLoaded: optionalFlag,
      streak: optionalFlag,
      groupPoints: optional(whole(1)),
      side: optional(firingArc),
      cover: optional(oneOf(SHOT_COVERS)),
      chassis: optionalChassis,
      aim: optional(fields<ShotAim>({ location: oneOf(LOCATION_NAMES), sure: flag })),
      bestTwoOfThree: optionalFlag,
      jamsUpTo: optionalWhole,
      jamMisses: optionalFlag,
      glancingMargin: optional(whole(-1)),
      missiles: optionalFlag,
      heat: optionalWhole,
    }),
  ),
  options: optionsWith<VolleyOptions>({ antiMissileSystems: optionalWhole, ruleset }),
});
