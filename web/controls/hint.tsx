import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

/** A question mark that unfolds an explanation: fingers cannot hover. */
export function Hint({ about, children }: { readonly about: string; readonly children: ComponentChildren }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="hint-button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`About ${about}`}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <span id={id} class="hint" hidden={!open}>
        {children}
      </span>
    </>
  );
}
