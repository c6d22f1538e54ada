import type { ReactNode } from 'react';

type BandProps = {
  /** The subject, above the headline. */
  name: string;
  /** The fact that the part shows. */
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the page between hairlines: its fact on the left, what shows it on the right. */
export function Band({ name, title, text, action, children }: BandProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line pt-8 pb-9 lg:grid-cols-rail-76">
      <div className="min-w-0">
        <p className="text-13 text-ink-2 first-letter:uppercase">{name}</p>
        <h2 className="display mt-2 wrap-anywhere text-22 leading-tight">{title}</h2>
        {text && <div className="mt-2.5 max-w-note text-13 text-ink-2">{text}</div>}
        {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
