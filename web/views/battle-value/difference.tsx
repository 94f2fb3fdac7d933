import { grouped } from '../../words.js';

/** The difference of the second value, by sign and arrow as well as by colour. */
export function Difference({ a, b }: { readonly a: number; readonly b: number }) {
  const by = b - a;
  const amount = grouped(Math.abs(by));
  if (amount === '0') {
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
      {amount}
    </span>
  );
}
