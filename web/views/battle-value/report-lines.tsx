import type { ReportSection } from '../../../src/edge/battle-value.js';
import { grouped, groupedIn } from '../../words.js';
import { Difference } from './difference.js';
import type { ItemLine, SectionPair } from './side-by-side.js';

/** One report: labels, calculations, and the sum so far. */
export function ReportTable({ sections }: { readonly sections: readonly ReportSection[] }) {
  return (
    <div class="report">
      {sections.map(({ title, lines }) => (
        <section key={title} class="card report-section">
          <h2>{title}</h2>
          <table class="report-table">
            <thead class="unseen">
              <tr>
                <th scope="col">What</th>
                <th scope="col">How</th>
                <th scope="col">Running total</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, calculation, value }, place) => (
                <tr key={place}>
                  <th scope="row">{label}</th>
                  <td class="calculation">{groupedIn(calculation)}</td>
                  <td class="numbers sum">{value === undefined ? '' : grouped(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

interface SideBySideProps {
  readonly sections: readonly SectionPair[];
  readonly names: { readonly a: string; readonly b: string };
}

/** Two reports in one: each line's value in both, and the difference. */
export function SideBySideTable({ sections, names }: SideBySideProps) {
  return (
    <div class="report">
      {sections.map(({ title, lines }) => (
        <section key={title} class="card report-section">
          <h2>{title}</h2>
          <table class="report-table pair">
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">What</span>
                </th>
                <th scope="col">{names.a}</th>
                <th scope="col">{names.b}</th>
                <th scope="col">Difference</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, a, b }, place) => (
                <tr key={place}>
                  <th scope="row">{label}</th>
                  <Cell line={a} />
                  <Cell line={b} />
                  <td class="numbers sum">
                    <LineDifference a={a} b={b} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

interface LineDifferenceProps {
  readonly a: ItemLine | undefined;
  readonly b: ItemLine | undefined;
}

/** A line that one report lacks counts as 0 there. */
function LineDifference({ a, b }: LineDifferenceProps) {
  if (a !== undefined && b !== undefined && (a.worth === undefined || b.worth === undefined)) return null;
  if (a?.worth === undefined && b?.worth === undefined) return null;
  return <Difference a={a?.worth ?? 0} b={b?.worth ?? 0} />;
}

const Cell = ({ line }: { readonly line: ItemLine | undefined }) => (
  <td class="pair-cell">
    {line === undefined ? (
      <span class="faint">none</span>
    ) : (
      <>
        {line.worth !== undefined && <strong class="numbers">{grouped(line.worth)}</strong>}
        <span class="calculation">{groupedIn(line.calculation)}</span>
      </>
    )}
  </td>
);
