import type { Unit } from '../../src/units/index.js';
import { describeProblems } from './unit-problems.js';

interface NotUnderstoodProps {
  /** Undefined while it is unknown by its name. */
  readonly unit: Unit | undefined;
  /** What follows from it here: "The Battle Value leaves it out." */
  readonly consequence?: string;
}

/** What the unit's file says that TarComp did not understand; nothing where all of it was. */
export function NotUnderstood({ unit, consequence }: NotUnderstoodProps) {
  const problems = unit === undefined ? [] : describeProblems(unit);
  if (problems.length === 0) return null;
  return (
    <div class="not-understood" role="note" aria-label="Not understood">
      <p>
        <strong>Not everything in this unit’s file was understood.</strong> {consequence}
      </p>
      <ul>
        {problems.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
