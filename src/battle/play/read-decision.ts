import type { NamedDecision } from '../named-orders.js';
import { decisionSchema } from '../replay/replay-file.js';
import { readWith } from '../save/read-with.js';

/**
 * Reads a decision.
 * @throws {BattleFileError} naming the field if it is not a decision
 */
export const readDecision = (decision: unknown): NamedDecision =>
  readWith(decisionSchema, decision, 'decision');
