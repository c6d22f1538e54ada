import { type ReactNode, useEffect, useRef } from 'react';

const RADII = [210, 196, 182, 168, 154, 140, 126, 112, 98, 84, 48];

/** The frame of sign-in and sign-up: the form on paper, with a groove leaving the record beside it. */
export function AuthPanel({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const heading = useFocusWhenLost(title);
  return (
    <div className="mx-auto grid w-full max-w-5xl overflow-hidden rounded-card bg-surface ring-1 ring-line lg:grid-cols-aside-88">
      <div className="mx-auto w-full max-w-md min-w-0 px-5 py-6 sm:px-0 sm:py-12">
        <h1 ref={heading} tabIndex={-1} className="display outline-none text-title">
          {title}
        </h1>
        <p className="mt-3 text-ink-2">{lead}</p>
        <div className="mt-7">{children}</div>
      </div>
      <div
        className="relative hidden overflow-hidden bg-volt text-on-volt lg:block dark:bg-sunken dark:text-volt"
        aria-hidden
      >
        <svg viewBox="0 0 352 480" preserveAspectRatio="xMidYMax slice" className="draw absolute inset-0 size-full">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            {RADII.map((radius) => (
              <circle key={radius} cx="150" cy="350" r={radius} />
            ))}
            <path d="M150 140H352" pathLength="1" />
          </g>
          <circle cx="150" cy="350" r="9" fill="currentColor" />
        </svg>
      </div>
    </div>
  );
}

/** Moves the focus to the new heading when a step replaces another and the pressed button disappears with it. */
function useFocusWhenLost(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    const isOther = shown.current !== title;
    shown.current = title;
    if (isOther && document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return heading;
}
