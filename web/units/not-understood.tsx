import type { Unit } from '../../src/edge/units.js';
import { describeProblems, isUnderstood } from './unit-problems.js';

interface NotUnderstoodProps {
  /** Undefined while it is unknown by its name. */
  readonly unit: Unit | undefined;
  /** What follows from it here: "The Battle Value leaves this out:" */
  readonly consequence?: string;
}

/** What the unit's file says that TarComp did not understand or found odd; nothing where all is well. */
export function NotUnderstood({ unit, consequence }: NotUnderstoodProps) {
  if (unit === undefined) return null;
  const problems = describeProblems(unit);
  if (problems.length === 0) return null;
  return (
    <div class="not-understood" role="note" aria-label="Remarks on this unit’s file">
      <p>
        {isUnderstood(unit) ? (
          'Read with these remarks:'
        ) : (
          <>
            <strong>Not everything in this unit’s file was understood.</strong> {consequence}
          </>
        )}
      </p>
      <ul>
        {problems.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
