import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ErrorFallback } from '../../../api/error-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';

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

/** A part of the dashboard that loads and fails independently of the others. */
export function Block<Result>({
  title,
  action,
  className = '',
  result,
  skeleton,
  fallback,
  children,
}: BlockProps<Result>) {
  const { data, isError, error, refetch } = result;
  return (
    <Card title={title} action={action} className={className} isRegion>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <LoadFailed error={error} {...(fallback ? { fallback } : {})} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && skeleton}
    </Card>
  );
}

/** The text of a block that has nothing to show. */
export function EmptyBlock({ children }: { children: ReactNode }) {
  return <p className="max-w-note py-1 text-ink-2">{children}</p>;
}
