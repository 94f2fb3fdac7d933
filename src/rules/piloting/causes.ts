import { deepFreeze } from '../../catalog/deep-freeze.js';
import type { PilotingRules } from '../rulesets/areas/piloting.js';
import { lookUpIn, type TableRow } from '../table.js';
import { gyroHitModifier } from './gyro.js';
import type { PilotingCause, PilotingCauseKind, PilotState } from './situation.js';
import { HEAVY_DAMAGE } from './when-needed.js';

/** By hexes moved before the turn that causes the skid. */
export const SKID_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 0, maximum: 2, modifier: -1 },
  { minimum: 3, maximum: 4, modifier: 0 },
  { minimum: 5, maximum: 7, modifier: 1 },
  { minimum: 8, maximum: 10, modifier: 2 },
  { minimum: 11, maximum: 17, modifier: 4 },
  { minimum: 18, maximum: 24, modifier: 5 },
  { minimum: 25, maximum: Number.POSITIVE_INFINITY, modifier: 6 },
]);

const skidModifier = lookUpIn(SKID_TABLE);

/** By tonnage: light, medium, heavy and assault 'Mechs. Total Warfare, "Heavy Gauss Rifle". */
const RECOIL_TABLE: readonly TableRow[] = deepFreeze([
  { minimum: 0, maximum: 35, modifier: 2 },
  { minimum: 40, maximum: 55, modifier: 1 },
  { minimum: 60, maximum: 75, modifier: 0 },
  { minimum: 80, maximum: 100, modifier: -1 },
]);

const recoilModifier = lookUpIn(RECOIL_TABLE);

/** A VTOL makes a harder forced landing. */
const WITHOUT_ROTOR = 4;

interface CauseEntry {
  readonly name: string;
  readonly description: string;
  readonly modifier: (cause: PilotingCause, pilot: PilotState, rules: PilotingRules) => number;
  /** It bears on no other roll of its phase. */
  readonly alone?: true;
}

const entry = (
  name: string,
  description: string,
  modifier: number | CauseEntry['modifier'] = 0,
): CauseEntry => ({
  name,
  description,
  modifier: typeof modifier === 'number' ? () => modifier : modifier,
});

/** The modifier of each cause (docs/rules/piloting-rolls.md). The terrain table holds the modifiers of terrain. */
export const CAUSES: Readonly<Record<PilotingCauseKind, CauseEntry>> = {
  terrain: entry('Terrain', 'enters difficult terrain'),
  skid: entry('Skid', 'turns on slippery ground', ({ hexesMoved }) =>
    hexesMoved === undefined ? 0 : skidModifier(hexesMoved),
  ),
  sideslip: entry('Sideslip', 'turns at flank speed'),
  fall: entry('Fall', 'falls'),
  damage: entry('Heavy damage', `${HEAVY_DAMAGE} or more damage in the phase`, 1),
  physical: entry('Physical attack', 'kicked, pushed, or missed a kick'),
  gyro: entry('Gyro hit', 'gyro hit in the phase', (_, pilot, rules) => gyroHitModifier(pilot, rules)),
  // The damage to the leg already counts as a modifier.
  leg: entry('Leg hit', 'leg hit in the phase'),
  stand: entry('Standing up', 'stands up', (_, { chassis = 'biped' }, { standingUp }) => standingUp[chassis]),
  start: entry('Starting', 'starts an engine that has stalled'),
  shutdown: entry('Shutdown', 'reactor shuts down', 3),
  dfa: entry('Death from above', 'after a death from above', ({ role, missed }, _, rules) =>
    missed ? 0 : role === 'target' ? 2 : rules.deathFromAbove,
  ),
  'shake-off': entry('Shaking off', 'shakes off those who cling to it'),
  charge: entry('Charge', 'after a charge', 2),
  'pilot-hit': entry('Pilot hit', 'the pilot is hit'),
  'forced-landing': entry('Forced landing', 'comes down without power', (_, { motion }) =>
    motion === 'vtol' ? WITHOUT_ROTOR : 0,
  ),
  'torso-lost': entry('Side torso lost', 'fights on without a side torso'),
  cliff: entry('Sheer cliff', 'drives down a sheer cliff'),
  recoil: {
    ...entry('Recoil', 'fires a heavy Gauss rifle on the move', ({ tonnage }) =>
      tonnage === undefined ? 0 : recoilModifier(tonnage),
    ),
    alone: true,
  },
};
