import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isNarrow } from '../../../controls/narrow.js';

interface FoldingCardProps {
  readonly title: string;
  /** A sign before the title. */
  readonly sign?: string;
  readonly class: string;
  /** Always shown beside the title. */
  readonly aside?: string;
  /** Shown below the title while the card is folded. */
  readonly summary: string;
  readonly children: ComponentChildren;
}

/** A card that can be folded to a summary. On a phone it begins folded, so that what follows is within reach. */
export function FoldingCard({ title, sign, aside, summary, children, ...rest }: FoldingCardProps) {
  const [startsOpen] = useState(() => !isNarrow());
  return (
    <section class={`card folding ${rest.class}`} aria-label={title}>
      <details open={startsOpen}>
        <summary>
          <h2>
            {sign !== undefined && (
              <span class="side-sign" aria-hidden="true">
                {sign}{' '}
              </span>
            )}
            {title}
          </h2>
          {aside !== undefined && <span class="faint numbers">{aside}</span>}
          <span class="folded-words">{summary}</span>
        </summary>
        <div class="folding-body">{children}</div>
      </details>
    </section>
  );
}
