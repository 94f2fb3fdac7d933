import type { ComponentChildren } from 'preact';

interface DisclosureProps {
  readonly title: string;
  /** A summary of the content, shown while it is closed. */
  readonly summary?: string | undefined;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

export function Disclosure({ title, summary, open = false, children }: DisclosureProps) {
  return (
    <details class="disclosure" open={open}>
      <summary>
        <span class="disclosure-title">{title}</span>
        {summary !== undefined && <span class="disclosure-summary">{summary}</span>}
      </summary>
      <div class="disclosure-body">{children}</div>
    </details>
  );
}
