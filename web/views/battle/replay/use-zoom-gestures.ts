import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Zoom = (scale: number, x?: number, y?: number) => void;

/** The enlargement for a notch of the wheel. */
const NOTCH = 1.15;

/** Zooms by the wheel with the control key, which is how trackpads report a pinch, and by two fingers on a screen. */
export function useZoomGestures(scroller: RefObject<HTMLElement | null>, scale: number, zoom: Zoom) {
  const now = useRef({ scale, zoom });
  now.current = { scale, zoom };
  const fingers = useRef(new Map<number, readonly [x: number, y: number]>());
  /** The distance of the fingers when the pinch began, and the scale at that time. */
  const pinch = useRef<{ readonly apart: number; readonly scale: number } | undefined>(undefined);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = event.deltaY < 0 ? NOTCH : 1 / NOTCH;
      now.current.zoom(now.current.scale * factor, event.clientX - box.left, event.clientY - box.top);
    };
    // The framework's listeners are passive and cannot prevent the page from zooming itself.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [scroller]);

  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    pinch.current = undefined;
  };
  return {
    onPointerDown: ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      fingers.current.set(pointerId, [clientX, clientY]);
      const apart = distance(fingers.current);
      pinch.current = apart === undefined ? undefined : { apart, scale: now.current.scale };
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!fingers.current.has(pointerId)) return;
      fingers.current.set(pointerId, [clientX, clientY]);
      const apart = distance(fingers.current);
      const begun = pinch.current;
      const box = scroller.current?.getBoundingClientRect();
      if (apart === undefined || begun === undefined || box === undefined) return;
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [...fingers.current.values()];
      const [x, y] = [(x1 + x2) / 2 - box.left, (y1 + y2) / 2 - box.top];
      now.current.zoom((begun.scale * apart) / begun.apart, x, y);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}

/** The distance between two fingers; undefined for any other number. */
function distance(fingers: ReadonlyMap<number, readonly [number, number]>): number | undefined {
  if (fingers.size !== 2) return undefined;
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [...fingers.values()];
  return Math.max(1, Math.hypot(x1 - x2, y1 - y2));
}
