import { oneDigit, percent } from '../../words.js';
import type { Results, WeaponResult } from './attack-results.js';
import { CANNOT_HIT, needs } from './needs.js';

/** From the easiest shot to the hardest: "7+ to 9+"; undefined if no weapon fires. */
function neededBy(weapons: readonly WeaponResult[]): string | undefined {
  const fired = weapons
    .filter(({ fires }) => fires)
    .sort((a, b) => (a.toHit?.finalToHit ?? 0) - (b.toHit?.finalToHit ?? 0))
    .map(needs);
  const [easiest] = fired;
  const hardest = fired.at(-1);
  return easiest === hardest ? easiest : `${easiest} to ${hardest}`;
}

/** On a phone the numbers stay in sight while the situation is changed. */
export function VolleyBar({ results: { volley, heat, weapons } }: { readonly results: Results }) {
  const needed = neededBy(weapons);
  return (
    <button
      type="button"
      class="volley-bar numbers"
      onClick={() => document.getElementById('results')?.scrollIntoView({ behavior: 'smooth' })}
    >
      <span>
        {needed !== undefined && 'needs '}
        <strong>{needed ?? CANNOT_HIT}</strong>
      </span>
      <span>
        <strong>{oneDigit(volley.expected)}</strong> damage
      </span>
      <span>
        20+ <strong>{percent(volley.heavy)}</strong>
      </span>
      <span>
        <strong>{heat}</strong> heat
      </span>
    </button>
  );
}
