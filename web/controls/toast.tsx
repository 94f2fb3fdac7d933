import { useEffect } from 'preact/hooks';
import { view } from '../state/address.js';
import { toast, unsay } from '../state/toast.js';

export function Toast() {
  const { words, action } = toast.value;
  // Its button is only useful now: it disappears with the view, or when Back has done the same.
  useEffect(() => {
    const withdraw = () => {
      if (toast.peek().action !== undefined) unsay();
    };
    addEventListener('popstate', withdraw);
    const stop = view.subscribe(withdraw);
    return () => {
      removeEventListener('popstate', withdraw);
      stop();
    };
  }, []);
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
