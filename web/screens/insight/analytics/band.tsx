import type { ReactNode } from 'react';

type BandProps = {
  /** The subject of the part, above its headline. */
  name: string;
  /** The fact that the part shows. */
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a page between hairlines: what it says on the left, the picture and its numbers on the right. */
export function Band({ name, title, text, action, children }: BandProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line pt-8 pb-5 lg:grid-cols-rail-76">
      <div className="min-w-0">
        <p className="text-13 text-ink-2">{name}</p>
        <h2 className="display mt-2 text-22 wrap-anywhere leading-tight">{title}</h2>
        {text && <div className="mt-3 max-w-note text-13 text-ink-2">{text}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
