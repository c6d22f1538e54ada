import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A part of a page that an address leads to with `#name`. Its content may load after the page: it is scrolled to and
 * focused when it is there.
 */
export function Anchor({ name, children }: { name: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads here again
  useEffect(() => {
    if (hash !== `#${name}`) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [hash, key, name]);
  return (
    <div
      ref={part}
      id={name}
      tabIndex={-1}
      className="min-w-0 scroll-mt-20 rounded-card outline-none target:ring-2 target:ring-ink"
    >
      {children}
    </div>
  );
}
