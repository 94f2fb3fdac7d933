import type { ReportLine, ReportSection } from '../../../src/battle-value/index.js';
import { shown } from '../../../src/battle-value/report.js';
import { Difference } from './difference.js';
import type { SectionPair } from './side-by-side.js';

/** One report: what is counted, how it comes about, and the sum so far. */
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
                <th scope="col">Sum so far</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, calculation, value }, place) => (
                <tr key={place}>
                  <th scope="row">{label}</th>
                  <td class="calculation">{calculation}</td>
                  <td class="numbers sum">{value === undefined ? '' : shown(value)}</td>
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

/** Two reports in one, with what the second has more or less. */
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
                    {a?.value !== undefined && b?.value !== undefined && (
                      <Difference a={a.value} b={b.value} />
                    )}
                    {a === undefined && <span class="difference">only on the right</span>}
                    {b === undefined && <span class="difference">only on the left</span>}
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

const Cell = ({ line }: { readonly line: ReportLine | undefined }) => (
  <td class="pair-cell">
    {line === undefined ? (
      <span class="faint">none</span>
    ) : (
      <>
        {line.value !== undefined && <strong class="numbers">{shown(line.value)}</strong>}
        <span class="calculation">{line.calculation}</span>
      </>
    )}
  </td>
);
