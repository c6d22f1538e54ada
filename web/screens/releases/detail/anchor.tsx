import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A part of the page that links lead to, such as those in mails: what is loaded late is still where they land. */
export function Anchor({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed once more is another visit
  useEffect(() => {
    if (hash !== `#${id}`) return;
    container.current?.scrollIntoView({ block: 'start' });
    container.current?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return (
    <div id={id} ref={container} tabIndex={-1} className={clsx('min-w-0 scroll-mt-20 outline-none', className)}>
      {children}
    </div>
  );
}
