import { shown } from '../../../src/battle-value/report.js';

/** By how much the second is more or less: by sign and arrow, and by colour besides. */
export function Difference({ a, b }: { readonly a: number; readonly b: number }) {
  const by = Number(shown(b - a));
  if (by === 0) {
    return (
      <span class="difference same">
        <span aria-hidden="true">=</span>
        <span class="unseen">the same</span>
      </span>
    );
  }
  return (
    <span class={`difference ${by > 0 ? 'more' : 'less'}`}>
      <span aria-hidden="true">{by > 0 ? '▲' : '▼'}</span> {by > 0 ? '+' : '−'}
      {Math.abs(by).toLocaleString('en')}
    </span>
  );
}
