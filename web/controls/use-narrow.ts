import { useEffect, useState } from 'preact/hooks';
import { isNarrow, NARROW } from './narrow.js';

/** Whether the page is as narrow as a phone; updated when that changes. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(isNarrow);
  useEffect(() => {
    const media = matchMedia(NARROW);
    const follow = () => setNarrow(media.matches);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return narrow;
}
