import type { PilotSetup } from '../../../src/battle/combatant/pilot.js';
import type { RulesetName } from '../../../src/rules/index.js';
import { faceToFace, HAWK, type Moment, RED_WINS } from './moments.js';

/** Red fires at two opponents before it, at short range each: 3 at the first, and 4 at the second. */
export function twoTargets(ruleset: RulesetName, pilot: PilotSetup): Moment {
  const { red, blue } = faceToFace(3, { pilot });
  return {
    red,
    blue: [...blue, { unit: HAWK, quirks: [], at: [6, 12], facing: 3 }],
    ruleset,
    dice: [...RED_WINS, 1, 2, 2, 2, 3, 4, 3, 4],
    turns: [
      {
        0: {
          fire: {
            shots: [
              { weapon: 'Medium Laser', target: 1 },
              { weapon: 'SRM 2', target: 2 },
            ],
          },
        },
      },
    ],
    until: 'physical',
  };
}
