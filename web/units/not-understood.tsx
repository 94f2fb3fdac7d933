import type { Unit } from '../../src/edge/units.js';
import { describeProblems, isUnderstood } from './unit-problems.js';

interface NotUnderstoodProps {
  /** Undefined while no unit has the name. */
  readonly unit: Unit | undefined;
  /** The consequence here: "The Battle Value leaves this out:" */
  readonly consequence?: string;
}

/** The parts of the unit's file that TarComp did not understand or found odd. Renders nothing if there are none. */
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
