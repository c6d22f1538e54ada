import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';
import { hasNavigated } from './navigation.ts';

/**
 * After a page change, moves the focus to the heading, unless the page set it itself, and announces the title, as a
 * browser does for a loaded page. A change of only the query or the fragment moves nothing.
 */
export function PageFocus({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // The browser handles the first page of a visit; the page that follows signing in is ours.
  const shown = useRef(hasNavigated() ? null : pathname);
  const before = useRef<Element | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // Runs before the new page may take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment of leaving counts
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

// A draft gets its address while the user types into it: a corrected address is no page change.
function keepsFocus(before: Element | null, type: string): boolean {
  const now = document.activeElement;
  const isInPage = document.getElementById('main')?.contains(now) === true;
  return isInPage && (now !== before || type === 'REPLACE');
}
