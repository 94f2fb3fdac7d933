import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { faceToFace, type Moment, RED_WINS } from './moments.js';

const FIRES = [{ 0: { fire: { shots: [{ weapon: 'Medium Laser', target: 1 }] } } }];

/** The head of blue is hit, which wounds its pilot a third time: that takes 7 to stay conscious, and 6 comes. */
export const headHit = (ruleset: RulesetName, pilot: PilotSetup): Moment => ({
  ...faceToFace(3, {}, { pilot, condition: { wounds: 2 } }),
  ruleset,
  dice: [...RED_WINS, 6, 6, 6, 6, 3, 3],
  turns: FIRES,
  until: 'physical',
});

/**
 * The last round in the left torso of blue is hit and explodes, which gives its pilot two wounds: they take 3 and 5 to
 * stay conscious, and 12 and 4 come.
 */
export const explosion = (ruleset: RulesetName, pilot: PilotSetup): Moment => ({
  ...faceToFace(3, {}, { pilot, condition: { armor: { left_torso: 0 }, rounds: [50, 24, 1] } }),
  ruleset,
  // The shot, the left torso, one critical hit, its sixth slot; the blast brings no other; the pilot.
  dice: [...RED_WINS, 6, 6, 4, 4, 4, 4, 1, 6, 1, 1, 6, 6, 2, 2],
  turns: FIRES,
  until: 'physical',
});
