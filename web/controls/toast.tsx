import { useEffect } from 'preact/hooks';
import { view } from '../state/address.js';
import { toast, unsay } from '../state/toast.js';

export function Toast() {
  const { words, action } = toast.value;
  // What it offers belongs to the view that it was said in.
  useEffect(() => view.subscribe(() => toast.peek().action && unsay()), []);
  return (
    <div class="toast" data-shown={words !== ''}>
      <output>{words}</output>
      {action !== undefined && (
        <button
          type="button"
          class="toast-action"
          onClick={() => {
            unsay();
            action.act();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
