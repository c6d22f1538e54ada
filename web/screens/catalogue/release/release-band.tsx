import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type ReleaseBandProps = {
  /** The name in the address that mails link to. */
  id: string;
  name: string;
  /** The fact that the part shows. */
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A part of the release's page between hairlines: name and fact left, what shows it from the line's zero on. A link to it
 * reaches it even when it loads late.
 */
export function ReleaseBand({ id, name, title, text, action, children }: ReleaseBandProps) {
  const { hash, key } = useLocation();
  const part = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same link again is another visit
  useEffect(() => {
    if (hash !== `#${id}`) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [hash, id, key]);
  return (
    <section
      id={id}
      ref={part}
      tabIndex={-1}
      aria-labelledby={`${id}-fact`}
      className="grid scroll-mt-26 gap-x-15 gap-y-4.5 border-t border-line pt-6.5 pb-7 outline-none first:border-t-0 lg:grid-cols-rail-85 lg:pt-8.5 lg:pb-9.5"
    >
      <div className="min-w-0">
        <p className="text-13 font-medium text-ink-2">{name}</p>
        <h2 id={`${id}-fact`} className="display mt-1.5 wrap-anywhere text-2xl leading-tight lg:text-26">
          {title}
        </h2>
        {text && <div className="mt-2 max-w-tight text-13 text-ink-2">{text}</div>}
        {action && <div className="mt-3.5 flex flex-wrap items-center gap-2">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
