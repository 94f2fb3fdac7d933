import { hooksOf } from '../../rules/carried-hooks.js';
import { LEFT_ARM, RIGHT_ARM } from '../../rules/damage/body.js';
import { mayFlipArms, torsoTwistSteps } from '../../rules/facing/index.js';
import { jumpDetour } from '../../rules/movement/index.js';
import type { RulesetName } from '../../rules/ruleset.js';
import { type Footwork, footworkOf, sideStepOf } from '../movement/mover.js';
import type { MechDesign } from './design.js';
import type { PilotDesign } from './pilot.js';

/** What quirks and abilities make of a unit for good, asked for so often that it is worked out once. */
export interface Aptitudes {
  /** Hexsides that the torso turns, while the unit stands. */
  readonly twist: number;
  readonly flipsArms: boolean;
  readonly footwork: Footwork;
  readonly sideStep: number;
  readonly jumpDetour: number;
  /** Whether it bears on the initiative of its side in any way. */
  readonly leads: boolean;
  /** Acts before all others in this round; 0 for those who never do. */
  readonly eagerRound: number;
  readonly drawsFire: boolean;
  readonly needsNoSpotter: boolean;
}

const known = new WeakMap<MechDesign, WeakMap<PilotDesign, Partial<Record<RulesetName, Aptitudes>>>>();

export function aptitudesOf(design: MechDesign, pilot: PilotDesign, ruleset: RulesetName): Aptitudes {
  let ofDesign = known.get(design);
  if (ofDesign === undefined) {
    ofDesign = new WeakMap();
    known.set(design, ofDesign);
  }
  let byRuleset = ofDesign.get(pilot);
  if (byRuleset === undefined) {
    byRuleset = {};
    ofDesign.set(pilot, byRuleset);
  }
  let aptitudes = byRuleset[ruleset];
  if (aptitudes === undefined) {
    aptitudes = workOut(design, pilot, ruleset);
    byRuleset[ruleset] = aptitudes;
  }
  return aptitudes;
}

function workOut(design: MechDesign, pilot: PilotDesign, ruleset: RulesetName): Aptitudes {
  const option = { ruleset };
  const { quad, quirks: unitQuirks } = design;
  const { abilities } = pilot;
  const carrier = { unitQuirks, abilities };
  const hooks = hooksOf(carrier, option);
  const bare = design.arms[LEFT_ARM] === 'no-lower-arm' && design.arms[RIGHT_ARM] === 'no-lower-arm';
  return {
    twist: torsoTwistSteps({ ...carrier, quad }, option),
    flipsArms: mayFlipArms({ ...carrier, quad, hasLowerArmOrHand: !bare }, option),
    footwork: footworkOf(abilities, { quad, animalistic: unitQuirks.includes('animalistic') }, option),
    sideStep: sideStepOf(abilities, quad, option),
    jumpDetour: jumpDetour(carrier, option),
    leads: hooks.some(({ initiative, initiativeReroll }) => (initiative ?? 0) > 0 || initiativeReroll),
    eagerRound: Math.max(0, ...hooks.map(({ actsFirstInRound }) => actsFirstInRound ?? 0)),
    drawsFire: hooks.some(({ drawsFirstAttack }) => drawsFirstAttack),
    needsNoSpotter: hooks.some(({ needsNoSpotter }) => needsNoSpotter),
  };
}
