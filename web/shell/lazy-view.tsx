import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Loaded = { readonly View: ComponentType } | { readonly problem: string } | undefined;

/** A view whose code is fetched when it is first opened. */
export function LazyView({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let wanted = true;
    setLoaded(undefined);
    load().then(
      (View) => wanted && setLoaded({ View }),
      () =>
        wanted &&
        setLoaded({ problem: 'This view could not be fetched. Check your connection and reload the page.' }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded === undefined) return <p class="notice">Loading …</p>;
  if ('problem' in loaded)
    return (
      <p class="notice bad" role="alert">
        {loaded.problem}
      </p>
    );
  return <loaded.View />;
}
