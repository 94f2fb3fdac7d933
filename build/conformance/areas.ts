import { battleValue } from './battle-value.js';
import { clusters } from './clusters.js';
import { damage } from './damage.js';
import { heat } from './heat.js';
import { hitLocation } from './hit-location.js';
import { physical } from './physical.js';
import { piloting } from './piloting.js';
import type { Area, Question } from './question.js';
import { toHit } from './to-hit.js';

/** The files made from the tables of this folder alone. */
export const AREAS: readonly Area[] = [
  toHit,
  hitLocation,
  clusters,
  piloting,
  heat,
  physical,
  damage,
  battleValue,
];

const SCHEMA_VERSION = 1;

/** Without repeated questions. */
function onceEach(questions: readonly Question[]): readonly Question[] {
  const asked = new Map<string, Question>();
  for (const question of questions) {
    const wording = JSON.stringify([question.ask, question.given]);
    if (!asked.has(wording)) asked.set(wording, question);
  }
  return [...asked.values()];
}

/** A file of the suite: one question a line, so that changes are easy to see. */
export function textOf({ area, sources, questions }: Area): string {
  const head = JSON.stringify(
    { format: 'tarcomp-conformance', schema: SCHEMA_VERSION, area, sources },
    null,
    2,
  );
  const lines = onceEach(questions).map(
    (question, place) => `    ${JSON.stringify({ id: `${area}-${place + 1}`, ...question })}`,
  );
  return `${head.slice(0, -2)},\n  "questions": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
