import { useId, useState } from 'preact/hooks';
import { type Elsewhere, elsewhereWords } from './elsewhere.js';

interface ByRulesProps {
  /** By the current rules. */
  readonly here: string;
  /** Compared with the others, if it differs from what is shown. */
  readonly own?: string;
  readonly others: readonly Elsewhere[];
}

/** A number. If another ruleset gives a different one, a tap shows it. */
export function ByRules({ here, own = here, others }: ByRulesProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const different = others.filter(({ words }) => words !== own);
  if (different.length === 0) return <>{here}</>;
  return (
    <>
      <button
        type="button"
        class="by-rules"
        aria-expanded={open}
        aria-controls={id}
        title="Another ruleset gives a different number"
        onClick={() => setOpen(!open)}
      >
        {here}
      </button>
      {open && (
        <span id={id} class="hint by-rules-note">
          {elsewhereWords(different).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
      )}
    </>
  );
}
