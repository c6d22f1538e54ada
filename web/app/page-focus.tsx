import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';
import { hasNavigated } from './navigation.ts';

/**
 * After a move to another page the focus is at its heading, unless the page put it somewhere itself, and the title is said: what a
 * loaded page does by itself. Another query or part of the same page moves nothing.
 */
export function PageFocus({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // The first page of a visit is the browser's matter; one that follows signing in is ours.
  const shown = useRef(hasNavigated() ? null : pathname);
  const before = useRef<Element | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Runs before the new page may take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of leaving is what counts
  useLayoutEffect(
    () => () => {
      before.current = document.activeElement;
    },
    [pathname],
  );
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(title);
    if (hash !== '' || keepsFocus(before.current, type)) return;
    return focusHeading();
  }, [pathname, hash, title, type]);
  return (
    <p role="status" lang="en" className="sr-only">
      {announcement}
    </p>
  );
}

// A draft gets its address while somebody types into it: an address that is put right is no move.
function keepsFocus(before: Element | null, type: string): boolean {
  const now = document.activeElement;
  const isInPage = document.getElementById('main')?.contains(now) === true;
  return isInPage && (now !== before || type === 'REPLACE');
}
