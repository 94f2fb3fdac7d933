import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from '../state/after-paint.js';

type Load = () => Promise<ComponentType>;

/** Views that were opened before appear at once. */
const views = new Map<Load, ComponentType>();

/** A view whose code is loaded when it is first opened; the frame around it appears first. */
export function LazyView({ load }: { readonly load: Load }) {
  const [outcome, setOutcome] = useState<'fetched' | 'failed'>();
  useEffect(() => {
    if (views.has(load)) return;
    let wanted = true;
    afterPaint()
      .then(load)
      .then(
        (View) => {
          views.set(load, View);
          if (wanted) setOutcome('fetched');
        },
        () => wanted && setOutcome('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [load]);
  const View = views.get(load);
  if (View !== undefined) return <View />;
  if (outcome === 'failed')
    return (
      <p class="notice bad" role="alert">
        This view could not be loaded. Check your connection and reload the page.
      </p>
    );
  return <p class="notice">Loading …</p>;
}
