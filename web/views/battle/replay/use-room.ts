import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Room } from './camera.js';

/** The size of an element's inside, updated as it changes; undefined until measured. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      // The size of the box, not of its scrolled content: scroll bars that come and go must not change the picture.
      const width = element.offsetWidth - BORDERS;
      const height = element.offsetHeight - BORDERS;
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return room;
}

/** For both sides together, and a pixel against rounding. */
const BORDERS = 3;
