import type { ReactNode } from 'react';

/** The heading of a part of the review. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="display text-19 leading-tight">
      {children}
    </h2>
  );
}
