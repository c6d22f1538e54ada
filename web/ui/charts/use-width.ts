import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element, updated when the window or the layout around it changes. */
export function useWidth<E extends HTMLElement>(atFirst: number): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(Math.round(element.clientWidth) || atFirst);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [atFirst]);
  return [ref, width];
}
