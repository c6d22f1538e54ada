import type { ReactNode } from 'react';
import { Grooves } from './grooves.tsx';

type EmptyStateProps = {
  title: ReactNode;
  /** A plain sentence with the next step. */
  children: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <Grooves className="h-16 text-ink-3" />
      <h2 className="mt-4 text-15 font-bold tracking-text">{title}</h2>
      <p className="mt-1 max-w-brief leading-relaxed text-ink-2">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
