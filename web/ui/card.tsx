import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type CardProps = {
  title?: ReactNode;
  action?: ReactNode;
  /** Important enough that screen readers can jump to it by its title. */
  isRegion?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ title, action, isRegion = false, className, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={isRegion ? id : undefined}
      className={clsx('min-w-0 rounded-card bg-surface p-4 ring-1 ring-line sm:p-5', className)}
    >
      {(title || action) && (
        <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {title && (
            <h2 id={isRegion ? id : undefined} className="text-15 font-bold tracking-text">
              {title}
            </h2>
          )}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
