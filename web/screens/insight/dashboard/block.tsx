import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { ErrorFallback } from '../../../api/error-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';

type BlockProps<Result> = {
  title: ReactNode;
  action?: ReactNode;
  className?: string;
  result: Pick<UseQueryResult<Result>, 'data' | 'isError' | 'error' | 'refetch'>;
  /** As high as the loaded content. */
  skeleton: ReactNode;
  /** The text for a failure without a message of its own. */
  fallback?: ErrorFallback;
  children: (data: Result) => ReactNode;
};

/** A part of the dashboard, on the page without a frame, that loads and fails independently of the others. */
export function Block<Result>({ title, action, className, result, skeleton, fallback, children }: BlockProps<Result>) {
  const { data, isError, error, refetch } = result;
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <header className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="display text-22 leading-tight">
          {title}
        </h2>
        {action}
      </header>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <LoadFailed error={error} {...(fallback ? { fallback } : {})} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && skeleton}
    </section>
  );
}

/** The text of a block that has nothing to show. */
export function EmptyBlock({ children }: { children: ReactNode }) {
  return <p className="max-w-note py-1 text-ink-2">{children}</p>;
}
