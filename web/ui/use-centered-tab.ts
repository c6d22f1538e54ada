import { type RefObject, useEffect, useRef } from 'react';

type Row = Pick<HTMLElement, 'getBoundingClientRect' | 'scrollLeft'>;

/**
 * Scrolls a row sideways until an element is in its middle. The page stays where it is: `scrollIntoView` would move it
 * too, and going back could not restore its position (S2-067).
 */
export function centerInRow(row: Row, element: Pick<HTMLElement, 'getBoundingClientRect'>): void {
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** Shows the current tab of a row of links that may be wider than the page; `current` names it. */
export function useCenteredTab(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab has its own current element
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current=page]');
    if (row.current && tab) centerInRow(row.current, tab);
  }, [current]);
  return row;
}
