import { oneDigit, percent } from '../../words.js';
import type { Results } from './results.js';

/** On a phone the result stays in sight while the situation is changed. */
export const VolleyBar = ({ results: { volley, heat } }: { readonly results: Results }) => (
  <button
    type="button"
    class="volley-bar numbers"
    onClick={() => document.getElementById('results')?.scrollIntoView({ behavior: 'smooth' })}
  >
    <span>
      <strong>{oneDigit(volley.expected)}</strong> damage
    </span>
    <span>
      20+ <strong>{percent(volley.heavy)}</strong>
    </span>
    <span>
      head <strong>{percent(volley.head)}</strong>
    </span>
    <span>
      heat <strong>{heat}</strong>
    </span>
  </button>
);
