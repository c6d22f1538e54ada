import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Where scrolling ends; a fraction of a pixel is left at some zoom levels. */
const END_PX = 2;

/** Whether the end of a frame that scrolls sideways is out of sight: without a sign nobody looks for it. */
export function useCutEnd<Frame extends HTMLElement>(): [RefObject<Frame | null>, boolean] {
  const ref = useRef<Frame>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const update = () => setIsCut(frame.scrollWidth - frame.clientWidth - frame.scrollLeft > END_PX);
    const observer = new ResizeObserver(update);
    observer.observe(frame);
    for (const child of frame.children) observer.observe(child);
    frame.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', update);
    };
  }, []);
  return [ref, isCut];
}
