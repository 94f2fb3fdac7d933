import { mayFlipArms, torsoTwistSteps } from '../../../rules/facing/index.js';
import { twistByGyroHits } from '../../../rules/facing/torso-and-arms.js';
import { mechHitTables } from '../../../rules/hit-location/hit-tables.js';
import type { Ruleset } from '../../../rules/ruleset.js';
import type { Design } from '../../combatant/design.js';
import type { PilotDesign } from '../../combatant/pilot.js';
import { footworkOf, sideStepOf } from '../../movement/mover.js';
import type { Bearing } from '../kind.js';
import { mechFigures } from './figures.js';

export function mechBearing(design: Design, { abilities }: PilotDesign, ruleset: Ruleset): Bearing {
  const option = { ruleset };
  const { chassis } = mechFigures(design);
  const { plan, quirks: unitQuirks } = design;
  const turning = { unitQuirks, abilities, chassis };
  const animalistic = unitQuirks.includes('animalistic');
  const bare = plan.arms.every((arm) => design.arms[arm] === 'no-lower-arm');
  return {
    twist: torsoTwistSteps(turning, option),
    twistByGyroHits: twistByGyroHits(chassis),
    flipsArms: mayFlipArms({ ...turning, hasLowerArmOrHand: !bare }, option),
    footwork: footworkOf(abilities, { chassis, animalistic, superheavy: design.superheavy }, option),
    sideStep: sideStepOf(abilities, chassis, option),
    hitTables: mechHitTables(ruleset, chassis),
    onLegs: ruleset.movement.legsLost[chassis],
  };
}
