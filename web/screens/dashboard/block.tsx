import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { Card } from '../../ui/card.tsx';

type BlockProps<Answer> = {
  title: ReactNode;
  action?: ReactNode;
  className?: string;
  answer: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'error' | 'refetch'>;
  /** As high as what will be there. */
  skeleton: ReactNode;
  children: (data: Answer) => ReactNode;
};

/** A part of the dashboard that loads and fails by itself: the others stay as they are. */
export function Block<Answer>({ title, action, className = '', answer, skeleton, children }: BlockProps<Answer>) {
  const { data, isError, error, refetch } = answer;
  return (
    <Card title={title} action={action} className={className} isRegion>
      {data !== undefined && children(data)}
      {data === undefined && isError && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && skeleton}
    </Card>
  );
}

/** What a block says while there is nothing to show. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="max-w-[52ch] py-1 text-ink-2">{children}</p>;
}
