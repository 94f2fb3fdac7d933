import { useEffect, useState } from 'preact/hooks';

/** As in the style sheets: a phone, held upright. */
const NARROW = 'screen and (max-width: 48rem)';

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const follow = () => setNarrow(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return narrow;
}
