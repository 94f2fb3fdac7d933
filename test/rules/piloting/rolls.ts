import type { ITargetNumber } from '../../../src/rules/modifier.js';
import {
  calculatePilotingRoll,
  PILOTING_CAUSES,
  type PilotingCause,
  type PilotingCauseKind,
  type PilotState,
} from '../../../src/rules/piloting/index.js';
import type { RulesetName } from '../../../src/rules/ruleset.js';

/** The value of one entry, 0 where it is not listed. */
export const entryValue = ({ modifiers }: Pick<ITargetNumber, 'modifiers'>, id: string): number =>
  modifiers.find((modifier) => modifier.id === id)?.value ?? 0;

const DIFFICULT: PilotingCause = { kind: 'terrain', terrain: 'swamp' };

export const causeOf = (kind: PilotingCauseKind): PilotingCause =>
  kind === 'terrain' ? DIFFICULT : { kind };

/** The kinds of roll on which an entry acts, for a pilot of skill 5 who is otherwise well. */
export function kindsWith(id: string, pilot: Partial<PilotState>, ruleset: RulesetName): PilotingCauseKind[] {
  return PILOTING_CAUSES.filter(
    (kind) =>
      entryValue(calculatePilotingRoll({ piloting: 5, ...pilot }, causeOf(kind), { ruleset }), id) !== 0,
  );
}
