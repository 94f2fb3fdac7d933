import type { BaseIssue } from 'valibot';

const OBJECTS: readonly string[] = ['object', 'loose_object', 'strict_object'];

/** Describes what is wrong with a field, to follow its name and a colon. */
export function schemaProblem({ type, expected, received, message }: BaseIssue<unknown>): string {
  const ofKeys = OBJECTS.includes(type) && message.startsWith('Invalid key');
  if (ofKeys && received === 'undefined') return 'missing';
  if (ofKeys && expected === 'never') return 'there is no such field';
  return message.replace(/^Invalid/, 'invalid').replace('Expected', 'expected');
}
